import { withoutCapital } from '@raccord/french';
import { clubHome } from '../clubs.ts';
import { CliFault } from '../command.ts';
import { dataPlaceOf, loadServer, telling } from '../data.ts';
import { inputLabel } from '../input.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { counted, printable, quote } from '../text.ts';
import type { ImportKind } from './importkind.ts';

/** A whole tournament, which another installation exported. */
export const tournamentImport: ImportKind = {
  what: 'un tournoi exporté',
  options: ['identifiant', 'club'],
  detects: ({ text }) => text?.startsWith('{') === true,
  async run(call, file) {
    const server = await loadServer();
    const progress = makeProgress(call.json);
    const imported = await telling(
      (async () => {
        const store = await server.openStore(dataPlaceOf(call));
        try {
          const home = await clubHome(call, store, server);
          return await server.importTournament(store, file.text ?? '', call.values.identifiant, home, {
            tell: (done, total) => progress.count('actions', done, total),
          });
        } finally {
          await store.close();
        }
      })(),
    ).finally(() => progress.end());
    if (!imported.ok) throw new CliFault(`${inputLabel(file)} : ${withoutCapital(imported.fault.text)}`);
    const { id, name, events, lexicon } = imported.value;
    if (call.json) printJson({ id, name, events, lexicon });
    else {
      printOut([
        `Tournoi ${quote(name)} ajouté sous l’identifiant « ${id} » : ${counted(events, 'action')}.`,
        `Son dictionnaire : ${printable(lexicon.name) || 'sans nom'}.`,
      ]);
    }
    return 0;
  },
};

import { type CliCommand, CliFault } from '../command.ts';
import { DATA_NOTE, DATA_OPTIONS, directoryOf, withStore } from '../data.ts';
import { OPTIONS, required } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress, tournamentsDone } from '../progress.ts';
import { checkTarget, writeTarget } from '../target.ts';
import { counted, quote } from '../text.ts';

export const clubExporter: CliCommand = {
  name: 'club exporter',
  summary: 'écrit un club entier dans un fichier, que « club importer » relit ailleurs',
  usage: 'CLUB -o FICHIER [--donnees DOSSIER | --database ADRESSE]',
  operands: { label: 'CLUB (son identifiant ou son nom)', min: 1, max: 1 },
  options: {
    sortie: { value: 'FICHIER', short: 'o', summary: 'le fichier à écrire' },
    ...DATA_OPTIONS,
    json: OPTIONS.json,
  },
  notes: [
    'Le fichier contient l’historique du club, les fiches de ses membres, ses tournois, ses séances et ses dictionnaires, mais ni les liens, ni les limites. Il nomme des personnes : gardez-le comme une sauvegarde.',
    DATA_NOTE,
  ],
  examples: ['raccord exemples essai', 'raccord club exporter "Mon club" -o essai/club.club --donnees essai/donnees'],
  async run(call) {
    const target = required(call, 'sortie', 'le fichier à écrire, par « -o FICHIER »');
    checkTarget(target);
    const progress = makeProgress(call.json);
    const { id, name, tournaments } = await withStore(call, async (store, server) => {
      const club = await server.findClub(store, call.operands[0]);
      if (!club.ok) throw new CliFault(club.fault.text);
      const lexicons = server.lexiconsIn(directoryOf(call.values.donnees));
      const exported = await server.exportClub(store, lexicons, club.value, tournamentsDone(progress));
      if (!exported.ok) throw new CliFault(exported.fault.text);
      const { pieces, tournaments } = exported.value;
      writeTarget(target, Buffer.concat(Array.from(pieces, (piece) => Buffer.from(piece))));
      return { ...club.value, tournaments };
    }).finally(() => progress.end());
    if (call.json) printJson({ file: target, id, name, tournaments });
    else printOut(`Club ${quote(name)} (${id}) écrit dans ${quote(target)} : ${counted(tournaments, 'tournoi')}.`);
    return 0;
  },
};

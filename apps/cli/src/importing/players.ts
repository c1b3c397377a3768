import { parseRoster, type Roster, readList } from '@raccord/files';
import { withoutCapital } from '@raccord/french';
import type { SeatedList } from '@raccord/server';
import { type Call, CliFault, type ExitStatus } from '../command.ts';
import { confirm } from '../confirm.ts';
import { directoryOf, withStore } from '../data.ts';
import { inputLabel } from '../input.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { doubtfulLines, playersLines, refusedLines } from '../screen/players.ts';
import { makeScreen } from '../screen/screen.ts';
import { counted, quote } from '../text.ts';
import type { ImportedFile, ImportKind } from './importkind.ts';

/** A list of players, of text or of a workbook: shown first, registered in a tournament when somebody confirms. */
export const playersImport: ImportKind = {
  what: 'une liste de joueurs',
  options: ['tournoi', 'centre'],
  detects: ({ text }) => text?.trimStart().startsWith('<') !== true,
  async run(call, file) {
    const roster = rosterOf(file);
    const { tournoi: wanted, centre } = call.values;
    if (wanted === undefined) {
      throw new CliFault(
        `${inputLabel(file)} : pour inscrire une liste de joueurs, donnez le tournoi par « --tournoi » ; une liste de mots s’ajoute par « raccord lexique ajouter ».`,
      );
    }
    const progress = makeProgress(call.json);
    const directory = directoryOf(call.values.donnees);
    return withStore(call, async (store, server) => {
      await server.checkNoRelay(directory);
      const found = await server.findTournament(store, wanted);
      if (!found.ok) throw new CliFault(found.fault.text);
      await progress.step('lecture du tournoi', 0);
      const done = await server.withHall(store, directory, found.value, async (hall) => {
        progress.end();
        const list = await server.seatPlayers(hall, roster, centre);
        if (!list.ok) throw new CliFault(list.fault.text);
        return proceed(call, found.value, list.value, async () => {
          const answer = await server.registerPlayers(hall, list.value);
          if (!answer.ok) throw new CliFault(`Personne n’est inscrit. ${answer.fault.text}`);
        });
      });
      if (!done.ok) throw new CliFault(done.fault.text);
      return done.value;
    }).finally(() => progress.end());
  },
};

function rosterOf(file: ImportedFile): Roster {
  const text = readList(file.bytes);
  const roster = text.ok ? parseRoster(text.value) : text;
  if (!roster.ok) throw new CliFault(`${inputLabel(file)} : ${withoutCapital(roster.fault.text)}`);
  return roster.value;
}

/** Shows the list, has it confirmed, registers it. */
async function proceed(
  call: Call,
  tournament: string,
  list: SeatedList,
  register: () => Promise<void>,
): Promise<ExitStatus> {
  const { centre, entrants, refused, doubtful } = list;
  const status = refused.length > 0 ? 1 : 0;
  const count = counted(entrants.length, 'inscription');
  if (!call.json) {
    const screen = makeScreen(process.stdout);
    printOut([...playersLines(screen, list), ...refusedLines(screen, refused), ...doubtfulLines(screen, doubtful), '']);
  }
  const isWanted =
    entrants.length > 0 && (call.switches.has('oui') || (!call.json && (await confirm(`Écrire ${count} ?`))));
  if (isWanted) await register();
  if (call.json) printJson({ tournament, centre: centre.id, registered: isWanted, entrants, refused, doubtful });
  else if (isWanted) printOut(`${count} dans ${quote(tournament)}, centre ${quote(centre.name)}.`);
  else if (entrants.length === 0) printOut('Personne à inscrire : rien n’est écrit.');
  else printOut('Rien n’est écrit : ajoutez « --oui » pour inscrire ces joueurs.');
  return status;
}

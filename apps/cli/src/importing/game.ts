import { readGame, recogniseGame } from '@raccord/files';
import { withoutCapital } from '@raccord/french';
import { foldAccents } from '@raccord/scrabble';
import { tidy } from '@raccord/tournament';
import { clubHome } from '../clubs.ts';
import { type Call, CliFault } from '../command.ts';
import { addToClub } from '../commands/lexique-ajouter.ts';
import { dataPlaceOf, directoryOf, loadServer, telling } from '../data.ts';
import { readEdition } from '../editions.ts';
import { inputLabel } from '../input.ts';
import { listName, openLexicon } from '../lexicons.ts';
import { printAlert, printJson, printOut } from '../output.ts';
import { makeProgress, type ProgressLine } from '../progress.ts';
import { counted, printable, quote } from '../text.ts';
import type { ImportKind } from './importkind.ts';

/** A game of another program, or a record: it becomes a tournament. */
export const gameImport: ImportKind = {
  what: 'une partie',
  options: ['identifiant', 'nom', 'edition', 'lexique', 'club'],
  detects: ({ text }) => text !== undefined && recogniseGame(text) !== undefined,
  async run(call, file) {
    const { path, text = '' } = file;
    const edition = readEdition(call.values.edition, '--edition');
    const server = await loadServer();
    const progress = makeProgress(call.json);
    const directory = directoryOf(call.values.donnees);
    const imported = await telling(
      (async () => {
        const store = await server.openStore(dataPlaceOf(call));
        try {
          const home = await clubHome(call, store, server);
          const lexicon = await addLexicon(call, progress);
          return await server.importGameTo(store, directory, {
            home,
            id: call.values.identifiant ?? idOf(path),
            text,
            name: nameOf(call, path, text),
            edition,
            lexicon,
            by: 'Ligne de commande',
            at: Date.now(),
            work: { tell: (turn, turns) => progress.count('coups', turn, turns) },
          });
        } finally {
          await store.close();
        }
      })(),
    ).finally(() => progress.end());
    if (!imported.ok) throw new CliFault(`${inputLabel(file)} : ${withoutCapital(imported.fault.text)}`);
    const { id, name, events, lexicon, game, alerts } = imported.value;
    const { format, formula, turns, players } = game;
    if (call.json) {
      const figures = { format, formula: formula.name, turns: turns.length, players: players.length };
      printJson({ id, name, ...figures, events, lexicon, alerts });
      return 0;
    }
    for (const alert of alerts) printAlert(alert);
    const who = players.length === 0 ? 'sans joueurs' : counted(players.length, 'joueur ou paire', 'joueurs ou paires');
    printOut([
      `Tournoi ${quote(name)} ajouté sous l’identifiant « ${id} » : ${counted(turns.length, 'coup')}, ${who}, ${counted(events, 'action')}.`,
      `Son dictionnaire : ${printable(lexicon.name) || 'sans nom'}.`,
    ]);
    return 0;
  },
};

/** A lexicon of one's own stays with the tournaments: the one that is made needs it. */
async function addLexicon(call: Call, progress: ProgressLine): Promise<string | undefined> {
  if (call.values.lexique === undefined) return undefined;
  const { lexicon } = await openLexicon(call.values.lexique, progress);
  return (await addToClub(call, await lexicon())).hash;
}

/** The one given, its own, or its file's. */
function nameOf({ values: { nom } }: Call, path: string, text: string): string {
  const read = readGame(text);
  if ((nom?.length ?? 0) > LONGEST_NAME) {
    throw new CliFault(`Nom trop long (--nom) : il en faut un de ${LONGEST_NAME} signes au plus.`);
  }
  return tidy(nom ?? '') || (read.ok ? read.value.name : undefined) || listName(path);
}

const LONGEST_NAME = 200;
const LONGEST_ID = 64;

/** After the name of its file, as it reads in an address. */
const idOf = (path: string): string =>
  foldAccents(listName(path))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST_ID) || 'partie';

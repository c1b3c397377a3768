import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { list } from '@raccord/french';
import { makeTournamentFile } from '@raccord/tournament';
import { type CliCommand, CliFault } from '../command.ts';
import { loadServer, telling } from '../data.ts';
import { editionOfToday } from '../editions.ts';
import { codeOf, reasonOf } from '../files.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress, type ProgressLine } from '../progress.ts';
import { SAMPLE_FILES, SAMPLE_FOLDER, SAMPLE_TOURNAMENT } from '../samples.ts';
import { simulateWith } from '../simulated.ts';
import { quote } from '../text.ts';

const WHOLE = `${SAMPLE_TOURNAMENT}.raccord`;
const DATA = 'donnees';

export const exemples: CliCommand = {
  name: 'exemples',
  summary: 'écrit dans un dossier de quoi essayer toutes les commandes',
  usage: '[DOSSIER]',
  operands: { label: 'DOSSIER', min: 0, max: 1 },
  options: { json: OPTIONS.json },
  notes: [
    `Le dossier (« ${SAMPLE_FOLDER} » par défaut) reçoit une grille, un cas, une partie, une liste de mots, une liste de joueurs, une phrase secrète, le tournoi terminé « ${SAMPLE_TOURNAMENT} », et des données, « ${DATA} », où il est déjà. Les exemples de « raccord COMMANDE --help » s’en servent.`,
    'Un fichier présent n’est jamais remplacé. Pour recommencer, supprimez le dossier.',
  ],
  examples: [`raccord exemples ${SAMPLE_FOLDER}`],
  async run(call) {
    const [folder = SAMPLE_FOLDER] = call.operands;
    const whole = await wholeTournament(join(folder, WHOLE), makeProgress(call.json));
    const written = writeMissing(folder, { ...SAMPLE_FILES, [WHOLE]: whole });
    await addTournament(resolve(folder, DATA), whole);
    if (call.json) printJson({ folder, written });
    else
      printOut(
        written.length === 0
          ? `Dossier ${quote(folder)} : tout y est déjà.`
          : `Dossier ${quote(folder)} : ${list(written, 'et')}, et les données ${quote(DATA)}.`,
      );
    return 0;
  },
};

async function wholeTournament(path: string, progress: ProgressLine): Promise<string> {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const wish = { players: 8, turns: 6, seed: 7, edition: editionOfToday(), formula: 'normale' } as const;
  const { journal } = await simulateWith(wish, undefined, progress);
  return [...makeTournamentFile(journal.events)].join('');
}

/** Answers the names of the files that were not there. */
function writeMissing(folder: string, files: Readonly<Record<string, string>>): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return Object.entries(files).flatMap(([name, content]) => (isWritten(join(folder, name), content) ? [name] : []));
  } catch (error) {
    throw new CliFault(`${quote(folder)} ne peut pas être écrit (DOSSIER) : ${reasonOf(error)}.`);
  }
}

function isWritten(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function addTournament(directory: string, whole: string): Promise<void> {
  const { importTournament, openStore } = await loadServer();
  const store = await telling(openStore({ directory }));
  try {
    if (!(await store.stream(SAMPLE_TOURNAMENT))) await importTournament(store, whole, SAMPLE_TOURNAMENT);
  } finally {
    await store.close();
  }
}

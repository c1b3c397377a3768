import { wordChange } from '@raccord/scrabble';
import type { CliCommand } from '../command.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { counted, quote } from '../text.ts';

/** Told at the terminal; `--json` has them all. */
const MOST_TOLD = 200;

export const lexiqueComparer: CliCommand = {
  name: 'lexique comparer',
  summary: 'dit les mots qui entrent et qui sortent d’un dictionnaire à l’autre',
  usage: 'AVANT APRÈS',
  operands: { label: 'AVANT et APRÈS (des dictionnaires compilés, des listes de mots ou des .dawg)', min: 2, max: 2 },
  options: { json: OPTIONS.json },
  notes: [
    'Avec --json, tous les mots ; sinon les 200 premiers de chaque sorte. Les tops d’un club qui seraient autres se lisent dans ses réglages, « Qu’est-ce qui change ? », à l’écran et en PDF.',
  ],
  examples: ['raccord exemples essai', 'raccord lexique comparer essai/mots.txt essai/mots-2027.txt'],
  async run(call) {
    const progress = makeProgress(call.json);
    const [before, after] = call.operands;
    const was = await (await openLexicon(before, progress, 'AVANT')).lexicon();
    const now = await (await openLexicon(after, progress, 'APRÈS')).lexicon();
    const { added, removed } = wordChange(was.words, now.words);
    if (call.json) {
      const told = ({ name, words }: typeof was) => ({ name, words: words.wordCount });
      printJson({ before: told(was), after: told(now), added, removed });
    } else {
      printOut([
        `De ${quote(was.name)} (${counted(was.words.wordCount, 'mot')}) à ${quote(now.name)} (${counted(now.words.wordCount, 'mot')}) :`,
        ...lines(counted(added.length, 'mot entre', 'mots entrent'), added),
        ...lines(counted(removed.length, 'mot sort', 'mots sortent'), removed),
      ]);
    }
    return 0;
  },
};

function lines(title: string, words: readonly string[]): string[] {
  if (words.length === 0) return [`${title}.`];
  const told = words.slice(0, MOST_TOLD).join(' ');
  return [`${title} :`, `  ${told}${words.length > MOST_TOLD ? ` … et ${words.length - MOST_TOLD} autres` : ''}`];
}

import { decodeNatures, foldAccents, letterIndex, lookUp, type Natures } from '@raccord/scrabble';
import { type CliCommand, CliFault } from '../command.ts';
import { unfoldInput } from '../input.ts';
import { freeFile, openLexicon } from '../lexicons.ts';
import { OPTIONS } from '../options.ts';
import { printJsonRows, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { wordLines } from '../screen/lexicon.ts';
import { makeScreen } from '../screen/screen.ts';
import { quote } from '../text.ts';

export const lexiqueMot: CliCommand = {
  name: 'lexique mot',
  summary: 'dit si des mots sont admis, et ce qu’ils sont',
  usage: 'MOT… [--lexique FICHIER]',
  operands: { label: 'MOT', min: 1, max: Number.POSITIVE_INFINITY },
  options: { lexique: OPTIONS.lexique, json: OPTIONS.json },
  notes: ['Lemmes et natures viennent du dictionnaire libre. Code de sortie 1 si un mot n’est pas admis.'],
  examples: [
    'raccord lexique mot chevaux',
    'raccord exemples essai',
    'raccord lexique mot CHAT NICHE --lexique essai/mots.txt',
  ],
  async run(call) {
    const words = call.operands.map(readWord);
    const progress = makeProgress(call.json);
    const chosen = await (await openLexicon(call.values.lexique, progress)).lexicon();
    const free = call.values.lexique === undefined ? chosen : await (await openLexicon(undefined, progress)).lexicon();
    const natures = await readNatures();
    const answers = words.map((word) => lookUp(word, chosen.words, { words: free.words, natures }));
    if (call.json) printJsonRows(answers);
    else printOut(wordLines(makeScreen(process.stdout), answers));
    return answers.every(({ admitted }) => admitted) ? 0 : 1;
  },
};

function readWord(text: string): string {
  const word = foldAccents(text.trim());
  const odd = [...word].find((character) => letterIndex(character) < 0);
  if (odd !== undefined) throw new CliFault(`Mot ${quote(text)} : ${quote(odd)} n’est pas une lettre.`);
  if (word === '') throw new CliFault('Mot vide : écrivez au moins une lettre.');
  return word;
}

async function readNatures(): Promise<Natures> {
  const source = await freeFile('natures.bin.br');
  const natures = decodeNatures(await unfoldInput(source));
  if (!natures.ok) throw new CliFault(`${quote(source.path)} : ${natures.fault.text}`);
  return natures.value;
}

import { encodeLexicon } from '@raccord/scrabble';
import type { CliCommand } from '../command.ts';
import { openLexicon } from '../lexicons.ts';
import { OPTIONS } from '../options.ts';
import { printJson, printOut } from '../output.ts';
import { makeProgress } from '../progress.ts';
import { lexiconFacts, lexiconLines } from '../screen/lexicon.ts';
import { makeScreen } from '../screen/screen.ts';

export const lexiqueInfo: CliCommand = {
  name: 'lexique info',
  summary: 'dit le nom d’un dictionnaire et combien de mots il a',
  usage: '[FICHIER]',
  operands: { label: 'FICHIER', min: 0, max: 1 },
  options: { json: OPTIONS.json },
  notes: ['Sans fichier : le dictionnaire libre, livré avec Raccord. Une simple liste de mots convient aussi.'],
  examples: ['raccord lexique info', 'raccord exemples essai', 'raccord lexique info essai/mots.txt --json'],
  async run(call) {
    const lexicon = await (await openLexicon(call.operands[0], makeProgress(call.json), 'FICHIER')).lexicon();
    const facts = lexiconFacts(lexicon, encodeLexicon(lexicon).length);
    if (call.json) printJson(facts);
    else printOut(lexiconLines(makeScreen(process.stdout), facts));
    return 0;
  },
};

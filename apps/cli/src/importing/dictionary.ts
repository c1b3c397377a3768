import { isEliotDictionary, isLexiconFile } from '@raccord/scrabble';
import { CliFault } from '../command.ts';
import { inputLabel } from '../input.ts';
import type { ImportKind } from './importkind.ts';

/** A compiled dictionary, which other commands take. */
export const dictionaryImport: ImportKind = {
  what: 'un dictionnaire',
  options: [],
  detects: ({ bytes }) => isLexiconFile(bytes) || isEliotDictionary(bytes),
  async run(_, file) {
    throw new CliFault(
      `${inputLabel(file)} est un dictionnaire : « raccord lexique ajouter » l’ajoute à ceux des tournois.`,
    );
  },
};

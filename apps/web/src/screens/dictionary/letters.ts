import {
  accept,
  foldAccents,
  JOKER_MARK,
  letterIndex,
  MAX_JOKERS,
  MAX_WORD_LENGTH,
  type Result,
  refuse,
} from '@raccord/scrabble';
import { staticTexts } from '../../texts/static.ts';

const { faults } = staticTexts.dictionary;

export type LettersFaultCode = 'character' | 'too-short' | 'too-long' | 'jokers';

/** What the dictionary is asked about, as it was typed: case, accents, blanks, hyphens and apostrophes forgiven. */
export function dictionaryLetters(typed: string): Result<string, LettersFaultCode> {
  const letters = foldAccents(typed.replaceAll(/[\s'’-]/g, ''));
  const odd = [...letters].find((character) => character !== JOKER_MARK && letterIndex(character) < 0);
  if (odd !== undefined) return refuse('character', faults.character(odd));
  if (letters.length < 2) return refuse('too-short', faults.tooShort);
  if (letters.length > MAX_WORD_LENGTH) return refuse('too-long', faults.tooLong);
  if (letters.split(JOKER_MARK).length - 1 > MAX_JOKERS) return refuse('jokers', faults.jokers);
  return accept(letters);
}

/** Words of one length, by the number of letters that they add. */
export interface AddedGroup {
  readonly added: number;
  readonly words: readonly string[];
}

/** The extensions of a word by the number of letters that they add, the fewest first. */
export function byAdded(word: string, longer: readonly string[]): readonly AddedGroup[] {
  const lengths = [...new Set(longer.map(({ length }) => length))].sort((a, b) => a - b);
  return lengths.map((length) => ({
    added: length - word.length,
    words: longer.filter((found) => found.length === length),
  }));
}

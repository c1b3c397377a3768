import { foldAccents } from '../letters.ts';

/** A word of a published game, its jokers in lower case. */
export interface PublishedWord {
  readonly word: string;
  /** A `*` behind it: it has a joker, without a word about which letter. */
  readonly hasStar: boolean;
}

/**
 * Reads a word as clubs publish it: accents are of no account; jokers are in lower case, between brackets (`(H)`, `[CH]`) or
 * followed by `*`. Whatever else is in it stays.
 */
export function readPublishedWord(text: string): PublishedWord {
  const written = text.trim().normalize('NFC');
  const word = written
    .replace(/\*$/, '')
    .replaceAll(/\((\p{L}+)\)|\[(\p{L}+)\]|(\p{L})\*/gu, (_, ...letters: readonly (string | undefined)[]) =>
      (letters[0] ?? letters[1] ?? letters[2] ?? '').toLowerCase(),
    );
  return { word: Array.from(word, withoutAccent).join(''), hasStar: written.endsWith('*') };
}

function withoutAccent(letter: string): string {
  const folded = foldAccents(letter);
  return letter === letter.toUpperCase() ? folded : folded.toLowerCase();
}

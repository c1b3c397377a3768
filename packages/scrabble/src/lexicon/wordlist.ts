import { MAX_WORD_LENGTH, MIN_WORD_LENGTH } from '../geometry.ts';
import { foldAccents } from '../letters.ts';
import { accept, type Result, refuse } from '../result.ts';

/** A word of a list that was not taken in, with its line, from 1. */
export interface RefusedWord {
  readonly line: number;
  readonly text: string;
}

/** What was read from somebody's list of words. */
export interface WordList {
  /** Upper-case words A–Z, sorted, without repeats. */
  readonly words: readonly string[];
  readonly repeatedCount: number;
  /** Lines that begin with `#`. */
  readonly commentCount: number;
  readonly tooShortCount: number;
  readonly tooLongCount: number;
  /** Words with something else than letters: how many, and the first ones. */
  readonly refusedCount: number;
  readonly firstRefused: readonly RefusedWord[];
}

export type WordListFaultCode = 'word-list-empty';

const SHOWN_REFUSALS = 10;
const LONGEST_SHOWN = 40;

/** Reads words separated by blanks or line ends, in any case, with or without accents; a line that begins with `#` is a comment. */
export function parseWordList(text: string): Result<WordList, WordListFaultCode> {
  const words: string[] = [];
  const firstRefused: RefusedWord[] = [];
  let refusedCount = 0;
  let commentCount = 0;
  let tooShortCount = 0;
  let tooLongCount = 0;
  let line = 0;
  for (const lineText of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    line++;
    if (COMMENT.test(lineText)) {
      commentCount++;
      continue;
    }
    for (const token of lineText.split(/\s+/)) {
      if (token === '') continue;
      const word = PLAIN.test(token) ? token : foldAccents(token);
      if (!PLAIN.test(word)) {
        refusedCount++;
        if (firstRefused.length < SHOWN_REFUSALS) firstRefused.push({ line, text: shortened(token) });
      } else if (word.length < MIN_WORD_LENGTH) tooShortCount++;
      else if (word.length > MAX_WORD_LENGTH) tooLongCount++;
      else words.push(word);
    }
  }
  if (words.length === 0) return emptyList();
  const unique = [...new Set(words)].sort();
  const repeatedCount = words.length - unique.length;
  return accept({
    words: unique,
    repeatedCount,
    commentCount,
    tooShortCount,
    tooLongCount,
    refusedCount,
    firstRefused,
  });
}

export const emptyList = () =>
  refuse(
    'word-list-empty',
    `Aucun mot utilisable dans cette liste : il faut des mots de ${MIN_WORD_LENGTH} à ${MAX_WORD_LENGTH} lettres, un par ligne ou séparés par des blancs.`,
  );

const COMMENT = /^\s*#/;
const PLAIN = /^[A-Z]+$/;

const shortened = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

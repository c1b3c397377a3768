import type { WordGraph } from './wordgraph.ts';

/** What one list has and the other has not, in alphabetical order. */
export interface WordChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export const wordChange = (before: WordGraph, after: WordGraph): WordChange => ({
  added: wordsBeyond(after, before),
  removed: wordsBeyond(before, after),
});

const wordsBeyond = (words: WordGraph, known: WordGraph): string[] =>
  [...words.words()].filter((word) => !known.has(word));

import { JOKER, JOKER_MARK, letterIndex } from '../letters.ts';
import type { Analysis, Natures } from './natures.ts';
import type { WordGraph } from './wordgraph.ts';

/** A word asked about, and what the free lexicon knows of it. */
export interface WordAnswer {
  readonly word: string;
  readonly admitted: boolean;
  readonly analyses: readonly Analysis[];
}

/** Words with what each of them is. */
export interface KnownWords {
  readonly words: WordGraph;
  readonly natures: Natures;
}

/** Is an upper-case word admitted, and what is it? Lemmas and natures come from another lexicon than the chosen one, often. */
export const lookUp = (word: string, chosen: WordGraph, known: KnownWords): WordAnswer => ({
  ...{ word, admitted: chosen.has(word), analyses: findAnalyses(word, known) },
});

/** What an upper-case word is: nothing when it is not known. */
export function findAnalyses(word: string, { words, natures }: KnownWords): readonly Analysis[] {
  const rank = words.rank(word);
  return rank < 0 ? [] : natures.of(rank);
}

/** The words made of all of these upper-case letters, `?` for any, in alphabetical order; what was asked is not one of them. */
export function findAnagrams(words: WordGraph, letters: string): string[] {
  const counts = new Array<number>(JOKER + 1).fill(0);
  for (const letter of letters) counts[letter === JOKER_MARK ? JOKER : letterIndex(letter)]++;
  return words.anagrams(counts).filter((word) => word !== letters);
}

/** Longer words that begin or end with a word. */
export interface Extensions {
  /** With letters before the word. */
  readonly before: readonly string[];
  /** With letters after it. */
  readonly after: readonly string[];
}

/** The extensions of an upper-case word (« rallonges »), admitted or not itself: the fewest letters first. */
export function findExtensions(words: WordGraph, word: string): Extensions {
  const before = [...words.words()].filter((longer) => longer.length > word.length && longer.endsWith(word));
  const after = [...words.words(word)].filter((longer) => longer.length > word.length);
  const byLength = (a: string, b: string): number => a.length - b.length;
  return { before: before.sort(byLength), after: after.sort(byLength) };
}

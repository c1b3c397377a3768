import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORDS } from '../testing/arbitraries.ts';
import { drawOf } from '../testing/given.ts';
import { WordGraph } from './wordgraph.ts';

/** Few letters, so that words share beginnings and ends. */
const wordLists = fc.array(fc.string({ unit: fc.constantFrom(...'AERST'), minLength: 2, maxLength: 6 }));

const sorted = (words: readonly string[]) => [...new Set(words)].sort();

describe('a graph of words', () => {
  const graph = WordGraph.fromWords(['TES', 'TEST', 'RATE', 'TARE', 'ARETE', 'AS']);

  it.each([
    ['TES', true],
    ['TEST', true],
    ['AS', true],
    ['TE', false],
    ['TESTS', false],
    ['ZOO', false],
    ['test', false],
    ['', false],
  ])('%o is a word of it: %o', (word, isWord) => {
    expect(graph.has(word)).toBe(isWord);
  });

  it.each([
    ['', ['ARETE', 'AS', 'RATE', 'TARE', 'TES', 'TEST']],
    ['T', ['TARE', 'TES', 'TEST']],
    ['TES', ['TES', 'TEST']],
    ['ARETE', ['ARETE']],
    ['TESTS', []],
    ['S', []],
    ['X', []],
  ])('lists in order the words that start with %o', (prefix, words) => {
    expect([...graph.words(prefix)]).toEqual(words);
  });

  it('knows its words by length', () => {
    expect(graph.byLength[4]).toBe(3);
    expect(graph.byLength[9]).toBe(0);
  });

  it.each([
    ['ARET', ['RATE', 'TARE']],
    ['ARE?', ['RATE', 'TARE']],
    ['??', ['AS']],
    ['?E?', ['TES']],
    ['TE??', ['RATE', 'TARE', 'TEST']],
    ['ARETT', []],
    ['A', []],
  ])('the anagrams of %s are %o', (draw, anagrams) => {
    expect(graph.anagrams(drawOf(draw))).toEqual(anagrams);
  });

  it('ranks its words and no other', () => {
    expect(['ARETE', 'AS', 'RATE', 'TARE', 'TES', 'TEST'].map((word) => graph.rank(word))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(['', 'A', 'TESTS', 'ZOO'].map((word) => graph.rank(word))).toEqual([-1, -1, -1, -1]);
  });

  it('with no word answers all the same', () => {
    const empty = WordGraph.fromWords([]);
    expect(empty.wordCount).toBe(0);
    expect([...empty.words()]).toEqual([]);
    expect(empty.has('AS')).toBe(false);
    expect(empty.rank('AS')).toBe(-1);
    expect(empty.anagrams(drawOf('AS?'))).toEqual([]);
  });
});

describe('for any list of words', () => {
  it('the graph has exactly its words, in order, however they come and repeat', () => {
    fc.assert(
      fc.property(wordLists, (words) => {
        const graph = WordGraph.fromWords(words);
        const expected = sorted(words);
        expect([...graph.words()]).toEqual(expected);
        expect(graph.wordCount).toBe(expected.length);
        expect(graph.byLength).toEqual(
          Array.from({ length: 16 }, (_, length) => expected.filter((word) => word.length === length).length),
        );
        expect(expected.map((word) => graph.rank(word))).toEqual(expected.map((_, rank) => rank));
      }),
    );
  });

  it('the graph does not depend on their order', () => {
    fc.assert(
      fc.property(wordLists, (words) => {
        expect(WordGraph.fromWords(words).arcs).toEqual(WordGraph.fromWords(sorted(words)).arcs);
      }),
    );
  });

  it('anagrams are the words that have the letters, jokers apart', () => {
    const tiles = fc.string({ unit: fc.constantFrom(...'AERST?'), minLength: 1, maxLength: 6 });
    const draws = tiles.filter((draw) => draw.split('?').length <= 3);
    fc.assert(
      fc.property(wordLists, draws, (words, draw) => {
        const jokers = draw.split('?').length - 1;
        const lacking = (word: string) => [...draw].reduce((rest, letter) => rest.replace(letter, ''), word).length;
        const expected = sorted(words).filter((word) => word.length === draw.length && lacking(word) === jokers);
        expect(WordGraph.fromWords(words).anagrams(drawOf(draw))).toEqual(expected);
      }),
    );
  });
});

it('shares the endings of its words', () => {
  const letters = WORDS.join('').length;
  expect(WordGraph.fromWords(WORDS).arcs.length).toBeLessThan(letters / 2);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/given.ts';
import { findAnagrams, findExtensions, lookUp } from './lookup.ts';
import { decodeNatures, encodeNatures } from './natures.ts';
import { WordGraph } from './wordgraph.ts';

const graph = WordGraph.fromWords(['AS', 'LAS', 'LASSE', 'LASSES', 'ASSE', 'RAT', 'ART', 'TAR', 'RATS', 'CHAS', 'SA']);

describe('a word looked up', () => {
  const known = WordGraph.fromWords(['ART', 'CHEVAUX']);
  const natures = accepted(
    decodeNatures(
      encodeNatures([[{ lemma: 'art', nature: 'nom masculin' }], [{ lemma: 'cheval', nature: 'pluriel' }]]),
    ),
  );

  it('is admitted by the chosen words, and is what the known ones say', () => {
    expect(lookUp('ART', graph, { words: known, natures })).toEqual({
      word: 'ART',
      admitted: true,
      analyses: [{ lemma: 'art', nature: 'nom masculin' }],
    });
    expect(lookUp('CHEVAUX', graph, { words: known, natures })).toMatchObject({
      admitted: false,
      analyses: [{ lemma: 'cheval' }],
    });
    expect(lookUp('RAT', graph, { words: known, natures })).toEqual({ word: 'RAT', admitted: true, analyses: [] });
  });
});

describe('anagrams', () => {
  it.each([
    ['RAT', ['ART', 'TAR']],
    ['TRA', ['ART', 'RAT', 'TAR']],
    ['AS', ['SA']],
    ['RA?', ['ART', 'RAT', 'TAR']],
    ['S?', ['AS', 'SA']],
    ['A', []],
    ['SATR', ['RATS']],
    ['XYZ', []],
  ])('of %s', (letters, found) => {
    expect(findAnagrams(graph, letters)).toEqual(found);
  });

  it('are the words that take each letter once, and a joker for each that is lacking', () => {
    const text = (letters: string, minLength: number) =>
      fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength: 5 });
    /** Takes the letters of a word from others; what is lacking comes back. */
    const lacking = (word: string, from: string): number => {
      const left = [...from];
      return [...word].filter((letter) => {
        const at = left.indexOf(letter);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      }).length;
    };
    fc.assert(
      fc.property(fc.uniqueArray(text('AES', 2)), text('AES', 0), fc.nat({ max: 2 }), (words, plain, jokers) => {
        const asked = plain + '?'.repeat(jokers);
        const made = words.filter((word) => word.length === asked.length && lacking(word, plain) <= jokers);
        expect(findAnagrams(WordGraph.fromWords(words), asked)).toEqual(made.filter((word) => word !== asked).sort());
      }),
    );
  });
});

describe('extensions', () => {
  it.each([
    ['AS', { before: ['LAS', 'CHAS'], after: ['ASSE'] }],
    ['ASSE', { before: ['LASSE'], after: [] }],
    ['LAS', { before: [], after: ['LASSE', 'LASSES'] }],
    ['AT', { before: ['RAT'], after: [] }],
    ['ZZ', { before: [], after: [] }],
  ])('of %s, the shortest first', (word, extensions) => {
    expect(findExtensions(graph, word)).toEqual(extensions);
  });

  it('are all the longer words that begin or end with it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'AES'), minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (words, asked) => {
        const { before, after } = findExtensions(WordGraph.fromWords(words), asked);
        expect(new Set(before)).toEqual(new Set(words.filter((longer) => longer !== asked && longer.endsWith(asked))));
        expect(new Set(after)).toEqual(new Set(words.filter((longer) => longer !== asked && longer.startsWith(asked))));
      }),
    );
  });
});

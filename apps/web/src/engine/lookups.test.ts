import { WordGraph } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { lookUpLetters } from './lookups.ts';

const words = WordGraph.fromWords(['RAT', 'ART', 'RATS', 'ERAT']);

test('letters without a joker are looked up as a word too', () => {
  expect(lookUpLetters(words, 'RAT')).toEqual({
    letters: 'RAT',
    asWord: { isAdmitted: true, extensions: { before: ['ERAT'], after: ['RATS'] } },
    anagrams: ['ART'],
  });
});

test('with a joker they make words, and are none', () => {
  expect(lookUpLetters(words, 'RA?')).toEqual({ letters: 'RA?', anagrams: ['ART', 'RAT'] });
});

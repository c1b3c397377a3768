import { expect, test } from 'vitest';
import { cardinal, nth, plural } from './counting.ts';

test('counts are words, or figures where they take more than one word', () => {
  expect([0, 2, 16, 17, 1200].map((count) => cardinal(count))).toEqual(['zéro', 'deux', 'seize', '17', '1\u202f200']);
  expect([cardinal(1), cardinal(1, 'feminine'), cardinal(2, 'feminine')]).toEqual(['un', 'une', 'deux']);
});

test('places in figures agree with what they are said of', () => {
  expect([nth(1), nth(1, 'feminine'), nth(4, 'feminine'), nth(1200)]).toEqual(['1er', '1re', '4e', '1\u202f200e']);
});

test('none and one are singular', () => {
  expect([-2, -1, 0, 1, 2].map((count) => plural(count, 'point'))).toEqual([
    ...['−2\u00a0points', '−1\u00a0point', '0\u00a0point', '1\u00a0point', '2\u00a0points'],
  ]);
  expect(plural(3, 'nouveau billet', 'nouveaux billets')).toBe('3\u00a0nouveaux billets');
});

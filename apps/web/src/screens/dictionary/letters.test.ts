import { describe, expect, test } from 'vitest';
import { byAdded, dictionaryLetters } from './letters.ts';

describe('what is typed', () => {
  test.each([
    ['chevaux', 'CHEVAUX'],
    [' Cœur ', 'COEUR'],
    ['aujourd’hui', 'AUJOURDHUI'],
    ['c-à-d', 'CAD'],
    ['sat?n?', 'SAT?N?'],
  ])('%o asks about %s', (typed, value) => {
    expect(dictionaryLetters(typed)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'too-short'],
    ['a', 'too-short'],
    ['a3', 'character'],
    ['ANTICONSTITUTIONNELLEMENT', 'too-long'],
    ['A???', 'jokers'],
  ])('%o is refused: %s', (typed, code) => {
    expect(dictionaryLetters(typed)).toMatchObject({ ok: false, fault: { code } });
  });
});

test('extensions are told by how many letters they add', () => {
  expect(byAdded('AS', ['LAS', 'PAS', 'CHAS', 'ANANAS'])).toEqual([
    { added: 1, words: ['LAS', 'PAS'] },
    { added: 2, words: ['CHAS'] },
    { added: 4, words: ['ANANAS'] },
  ]);
});

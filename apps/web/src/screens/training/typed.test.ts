import { expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../slip/slipdraft.ts';
import { splitTyped, typeWord } from './typed.ts';

test.each([
  ['', '', undefined],
  ['été', 'ETE', undefined],
  ['ARAIRE ', 'ARAIRE', ''],
  ['ARAIRE H4', 'ARAIRE', 'H4'],
  ['ARAIRE4H', 'ARAIRE', '4H'],
  [' RAT', 'RAT', undefined],
  ['4', '', undefined],
])('« %s » is a word and its place', (text, word, reference) => {
  expect(splitTyped(text)).toEqual({ word, reference });
});

test('a reference typed behind the word takes the place of the one before, nothing leaves it', () => {
  const first = typeWord(EMPTY_DRAFT, 'RAT', 'H4');
  expect(first.solutions[0]).toMatchObject({ word: 'RAT', reference: 'H4' });
  expect(typeWord(first, 'RATE', undefined).solutions[0]).toMatchObject({ word: 'RATE', reference: 'H4' });
  expect(
    typeWord({ ...EMPTY_DRAFT, solutions: [{ word: 'RaT', reference: '', outside: [] }] }, 'RATE', undefined)
      .solutions[0].word,
  ).toBe('RaTE');
  expect(typeWord(first, 'RATE', '').solutions[0].reference).toBe('H4');
});

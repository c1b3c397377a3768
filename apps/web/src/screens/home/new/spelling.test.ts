import { REGULATION_SPELLING, SETTINGS } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { spellingWords } from './spelling.ts';

const NAMES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}nimal`);

test('words on lines of their own or between commas make the table; none is that of the regulation', () => {
  expect(spellingWords(NAMES.join('\n'))).toEqual(NAMES);
  expect(spellingWords(`${NAMES.join(',  ')},\n`)).toEqual(NAMES);
  expect(spellingWords(REGULATION_SPELLING.join('\n'))).toEqual(REGULATION_SPELLING);
  expect(spellingWords(' \n, ')).toEqual([]);
});

test('words that are no table stay as typed, and are not accepted', () => {
  expect(spellingWords('Anatole\nCélestin')).toEqual(['Anatole', 'Célestin']);
  expect(SETTINGS.spelling.accepts(spellingWords('Anatole\nCélestin'))).toBe(false);
  expect(SETTINGS.spelling.accepts(spellingWords(''))).toBe(true);
});

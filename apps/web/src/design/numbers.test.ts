import { number } from '@raccord/french';
import { expect, test } from 'vitest';
import { isWholeOrNone, wholeBetween, wholeNumber } from './numbers.ts';

test.each([
  ['', undefined, true],
  [' ', undefined, true],
  ['12', 12, true],
  [' 7 ', 7, true],
  ['0', 0, true],
  ['4 711', 4711, true],
  ['47 11', undefined, false],
  ['abc', undefined, false],
  ['-5abc', undefined, false],
  ['1,5', undefined, false],
  ['123456', undefined, false],
])('%o is read as %s, and may stand: %s', (typed, number, isRight) => {
  expect(wholeNumber(typed)).toBe(number);
  expect(isWholeOrNone(typed)).toBe(isRight);
});

test.each([
  ['10', 10],
  [' 600 ', 600],
  ['9', undefined],
  ['601', undefined],
  ['', undefined],
  ['dix', undefined],
  ['99999999999', undefined],
])('%o within 10 and 600 is %s', (typed, number) => {
  expect(wholeBetween(typed, 10, 600)).toBe(number);
});

test('a number is read as pages show it', () => {
  for (const seed of [7, 4711, 4_294_967_295]) expect(wholeBetween(number(seed), 1, 4_294_967_295)).toBe(seed);
});

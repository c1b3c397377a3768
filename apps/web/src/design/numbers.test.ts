import { expect, test } from 'vitest';
import { isWholeOrNone, wholeNumber } from './numbers.ts';

test.each([
  ['', undefined, true],
  [' ', undefined, true],
  ['12', 12, true],
  [' 7 ', 7, true],
  ['0', 0, true],
  ['abc', undefined, false],
  ['-5abc', undefined, false],
  ['1,5', undefined, false],
  ['123456', undefined, false],
])('%o is read as %s, and may stand: %s', (typed, number, isRight) => {
  expect(wholeNumber(typed)).toBe(number);
  expect(isWholeOrNone(typed)).toBe(isRight);
});

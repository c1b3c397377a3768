import { expect, test } from 'vitest';
import { cell, hundredths, megabytes, number, percent, tenths } from './numbers.ts';

test('numbers and dates are written as in French', () => {
  expect(number(-1234)).toBe('−1\u202f234');
  expect(percent(87.256)).toBe('87,26\u00a0%');
  expect(hundredths(19.375)).toBe('19,38');
  expect(tenths(-0.25)).toBe('−0,3');
  expect([0, 1, 350_000, 20_000_000, 20_000_001].map(megabytes)).toEqual(
    ['0', '0,1', '0,4', '20', '20,1'].map((figure) => `${figure}\u00a0Mo`),
  );
});

test('cells of a table are written by the kind of their column', () => {
  expect(cell(-1234, 'whole')).toBe('−1\u202f234');
  expect(cell(87.256, 'percent')).toBe('87,26\u00a0%');
  expect([25, 12.5, 10 / 3, 1400].map((value) => cell(value, 'points'))).toEqual([
    ...['25', '12,5', '3,33', '1\u202f400'],
  ]);
  expect([cell('LOUP', 'text'), cell(undefined, 'percent')]).toEqual(['LOUP', '']);
});

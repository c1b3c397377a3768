import { expect, test } from 'vitest';
import { alphabetical, cell, day, hundredths, list, number, percent, plural, tenths, timeOfDay } from './numbers.ts';

test('numbers and dates are written as in French', () => {
  expect(number(-1234)).toBe('−1\u202f234');
  expect(percent(87.256)).toBe('87,26\u00a0%');
  expect(hundredths(19.375)).toBe('19,38');
  expect(tenths(-0.25)).toBe('−0,3');
  expect(day('2026-11-15')).toBe('dimanche 15 novembre 2026');
  expect(day('2026-10-01')).toBe('jeudi 1er octobre 2026');
  expect(timeOfDay(Date.UTC(2026, 10, 15, 16, 42), 'Europe/Paris')).toBe('17 h 42');
  expect(timeOfDay(Date.UTC(2026, 10, 15, 8, 5), 'UTC')).toBe('8 h 05');
  expect(day('ce soir')).toBe('ce soir');
  expect(list(['Partie 1', 'Partie 2', 'Partie 3'])).toBe('Partie 1, Partie 2 et Partie 3');
});

test('cells of a table are written by the kind of their column', () => {
  expect(cell(-1234, 'whole')).toBe('−1\u202f234');
  expect(cell(87.256, 'percent')).toBe('87,26\u00a0%');
  expect([25, 12.5, 10 / 3, 1400].map((value) => cell(value, 'points'))).toEqual([
    ...['25', '12,5', '3,33', '1\u202f400'],
  ]);
  expect([cell('LOUP', 'text'), cell(undefined, 'percent')]).toEqual(['LOUP', '']);
});

test('none and one are singular', () => {
  expect([-2, -1, 0, 1, 2].map((count) => plural(count, 'point'))).toEqual([
    ...['−2\u00a0points', '−1\u00a0point', '0\u00a0point', '1\u00a0point', '2\u00a0points'],
  ]);
  expect(plural(3, 'nouveau billet', 'nouveaux billets')).toBe('3\u00a0nouveaux billets');
});

test('names are in the order of a dictionary', () => {
  expect(['Zèbre', 'Table 10', 'Éléphant', 'Table 9', 'élan'].sort(alphabetical)).toEqual([
    ...['élan', 'Éléphant', 'Table 9', 'Table 10', 'Zèbre'],
  ]);
});

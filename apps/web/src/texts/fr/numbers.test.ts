import { expect, test } from 'vitest';
import { numbers } from './numbers.ts';

test('numbers and dates are written as in French', () => {
  expect(numbers.number(-1234)).toBe('−1\u202f234');
  expect(numbers.percent(87.256)).toBe('87,26\u00a0%');
  expect(numbers.decimal(19.375)).toBe('19,38');
  expect(numbers.date('2026-11-15')).toBe('dimanche 15 novembre 2026');
  expect(numbers.date('ce soir')).toBe('ce soir');
  expect(numbers.list(['Partie 1', 'Partie 2', 'Partie 3'])).toBe('Partie 1, Partie 2 et Partie 3');
});

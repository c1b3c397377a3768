import { expect, test } from 'vitest';
import { hasCategory, knownCategories, withTyped } from './categories.ts';

const of = (...categories: (string | undefined)[]) =>
  categories.map((category) => (category === undefined ? {} : { card: { category } }));

test('each category once, whatever its accents and capitals, those already withheld too', () => {
  expect(knownCategories(of('Senior', 'CADET', undefined, 'senior', ''), ['Cadet', 'Junior'])).toEqual([
    ...['Cadet', 'Junior', 'Senior'],
  ]);
  expect(hasCategory(['Vétéran'], ' veteran')).toBe(true);
  expect(hasCategory(['Vétéran'], 'Diamant')).toBe(false);
});

test('what is typed is added to what is ticked', () => {
  expect(withTyped(['Junior'], ' poussin ,, Benjamin; junior')).toEqual(['Benjamin', 'Junior', 'poussin']);
  expect(withTyped([], ' ')).toEqual([]);
});

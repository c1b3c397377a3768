import { wordsKey } from '@raccord/tournament';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areNear, differsBy, NearNames } from './near.ts';

const near = (one: string, other: string): boolean => areNear(wordsKey({ name: one }), wordsKey({ name: other }));

test('names that may be those of one person', () => {
  expect(near('MARTINEAU Sophie', 'MARTINAU Sophie')).toBe(true);
  expect(near('MARTINEAU Sophie', 'MARTINEAU Sohpie')).toBe(true);
  expect(near('LEROY Marie', 'LEROY Marie-Claude')).toBe(true);
  expect(near('LEROY-PETIT Marie', 'Marie LEROY')).toBe(true);
  expect(near('LEROY M.', 'LEROY Marie')).toBe(true);
});

test('names that are not', () => {
  expect(near('LEROY Marie', 'LEROY Jean')).toBe(false);
  expect(near('LEROY Marie', 'MOREL Marie')).toBe(false);
  expect(near('LEROY J.', 'LEROY Marie')).toBe(false);
  expect(near('LEROY', 'LEROY Marie')).toBe(false);
});

/** The fewest changes, all of them tried. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b] = [one.slice(1), other.slice(1)];
  const ways = [distance(a, b) + Number(one[0] !== other[0]), distance(a, other) + 1, distance(one, b) + 1];
  const isSwapped = one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0];
  if (isSwapped) ways.push(distance(one.slice(2), other.slice(2)) + 1);
  return Math.min(...ways);
}

test('letters that differ are counted as by trying everything', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, most) => {
      expect(differsBy(one, other, most)).toBe(distance(one, other) <= most);
    }),
  );
});

test('those near a name are found as by comparing it with each of them', () => {
  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C', '1'), minLength: 1, maxLength: 7 });
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => wordsKey({ name: words.join(' ') }));
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 40 }), name, (names, other) => {
      expect([...new NearNames(names).near(other)]).toEqual(names.filter((one) => areNear(one, other)));
    }),
    { numRuns: 500 },
  );
});

test('what nobody is called is near nobody', () => {
  const long = wordsKey({ name: Array.from({ length: 800 }, (_, index) => `A${index}`).join(' ') });
  expect([...new NearNames([long, `${long} B`]).near(long)]).toEqual([]);
});

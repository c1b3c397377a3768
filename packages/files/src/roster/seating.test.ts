import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedEntrant } from './roster.ts';
import { seatEntrants, shareTables } from './seating.ts';

const listed = (...tables: readonly (number | undefined)[]): ListedEntrant[] =>
  tables.map((table, index) => ({
    line: index + 1,
    members: [{ name: `Joueur ${index + 1}` }],
    ...(table === undefined ? {} : { table }),
  }));

describe('tables of a list', () => {
  it('are numbered in its order', () => {
    expect(seatEntrants(listed(undefined, undefined)).map(({ table }) => table)).toEqual([1, 2]);
  });

  it('are those that it says, and the free ones for the others', () => {
    expect(seatEntrants(listed(undefined, 1, 4, undefined, undefined)).map(({ table }) => table)).toEqual([
      2, 1, 4, 3, 5,
    ]);
  });
});

it('a table where others sit is not free', () => {
  expect(seatEntrants(listed(undefined, 5, undefined), [1, 3]).map(({ table }) => table)).toEqual([2, 5, 4]);
});

describe('tables of referees', () => {
  it('are shared evenly', () => {
    expect(shareTables([1, 2, 3, 4, 5], 2)).toEqual([[{ from: 1, to: 3 }], [{ from: 4, to: 5 }]]);
    expect(shareTables([9, 3, 1], 1)).toEqual([[{ from: 1, to: 9 }]]);
    expect(shareTables([1], 2)).toEqual([[{ from: 1, to: 1 }], []]);
    expect(shareTables([], 1)).toEqual([[]]);
  });

  it('have one referee each, and no referee has two more than another', () => {
    const tables = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 200 });
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 12 }), (all, referees) => {
        const shares = shareTables(all, referees);
        const of = (table: number) =>
          shares.filter((share) => share.some(({ from, to }) => from <= table && table <= to));
        for (const table of all) expect(of(table)).toHaveLength(1);
        const sizes = shares.map((share) => all.filter((table) => of(table)[0] === share).length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

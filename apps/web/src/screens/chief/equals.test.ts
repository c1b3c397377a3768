import { expect, it } from 'vitest';
import type { SeenRankingRow } from '../../server/answers.ts';
import { equalsIn, tablesOfEquals } from './equals.ts';

const row = (rank: number, table: number): SeenRankingRow => ({
  ...{ entrant: `p${table}`, members: [{ name: `Joueur ${table}` }], centre: 'c', table },
  ...{ rank, total: 500, top: 900, negative: -400, percent: 55 },
});

it('finds those who share a place, the best first, with their tables in order', () => {
  const groups = equalsIn([row(1, 9), row(1, 4), row(3, 1), row(4, 7), row(4, 2), row(4, 3)]);
  expect(groups.map(({ rank, rows }) => [rank, rows.map(({ entrant }) => entrant), tablesOfEquals(rows)])).toEqual([
    [1, ['p9', 'p4'], '4, 9'],
    [4, ['p7', 'p2', 'p3'], '2–3, 7'],
  ]);
});

it('finds nobody where every place has one holder, or nothing was played', () => {
  expect(equalsIn([row(1, 1), row(2, 2)])).toEqual([]);
  expect(equalsIn([1, 2].map((table) => ({ ...row(1, table), top: 0 })))).toEqual([]);
});

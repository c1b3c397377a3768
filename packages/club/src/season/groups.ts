import { alphabetical } from '@raccord/french';
import type { SeasonRow } from './ranking.ts';

/** A ranking among some: the same order, counted again, before the last evening too. */
function seasonAmong<Row extends SeasonRow>(rows: readonly Row[], isIn: (row: Row) => boolean): Row[] {
  const among = rows.filter(isIn);
  const before = among.flatMap((row) => row.before ?? []);
  return among.map((row) => ({
    ...row,
    rank: 1 + among.filter((other) => other.rank < row.rank).length,
    ...(row.before === undefined ? {} : { before: 1 + before.filter((other) => other < (row.before ?? 0)).length }),
  }));
}

/** One ranking for each category or series, in alphabetical order; whoever has none is in none. */
export function seasonBy<Row extends SeasonRow & { readonly category: string; readonly series: string }>(
  rows: readonly Row[],
  grouping: 'category' | 'series',
): ReadonlyMap<string, readonly Row[]> {
  const values = [...new Set(rows.map((row) => row[grouping]))].filter((value) => value !== '');
  return new Map(
    values.sort(alphabetical).map((value) => [value, seasonAmong(rows, (row) => row[grouping] === value)]),
  );
}

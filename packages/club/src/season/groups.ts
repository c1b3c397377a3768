import { alphabetical } from '@raccord/french';
import type { SeasonRow } from './ranking.ts';

type Placed = Pick<SeasonRow, 'rank' | 'before'>;

/** A ranking among some: the same order, counted again, before the last evening too. */
function seasonAmong<Row extends Placed>(rows: readonly Row[], isIn: (row: Row) => boolean): Row[] {
  const among = rows.filter(isIn);
  const countedBy = (place: 'rank' | 'before') => {
    const places = among.flatMap((row) => row[place] ?? []);
    return (own: number | undefined) =>
      own === undefined ? {} : { [place]: 1 + places.filter((other) => other < own).length };
  };
  const [rankOf, beforeOf] = [countedBy('rank'), countedBy('before')];
  return among.map((row) => ({ ...row, ...rankOf(row.rank), ...beforeOf(row.before) }));
}

/** One ranking for each category or series, in alphabetical order; whoever has none is in none. */
export function seasonBy<Row extends Placed & { readonly category: string; readonly series: string }>(
  rows: readonly Row[],
  grouping: 'category' | 'series',
): ReadonlyMap<string, readonly Row[]> {
  const values = [...new Set(rows.map((row) => row[grouping]))].filter((value) => value !== '');
  return new Map(
    values.sort(alphabetical).map((value) => [value, seasonAmong(rows, (row) => row[grouping] === value)]),
  );
}

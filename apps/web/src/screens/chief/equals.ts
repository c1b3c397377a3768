import { gatherTables, showTables } from '../../roster/tableranges.ts';
import type { SeenRankingRow } from '../../server/answers.ts';

/** Places to win are among the first: equals further down are found by their tables. */
export const RANKED = 100;

/** Those who share a place. */
export interface Equals {
  readonly rank: number;
  readonly rows: readonly SeenRankingRow[];
}

/** Those of a ranking who share a place, the best first; none before a turn is over. */
export function equalsIn(ranking: readonly SeenRankingRow[]): readonly Equals[] {
  const ranks = [...new Set(ranking.filter(({ top }) => top > 0).map(({ rank }) => rank))];
  return ranks
    .map((rank) => ({ rank, rows: ranking.filter((row) => row.rank === rank) }))
    .filter(({ rows }) => rows.length > 1);
}

export const tablesOfEquals = (rows: readonly SeenRankingRow[]): string =>
  showTables(gatherTables(rows.map(({ table }) => table)));

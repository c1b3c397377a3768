import { alphabetical } from '@raccord/french';
import type { Person } from '../people.ts';
import type { EntrantState, TournamentState } from '../state/state.ts';
import type { RankingRow } from './ranking.ts';

/** Names that a dictionary does not tell apart (Club 1, Club 01) have an order too: who registered first decides nothing. */
const byName = (a: string, b: string): number => alphabetical(a, b) || Number(a > b) - Number(a < b);

/** What a ranking can be split by. */
export type Grouping = 'category' | 'series' | 'club' | 'federation';

/** A ranking among some: the same order, counted again. */
export const rankAmong = (rows: readonly RankingRow[], isIn: (entrant: EntrantState) => boolean): RankingRow[] =>
  countAgain(rows.filter(({ entrant }) => isIn(entrant)));

function countAgain(rows: readonly RankingRow[]): RankingRow[] {
  const ranked: RankingRow[] = [];
  for (const [index, row] of rows.entries()) {
    const isEqual = index > 0 && rows[index - 1].rank === row.rank;
    ranked.push({ ...row, rank: isEqual ? ranked[index - 1].rank : index + 1 });
  }
  return ranked;
}

export const rankPairs = (rows: readonly RankingRow[]): RankingRow[] =>
  rankAmong(rows, ({ members }) => members.length === 2);

/** One ranking for each category, series, club or federation, in alphabetical order. */
export function rankBy(rows: readonly RankingRow[], grouping: Grouping): Map<string, RankingRow[]> {
  const groups = new Map<string, RankingRow[]>();
  for (const row of rows) {
    const value = sharedBy(row.entrant.members, grouping);
    if (value === undefined) continue;
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  const sorted = [...groups].sort(([a], [b]) => byName(a, b));
  return new Map(sorted.map(([value, group]) => [value, countAgain(group)]));
}

/** A pair has a category, a club… when both have the same one. */
function sharedBy(members: readonly Person[], grouping: Grouping): string | undefined {
  const [first, ...others] = members.map((member) => member[grouping]);
  return others.every((other) => other === first) ? first : undefined;
}

/** A line of a ranking of teams or clubs. */
export interface GroupRow {
  readonly rank: number;
  readonly name: string;
  readonly total: number;
  /** Those whose totals were added, best first. */
  readonly counted: readonly RankingRow[];
}

export const rankTeams = (state: TournamentState, rows: readonly RankingRow[]): GroupRow[] =>
  rankTotals(
    [...state.teams.values()].map(({ name, entrants, counted }) => {
      const members = new Set(entrants);
      return sumUp(
        name,
        rows.filter(({ entrant }) => members.has(entrant.id)),
        counted,
      );
    }),
  );

/** Clubs by the sum of their `counted` best entrants. */
export const rankClubs = (rows: readonly RankingRow[], counted?: number): GroupRow[] =>
  rankTotals([...rankBy(rows, 'club')].map(([club, members]) => sumUp(club, members, counted)));

function sumUp(name: string, rows: readonly RankingRow[], counted = rows.length): Omit<GroupRow, 'rank'> {
  // Those out of a sudden death on the same turn share their rank whatever their totals.
  const best = rows.toSorted((a, b) => a.rank - b.rank || b.total - a.total).slice(0, counted);
  return { name, total: best.reduce((sum, { total }) => sum + total, 0), counted: best };
}

function rankTotals(groups: readonly Omit<GroupRow, 'rank'>[]): GroupRow[] {
  const sorted = [...groups].sort((a, b) => b.total - a.total || byName(a.name, b.name));
  return sorted.map((group) => ({ rank: 1 + sorted.findIndex(({ total }) => total === group.total), ...group }));
}

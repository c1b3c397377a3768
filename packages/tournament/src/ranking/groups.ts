import type { Person } from '../people.ts';
import type { EntrantState, TournamentState } from '../state/state.ts';
import type { RankingRow } from './ranking.ts';

/** What a ranking can be split by. */
export type Grouping = 'category' | 'series' | 'club' | 'federation';

/** A ranking among some: the same order, counted again. */
export function rankAmong(rows: readonly RankingRow[], isIn: (entrant: EntrantState) => boolean): RankingRow[] {
  const kept = rows.filter(({ entrant }) => isIn(entrant));
  const ranked: RankingRow[] = [];
  for (const [index, row] of kept.entries()) {
    const isEqual = index > 0 && kept[index - 1].rank === row.rank;
    ranked.push({ ...row, rank: isEqual ? ranked[index - 1].rank : index + 1 });
  }
  return ranked;
}

export const rankPairs = (rows: readonly RankingRow[]): RankingRow[] =>
  rankAmong(rows, ({ members }) => members.length === 2);

/** One ranking for each category, series, club or federation, in alphabetical order. */
export function rankBy(rows: readonly RankingRow[], grouping: Grouping): Map<string, RankingRow[]> {
  const values = new Set(rows.flatMap(({ entrant }) => sharedBy(entrant.members, grouping) ?? []));
  return new Map(
    [...values]
      .sort((a, b) => (a < b ? -1 : 1))
      .map((value) => [value, rankAmong(rows, ({ members }) => sharedBy(members, grouping) === value)]),
  );
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
  const best = rows.slice(0, counted);
  return { name, total: best.reduce((sum, { total }) => sum + total, 0), counted: best };
}

function rankTotals(groups: readonly Omit<GroupRow, 'rank'>[]): GroupRow[] {
  const sorted = [...groups].sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
  return sorted.map((group) => ({ rank: 1 + sorted.findIndex(({ total }) => total === group.total), ...group }));
}

import { detailOf, entrantSearch, GROUPINGS } from '@raccord/tournament';
import type { RankingView, SeenRankingRow } from '../../server/answers.ts';

export const PRESENTATIONS = ['', ...GROUPINGS] as const;
/** How a ranking is presented; empty for everybody together. */
export type Presentation = (typeof PRESENTATIONS)[number];

type Group = NonNullable<RankingView['groups']>[number];

/** A line on the page: the heading of a group, or somebody in it. */
export type RankingLine = { readonly kind: 'group'; readonly key: string; readonly group: Group } | RankedLine;

export interface RankedLine {
  readonly kind: 'row';
  readonly key: string;
  readonly row: SeenRankingRow;
}

/** The lines to show, with the ranks they have in the whole ranking or in their group. */
export function linesOfRanking({ rows, groups }: RankingView, search: string): RankingLine[] {
  const isFound = entrantSearch(search);
  const lines = (found: readonly SeenRankingRow[], prefix: string): RankingLine[] =>
    found.filter(isFound).map((row) => ({ kind: 'row', key: `${prefix}${row.entrant}`, row }));
  if (!groups) return lines(rows, '');
  return groups.flatMap((group, index) => {
    const members = lines(group.rows, `${index} `);
    return members.length === 0 ? [] : [{ kind: 'group', key: `group ${index}`, group }, ...members];
  });
}

/** The presentations that say something about these people. */
export function presentationsFor(rows: readonly SeenRankingRow[]): Presentation[] {
  const has = (key: 'club' | 'category' | 'series' | 'federation') =>
    rows.some(({ members }) => detailOf(members, key) !== '');
  const useful: Readonly<Record<Presentation, () => boolean>> = {
    '': () => true,
    category: () => has('category'),
    series: () => has('series'),
    club: () => has('club'),
    federation: () => has('federation'),
    pairs: () => rows.some(({ members }) => members.length > 1),
    teams: () => true,
    clubs: () => has('club'),
  };
  return PRESENTATIONS.filter((grouping) => useful[grouping]());
}

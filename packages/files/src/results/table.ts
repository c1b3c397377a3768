import type { CellKind } from '@raccord/french';
import {
  columnsOn,
  GROUPING_LABELS,
  gameColumns,
  nameOf,
  type RankingCell,
  type RankingColumn,
} from '@raccord/tournament';
import {
  type AskedRanking,
  type ListedRankingRow,
  type RankedGroup,
  resultsTitle,
  type SeenResults,
} from './results.ts';

export type TableCell = RankingCell;

/** What a column holds: a percentage is in hundredths. */
export interface ResultColumn {
  readonly heading: string;
  readonly kind: CellKind;
  /** In characters. */
  readonly width: number;
  /** What a narrow screen does without. */
  readonly isSpare?: true;
  /** Who it is about. */
  readonly isName?: true;
}

/** A ranking laid out in rows and columns, whatever it is then written as. */
export interface ResultTable {
  readonly title: string;
  /** What its groups are, when it has several: « Club ». */
  readonly grouped?: string;
  readonly columns: readonly ResultColumn[];
  readonly groups: readonly { readonly name: string; rows(): Iterable<readonly TableCell[]> }[];
}

/** What a column is, and what it says of each row. */
export interface FilledColumn<Row> extends ResultColumn {
  of(row: Row): TableCell;
}

const documentColumn = ({ key, heading, kind, width, room, of }: RankingColumn): FilledColumn<ListedRankingRow> => ({
  ...{ heading, kind, width, of },
  ...(key === 'name' ? { isName: true } : {}),
  ...(room === 'wide' && kind === 'text' ? { isSpare: true } : {}),
});

export function tableOf(results: SeenResults, asked: AskedRanking): ResultTable {
  const { by, ranking } = asked;
  const { rows, groups = [] } = ranking;
  const title = resultsTitle(results, asked);
  if (by === 'teams' || by === 'clubs') return filled(title, teamsOf(by), [{ name: '', rows: groups }]);
  const games = gameColumns(rows, results.tournament.games);
  const columns = [...columnsOn('documents'), ...games].map(documentColumn);
  if (by === undefined) return filled(title, columns, [{ name: '', rows }]);
  return filled(title, columns, groups, by === 'pairs' ? undefined : GROUPING_LABELS[by].one);
}

/** Teams and clubs are ranked themselves: a row each, with those whose scores count. */
const teamsOf = (by: 'teams' | 'clubs'): readonly FilledColumn<RankedGroup>[] => [
  { heading: 'Place', kind: 'whole', width: 7, of: ({ rank }) => rank },
  { heading: GROUPING_LABELS[by].one, kind: 'text', width: 32, of: ({ name }) => name },
  { heading: 'Score', kind: 'whole', width: 9, of: ({ total }) => total },
  by === 'clubs'
    ? { heading: 'Joueurs', kind: 'whole', width: 9, of: ({ rows }) => rows.length }
    : { heading: 'Joueurs', kind: 'text', width: 60, of: ({ rows }) => rows.map(countedFor).join(', ') },
];

const countedFor = ({ members, total }: ListedRankingRow): string => `${nameOf(members)} (${total})`;

/** A table of these columns, with the rows of each group. */
export function filled<Row>(
  title: string,
  columns: readonly FilledColumn<Row>[],
  groups: readonly { readonly name: string; readonly rows: readonly Row[] }[],
  grouped?: string,
): ResultTable {
  return {
    title,
    ...(grouped === undefined ? {} : { grouped }),
    columns: columns.map(({ of: _, ...column }) => column),
    groups: groups.map(({ name, rows }) => ({
      name,
      *rows() {
        for (const row of rows) yield columns.map((column) => column.of(row));
      },
    })),
  };
}

/** Says on each row, in the last column, why a ranking is provisional: rows are sorted, cut and pasted. */
export function withProvisional({ columns, rows }: FlatTable, why: string | undefined): FlatTable {
  if (why === undefined) return { columns, rows };
  return {
    columns: [...columns, { heading: 'Provisoire', kind: 'text', width: 60 }],
    *rows() {
      for (const row of rows()) yield [...row, why];
    },
  };
}

/** What has but rows. */
export interface FlatTable {
  readonly columns: readonly ResultColumn[];
  rows(): Iterable<readonly TableCell[]>;
}

/** The same without groups: what they are becomes the first column. */
export function flatten(table: ResultTable): FlatTable {
  const { grouped, columns, groups } = table;
  return {
    columns: grouped === undefined ? columns : [{ heading: grouped, kind: 'text', width: 12 }, ...columns],
    *rows() {
      for (const group of groups) {
        for (const row of group.rows()) yield grouped === undefined ? row : [group.name, ...row];
      }
    },
  };
}

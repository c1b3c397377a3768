import type { Seen } from '@raccord/contract';
import { number, plural } from '@raccord/french';
import {
  columnsOn,
  describeProvisional,
  gameColumns,
  type RankingGrouping,
  titleOfGroup,
  titleOfRanking,
  withGames,
} from '@raccord/tournament';
import { emptyPage } from './empty.ts';
import { keyedColumns } from './keyed.ts';
import { pagesUnder } from './notice.ts';
import type { Paper } from './page.ts';
import { type Group, type PaperColumn, tablePages } from './table.ts';
import { wallPages } from './wall.ts';

type Ranking = Seen<'seeRanking'>;
type Row = Ranking['rows'][number];

export interface RankingOrder {
  readonly ranking: Ranking;
  /** The game that it is about; none for the overall ranking. */
  readonly game?: string;
  readonly by?: RankingGrouping;
  /** On its long side, in letters as large as they can be, without what nobody reads from afar. */
  readonly isForWall?: boolean;
  /** In the order they are played. */
  readonly games: readonly { readonly id: string; readonly name: string }[];
}

/** The ranking, overall or of a game, all together or by groups; why it is provisional stands on each page. */
export function rankingPaper({ ranking, game, by, games, isForWall = false }: RankingOrder): Paper {
  const name = games.find(({ id }) => id === game)?.name;
  const title = titleOfRanking(by, name);
  const groups = by === undefined || !ranking.groups ? [{ rows: ranking.rows }] : titled(ranking.groups, by);
  const columns = columnsOf(ranking.rows, games);
  const { provisional, ties } = ranking;
  const notice = [
    ...(provisional ? [describeProvisional(provisional.why)] : []),
    ...(ties === undefined ? [] : [ties]),
  ];
  return {
    title,
    ...(isForWall ? { isLandscape: true } : {}),
    *lay(layout) {
      const pages = pagesUnder(layout, notice.length > 0 ? notice.join(' ') : undefined, (below) =>
        isForWall
          ? wallPages(below, columns, groups)
          : tablePages(below, { columns, groups, size: 9.5, rowHeight: 14 }),
      );
      yield {
        title,
        ...(provisional ? { subtitle: 'provisoire' } : {}),
        pages: pages.length === 0 ? [emptyPage(layout, EMPTY)] : pages,
      };
    },
  };
}

const EMPTY = 'Personne n’est à classer ici.';

const titled = (groups: NonNullable<Ranking['groups']>, by: RankingGrouping): Group<Row>[] =>
  groups.map(({ name, rank, total, rows }) => ({
    rows,
    title: [
      ...(rank === undefined ? [] : [`${number(rank)}.`]),
      titleOfGroup(by, name),
      ...(total === undefined ? [] : [`– ${plural(total, 'point')}`]),
    ].join(' '),
  }));

/** A name of a game longer than this is a number in the head of its column. */
const LONGEST_HEAD = 9;

function columnsOf(
  rows: readonly Row[],
  games: RankingOrder['games'],
): (PaperColumn<Row> & { readonly key: string })[] {
  const totals = gameColumns(rows, games).map((column, index) => ({
    ...column,
    heading: column.heading.length > LONGEST_HEAD ? `P. ${index + 1}` : column.heading,
  }));
  const spare = new Set(totals.map(({ key }) => key));
  return keyedColumns(withGames(columnsOn('documents'), totals), rows).map((column) =>
    spare.has(column.key) ? { ...column, isSpare: true } : column,
  );
}

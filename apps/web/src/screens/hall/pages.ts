import type { HallView, RankingView, SeenRankingRow } from '../../server/answers.ts';
import { texts } from '../../texts/index.ts';

/** A page of a ranking: what is asked of the server, and how it is headed. */
export interface RankingPage {
  readonly title: string;
  readonly number: number;
  readonly count: number;
  readonly query: PageQuery;
}

interface PageQuery {
  readonly game?: string;
  readonly published: true;
  readonly from: number;
  readonly count: number;
}

const ROWS_PER_COLUMN = 15;
/** As many as are read from the back of a hall: 300 players are ten pages. */
export const ROWS_PER_PAGE = 2 * ROWS_PER_COLUMN;

/** How long a page stays. */
export const PAGE_MS = 10_000;

/** So many rows of the published ranking of a game, or of the overall one. */
export const pageQuery = (page: number, game?: string): PageQuery => rowsQuery(page * ROWS_PER_PAGE, game);

/** From a row on, counted from 0. */
export const rowsQuery = (from: number, game?: string, count = ROWS_PER_PAGE): PageQuery => ({
  ...(game === undefined ? {} : { game }),
  ...{ published: true, from, count },
});

/** The ranking of the game shown, then the overall one where other games were played. What is known of each is its first page. */
export function pagesOf(
  hall: HallView,
  game: RankingView | undefined,
  overall: RankingView | undefined,
): RankingPage[] {
  const played = hall.games.find(({ id }) => id === hall.turn?.game);
  const closed = game?.turns ?? 0;
  const title = game && !game.provisional ? texts.hall.ranking.final : texts.hall.ranking.after(closed);
  return [
    ...(closed > 0 ? cut(title, game, played?.id) : []),
    ...(isSeveral(hall) ? cut(texts.hall.ranking.overall, overall) : []),
  ];
}

/** More than one game was begun. */
export const isSeveral = ({ games }: HallView): boolean => games.filter(({ turns }) => turns > 0).length > 1;

function cut(title: string, ranking: RankingView | undefined, game?: string): RankingPage[] {
  const count = Math.ceil((ranking?.count ?? 0) / ROWS_PER_PAGE);
  return Array.from({ length: count }, (_, page) => ({
    ...{ title, count, number: page + 1, query: pageQuery(page, game) },
  }));
}

/** Rows in columns, which are read one after the other. */
export const inColumns = (rows: readonly SeenRankingRow[]): SeenRankingRow[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_COLUMN) }, (_, column) =>
    rows.slice(column * ROWS_PER_COLUMN, (column + 1) * ROWS_PER_COLUMN),
  );

/** Which page every screen shows of a ranking that turns by itself since a time, from 0, and how long that one still stays. */
export function pageAt(since: number, now: number, count: number): { readonly index: number; readonly stays: number } {
  const passed = Math.max(0, now - since);
  return { index: Math.floor(passed / PAGE_MS) % Math.max(1, count), stays: PAGE_MS - (passed % PAGE_MS) };
}

import type { AnswerOf } from '@raccord/contract';
import { texts } from '../../texts/index.ts';
import type { Hall } from './stage.ts';

type Ranking = AnswerOf<'seeRanking'>;
export type RankingRow = Ranking['rows'][number];

/** What the screen shows of a ranking at a time. */
export interface RankingPage {
  readonly title: string;
  readonly number: number;
  readonly count: number;
  readonly columns: readonly (readonly RankingRow[])[];
}

export const ROWS_PER_COLUMN = 12;

/** The ranking of the game shown, then the overall one where other games were played. */
export function pagesOf(
  hall: Hall,
  game: Ranking | undefined,
  overall: Ranking | undefined,
  columns: number,
): RankingPage[] {
  const played = hall.games.find(({ id }) => id === hall.turn?.game);
  const closed = game?.turns ?? 0;
  const isFinal = played?.isFinished === true && closed === played.turns;
  const title = isFinal ? texts.hall.ranking.final : texts.hall.ranking.after(closed);
  return [
    ...(closed > 0 ? cut(title, game?.rows ?? [], columns) : []),
    ...(isSeveral(hall) ? cut(texts.hall.ranking.overall, overall?.rows ?? [], columns) : []),
  ];
}

/** More than one game was begun. */
export const isSeveral = ({ games }: Hall): boolean => games.filter(({ turns }) => turns > 0).length > 1;

function cut(title: string, rows: readonly RankingRow[], columns: number): RankingPage[] {
  const size = ROWS_PER_COLUMN * columns;
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, page) => ({
    ...{ title, count, number: page + 1 },
    columns: Array.from({ length: columns }, (_, column) => {
      const from = page * size + column * ROWS_PER_COLUMN;
      return rows.slice(from, from + ROWS_PER_COLUMN);
    }).filter((shown) => shown.length > 0),
  }));
}

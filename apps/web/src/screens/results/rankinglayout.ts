import { columnsOn, gameColumns, type RankingColumn, withGames } from '@raccord/tournament';
import type { HallView, SeenRankingRow } from '../../server/answers.ts';

type Room = RankingColumn['room'];

/** Which columns a ranking has room for, and which stand under the name instead. */
export interface RankingLayout {
  readonly hall: Pick<HallView, 'centres' | 'publication'>;
  readonly columns: readonly RankingColumn[];
  readonly underName: readonly RankingColumn[];
}

const ROOMS: readonly Room[] = ['narrow', 'middle', 'wide'];

export function layOutRanking(
  rows: readonly SeenRankingRow[],
  hall: Pick<HallView, 'centres' | 'games' | 'publication'>,
  room: Room,
): RankingLayout {
  const hasRoom = (column: RankingColumn) => ROOMS.indexOf(column.room) <= ROOMS.indexOf(room);
  const all = withGames(columnsOn('screen'), gameColumns(rows, hall.games));
  return {
    hall,
    columns: all.filter(hasRoom),
    underName: all.filter((column) => !hasRoom(column) && (column.kind === 'text' || column.key === 'table')),
  };
}

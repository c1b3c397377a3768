import { columnsOn, gameColumns, type RankingColumn, saysSomething, withGames } from '@raccord/tournament';
import type { HallView, SeenRankingRow } from '../../server/answers.ts';

type Room = RankingColumn['room'];

/** Which columns a ranking has room for, and which stand under the name instead. */
export interface RankingLayout {
  readonly hall: Pick<HallView, 'centres' | 'publication'>;
  readonly columns: readonly RankingColumn[];
  readonly underName: readonly RankingColumn[];
  readonly room: Room;
}

const ROOMS: readonly Room[] = ['narrow', 'middle', 'wide'];
/** Who he is and where he sits comes after what he has: a score stands beside its name. */
const LATER: readonly string[] = ['table', 'category', 'series', 'club'];

export function layOutRanking(
  rows: readonly SeenRankingRow[],
  hall: Pick<HallView, 'centres' | 'games' | 'publication'>,
  room: Room,
): RankingLayout {
  const hasRoom = (column: RankingColumn) => ROOMS.indexOf(column.room) <= ROOMS.indexOf(room);
  const told = withGames(columnsOn('screen'), gameColumns(rows, hall.games)).filter(({ of }) =>
    rows.some((row) => saysSomething(of(row))),
  );
  const isLater = ({ key }: RankingColumn) => LATER.includes(key);
  const all = [...told.filter((column) => !isLater(column)), ...told.filter(isLater)];
  return {
    ...{ hall, room },
    columns: all.filter(hasRoom),
    underName: all.filter((column) => !hasRoom(column) && (column.kind === 'text' || column.key === 'table')),
  };
}

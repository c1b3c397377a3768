import { type CellKind, cell } from '@raccord/french';
import type { RankingCell, RankingColumn } from '@raccord/tournament';
import type { Column } from './Table.tsx';

/** A column of a ranking as screens have it: the name heads its row. */
export const rankingColumn = <Row>({
  key,
  heading,
  short,
  kind,
  room,
  of,
}: Pick<RankingColumn, 'key' | 'heading' | 'short' | 'room'> & {
  readonly kind: CellKind;
  of(row: Row): RankingCell;
}): Column<Row> => ({
  ...{ key, heading, short, room, kind: key === 'name' ? 'name' : kind === 'text' ? 'text' : 'figure' },
  cell: (row) => cell(of(row), kind),
});

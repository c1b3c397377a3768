import { type CellKind, cell } from '@raccord/french';
import { type RankingCell, saysSomething } from '@raccord/tournament';
import type { PaperColumn } from './table.ts';

/** A column of a ranking, whatever is ranked. */
interface KeyedColumn<Row> {
  readonly key: string;
  readonly heading: string;
  readonly short?: string;
  readonly kind: CellKind;
  of(row: Row): RankingCell;
}

/** What one is ranked by is in bold; who it is about grows. */
const BOLD: readonly string[] = ['rank', 'total', 'score'];

/** The columns in which somebody has something, as paper has them. */
export const keyedColumns = <Row>(
  columns: readonly KeyedColumn<Row>[],
  rows: readonly Row[],
): (PaperColumn<Row> & { readonly key: string })[] =>
  columns
    .filter(({ of }) => rows.some((row) => saysSomething(of(row))))
    .map((column) => ({
      key: column.key,
      title: column.short ?? column.heading,
      cell: (row) => cell(column.of(row), column.kind),
      ...(column.kind === 'text' ? {} : { align: 'right' }),
      ...(BOLD.includes(column.key) ? { font: 'bold' } : {}),
      ...(column.key === 'name' ? { grows: 1, wraps: true } : {}),
    }));

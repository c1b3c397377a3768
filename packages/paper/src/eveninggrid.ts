import { shortDay } from '@raccord/french';
import { batches } from './flow.ts';
import type { Layout } from './page.ts';
import type { Ruler } from './ruler.ts';
import type { TitledBlock } from './stack.ts';
import { layTable, type PaperColumn } from './table.ts';

/** Somebody or something, and what each evening says of it. */
export interface GridRow {
  readonly first: readonly string[];
  readonly cells: readonly string[];
}

export interface EveningGrid {
  readonly title: string;
  /** Of the columns that stand before the evenings on each block; the last one is as wide as it can be. */
  readonly heads: readonly string[];
  readonly dates: readonly string[];
  readonly rows: readonly GridRow[];
}

const SIZE = 8.5;
const ROW_HEIGHT = 11.3;
/** Room of the first columns, and between two evenings. */
const FIRST_WIDTH = 160;
const GAP = 8;

/** As many blocks as it takes: the evenings side by side as far as they fit, the first columns on each. */
export function gridBlocks({ ruler, area }: Layout, grid: EveningGrid): TitledBlock[] {
  const most = Math.max(1, Math.floor((area.width - FIRST_WIDTH) / (widestOf(grid, ruler) + GAP)));
  const even = Math.ceil(grid.dates.length / Math.ceil(grid.dates.length / most));
  const places = batches(
    grid.dates.map((_, index) => index),
    even,
  );
  return places.map((own, index) => ({
    ...(index === 0 ? { title: grid.title } : {}),
    lay: (layout) =>
      layTable(layout, {
        columns: columnsOf(grid, own),
        groups: [{ rows: grid.rows }],
        size: SIZE,
        rowHeight: ROW_HEIGHT,
      }),
  }));
}

const widestOf = ({ dates, rows }: EveningGrid, ruler: Ruler): number =>
  [...dates.map(shortDay), ...new Set(rows.flatMap(({ cells }) => cells))].reduce(
    (widest, text) => Math.max(widest, ruler.width(text, { font: 'regular', size: SIZE })),
    0,
  );

const columnsOf = ({ heads, dates }: EveningGrid, evenings: readonly number[]): PaperColumn<GridRow>[] => [
  ...heads.map((title, index): PaperColumn<GridRow> => {
    const isName = index === heads.length - 1;
    return { title, cell: ({ first }) => first[index], ...(isName ? { grows: 1 } : { align: 'right' }) };
  }),
  ...evenings.map(
    (index): PaperColumn<GridRow> => ({
      title: shortDay(dates[index]),
      align: 'right',
      cell: ({ cells }) => cells[index],
    }),
  ),
];

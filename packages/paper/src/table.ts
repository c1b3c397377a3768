import { paginate } from './flow.ts';
import type { Layout, PageDrawing } from './page.ts';
import { type Align, middle, type Pen } from './pen.ts';
import { type FontName, leading, type Ruler } from './ruler.ts';

/** A column: how its cell is made of a row. */
export interface PaperColumn<Row> {
  readonly title: string;
  cell(row: Row): string;
  readonly align?: Align;
  readonly font?: FontName;
  /** Its share of the width that the other columns leave; those are each as wide as their longest cell. */
  readonly grows?: number;
  /** Left out where the columns that grow would have too little room. */
  readonly isSpare?: boolean;
  /** Its cells take the lines they need; those of others stay on one line. */
  readonly wraps?: boolean;
  /** Draws the cell instead of writing it. */
  draw?(pen: Pen, row: Row, at: CellPlace): void;
}

export interface CellPlace {
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
}

/** Rows under a title; none for rows that need no title. */
export interface Group<Row> {
  readonly title?: string;
  readonly rows: readonly Row[];
}

export interface PaperTable<Row> {
  readonly columns: readonly PaperColumn<Row>[];
  readonly groups: readonly Group<Row>[];
  readonly size: number;
  readonly rowHeight: number;
  /** Lines under a row, over the whole width. */
  details?(row: Row): readonly string[];
}

type SetColumn<Row> = PaperColumn<Row> & { readonly left: number; readonly width: number };

type Line<Row> =
  | { readonly kind: 'title'; readonly text: string }
  | {
      readonly kind: 'row';
      readonly row: Row;
      readonly group: Group<Row>;
      readonly cells: number;
      readonly details: readonly string[];
    };

const GAP = 8;
/** What columns that grow need. */
const NARROWEST = 120;
const HEAD_SIZE = 0.85;
const DETAIL_SIZE = 0.9;
const DETAIL_INDENT = 14;
const HAIRLINE = { width: 0.25, color: '#999999' };

/** Of the head of a table, and of the title of a group in it. */
export const headHeight = (rowHeight: number): number => rowHeight * 1.2;
export const titleHeight = (rowHeight: number): number => rowHeight * 1.9;

export const tablePages = <Row>(layout: Layout, table: PaperTable<Row>): PageDrawing[] =>
  layTable(layout, table).map(({ draw }) => draw);

/** A page of a table, and where the table ends on it. */
export interface TablePage {
  readonly draw: PageDrawing;
  readonly bottom: number;
}

/** Lays a table out: its head on each page, no title left alone at the foot. */
export function layTable<Row>({ ruler, area }: Layout, table: PaperTable<Row>): TablePage[] {
  const { size, rowHeight } = table;
  const columns = setColumns(table, ruler, area);
  const detail = { font: 'italic', size: size * DETAIL_SIZE } as const;
  const wrapDetails = (row: Row) =>
    (table.details?.(row) ?? []).flatMap((text) => ruler.wrap(text, area.width - DETAIL_INDENT, detail));
  const wrapping = columns.filter(({ wraps = false }) => wraps);
  const linesOf = ({ cell, font = 'regular', width }: SetColumn<Row>, row: Row) =>
    ruler.wrap(cell(row), width, { font, size });
  const cellsHeight = (row: Row): number =>
    wrapping.reduce(
      (highest, column) => Math.max(highest, linesOf(column, row).length * leading(size) + rowHeight - leading(size)),
      rowHeight,
    );
  const lines = table.groups.flatMap((group): Line<Row>[] => [
    ...(group.title === undefined || group.rows.length === 0 ? [] : [{ kind: 'title', text: group.title } as const]),
    ...group.rows.map((row) => ({
      kind: 'row' as const,
      row,
      group,
      cells: cellsHeight(row),
      details: wrapDetails(row),
    })),
  ]);
  const [head, titled] = [headHeight(rowHeight), titleHeight(rowHeight)];
  const heightOf = (line: Line<Row>) =>
    line.kind === 'title' ? titled : line.cells + line.details.length * leading(detail.size);
  const pages = paginate(lines, {
    room: area.height - head,
    heightOf,
    isTitle: ({ kind }) => kind === 'title',
    again: (line): Line<Row> | undefined =>
      line.kind === 'row' && line.group.title !== undefined
        ? { kind: 'title', text: `${line.group.title} (suite)` }
        : undefined,
  });

  const drawHead = (pen: Pen): number => {
    const bottom = area.top + rowHeight;
    for (const { title, left, width, align = 'left' } of columns) {
      pen.textWithin(title, left, width, bottom - rowHeight * 0.35, { font: 'bold', size: size * HEAD_SIZE }, align);
    }
    pen.line(area.left, bottom, area.left + area.width, bottom, { width: 0.75 });
    return area.top + head;
  };
  const drawCells = (pen: Pen, row: Row, top: number): void => {
    const baseline = middle(top, rowHeight, size);
    for (const column of columns) {
      const { left, width, align = 'left', font = 'regular' } = column;
      if (column.draw) column.draw(pen, row, { left, width, baseline, size });
      else if (column.wraps)
        pen.lines(linesOf(column, row), left, top + (rowHeight - leading(size)) / 2, { font, size });
      else pen.textWithin(column.cell(row), left, width, baseline, { font, size }, align);
    }
  };
  const drawPage = (pen: Pen, page: readonly Line<Row>[]): void => {
    let top = drawHead(pen);
    for (const line of page) {
      if (line.kind === 'title') {
        pen.textWithin(line.text, area.left, area.width, top + titled * 0.72, { font: 'bold', size: size * 1.25 });
      } else {
        drawCells(pen, line.row, top);
        pen.lines(line.details, area.left + DETAIL_INDENT, top + line.cells - 1.5, detail);
      }
      top += heightOf(line);
      pen.line(area.left, top, area.left + area.width, top, HAIRLINE);
    }
  };
  return pages.map((page) => ({
    draw: (pen) => drawPage(pen, page),
    bottom: page.reduce((bottom, line) => bottom + heightOf(line), area.top + head),
  }));
}

function setColumns<Row>(table: PaperTable<Row>, ruler: Ruler, area: Layout['area']): SetColumn<Row>[] {
  const all = table.columns.map((column) => ({ ...column, width: widthOf(column, table, ruler) }));
  const fixed = (columns: typeof all) => columns.reduce((sum, { width }) => sum + width, GAP * (columns.length - 1));
  const columns = area.width - fixed(all) < NARROWEST ? all.filter(({ isSpare = false }) => !isSpare) : all;
  const parts = columns.reduce((sum, { grows = 0 }) => sum + grows, 0);
  const share = parts === 0 ? 0 : Math.max(NARROWEST, area.width - fixed(columns)) / parts;
  let left = area.left;
  return columns.map((column) => {
    const set = { ...column, left, width: column.width + (column.grows ?? 0) * share };
    left += set.width + GAP;
    return set;
  });
}

/** As wide as its longest cell; nothing yet for a column that grows. */
function widthOf<Row>(
  { title, cell, font = 'regular', grows }: PaperColumn<Row>,
  { groups, size }: PaperTable<Row>,
  ruler: Ruler,
) {
  if (grows !== undefined) return 0;
  let widest = ruler.width(title, { font: 'bold', size: size * HEAD_SIZE });
  for (const { rows } of groups) {
    for (const row of rows) widest = Math.max(widest, ruler.width(cell(row), { font, size }));
  }
  return widest;
}

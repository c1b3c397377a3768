import type { Layout, PageDrawing } from './page.ts';
import { type Group, type PaperColumn, tablePages } from './table.ts';

/** A column that is left out where there is no use or no room for it. */
type KeyedColumn<Row> = PaperColumn<Row> & { readonly key: string };

const LARGEST = 20;
/** Of what stands on one page; more people stand in two columns, in letters read at arm's length. */
const SMALLEST = 13;
const BESIDE = 12;
const GUTTER = 24;

const UNREAD: ReadonlySet<string> = new Set(['licence']);
const NARROW: ReadonlySet<string> = new Set(['rank', 'name', 'club', 'total', 'percent']);

/** A ranking to be read from afar: in the largest letters with which all are on one page, else in two columns. */
export function wallPages<Row>(
  layout: Layout,
  columns: readonly KeyedColumn<Row>[],
  groups: readonly Group<Row>[],
): PageDrawing[] {
  const lay = (room: Layout, shown: readonly KeyedColumn<Row>[], size: number) =>
    tablePages(room, { columns: shown, groups, size, rowHeight: size * 1.45 });
  const read = columns.filter(({ key }) => !UNREAD.has(key));
  for (let size = LARGEST; size >= SMALLEST; size--) {
    const pages = lay(layout, read, size);
    if (pages.length <= 1) return pages;
  }
  const { ruler, area } = layout;
  const width = (area.width - GUTTER) / 2;
  const narrow = columns.filter(({ key }) => NARROW.has(key));
  const halves = lay({ ruler, area: { ...area, width } }, narrow, BESIDE);
  return Array.from({ length: Math.ceil(halves.length / 2) }, (_, page) => (pen) => {
    halves[2 * page](pen);
    const beside = halves.at(2 * page + 1);
    if (beside) pen.move(width + GUTTER, 0, () => beside(pen));
  });
}

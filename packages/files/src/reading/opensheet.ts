import { accept, type Result } from '@raccord/scrabble';
import { asWritten, MOST_COLUMNS, NO_SHEET, parsed, type SheetFault, SheetRows, type Span } from './sheetrows.ts';
import { wholeText, within, type XmlElement } from './xml.ts';
import type { Zip } from './zip.ts';

/** A merged cell has, in the places that it covers, cells that hold nothing. */
const CELLS: readonly string[] = ['table-cell', 'covered-table-cell'];
const GROUPS_OF_ROWS: readonly string[] = ['table-header-rows', 'table-rows', 'table-row-group'];
const GROUPS_OF_CELLS: readonly string[] = ['table-header-columns', 'table-columns', 'table-column-group'];

/** The first sheet that an OpenDocument spreadsheet shows. */
export function readOpenSheet(zip: Zip): Result<SheetRows, SheetFault> {
  const content = parsed(zip, 'content.xml');
  if (!content.ok) return content;
  const hidden = hiddenStyles(content.value);
  const sheet = within(content.value, 'body', 'spreadsheet', 'table').find(
    ({ attributes }) => !hidden.has(attributes['style-name']),
  );
  if (!sheet) return NO_SHEET;
  const rows = new SheetRows();
  let line = 1;
  for (const row of inGroups(sheet, GROUPS_OF_ROWS, ['table-row'])) {
    const end = line + repeated(row, 'number-rows-repeated');
    const { cells, spans } = cellsOf(row, line);
    const isEmpty = cells.every((cell) => cell === '');
    for (; line < end && !isEmpty; line++) if (!rows.take(line, [...cells], spans)) return accept(rows);
    line = end;
  }
  return accept(rows);
}

function hiddenStyles(content: XmlElement | undefined): ReadonlySet<string> {
  const styles = within(content, 'automatic-styles', 'style');
  const hidden = styles.filter((style) =>
    within(style, 'table-properties').some(({ attributes }) => attributes.display === 'false'),
  );
  return new Set(hidden.map(({ attributes }) => attributes.name));
}

/** The elements of these names, in order, whatever groups they stand in. */
const inGroups = (parent: XmlElement, groups: readonly string[], names: readonly string[]): readonly XmlElement[] =>
  parent.children.flatMap((child) => {
    if (names.includes(child.name)) return [child];
    return groups.includes(child.name) ? inGroups(child, groups, names) : [];
  });

const repeated = ({ attributes }: XmlElement, name: string): number => Math.max(1, Number(attributes[name]) || 1);

function cellsOf(row: XmlElement, line: number): { readonly cells: string[]; readonly spans: readonly Span[] } {
  const cells: string[] = [];
  const spans: Span[] = [];
  for (const cell of inGroups(row, GROUPS_OF_CELLS, CELLS)) {
    const height = repeated(cell, 'number-rows-spanned');
    if (height > 1 && cells.length < MOST_COLUMNS) spans.push({ column: cells.length, bottom: line + height - 1 });
    const text = cell.name === 'table-cell' ? textOf(cell) : '';
    const last = Math.min(MOST_COLUMNS, cells.length + repeated(cell, 'number-columns-repeated'));
    while (cells.length < last) cells.push(text);
  }
  while (cells.at(-1) === '') cells.pop();
  return { cells, spans };
}

/** A number without the spaces and zeroes that its format shows; of anything else, what is shown. */
function textOf(cell: XmlElement): string {
  const { 'value-type': type, value } = cell.attributes;
  if (type === 'float' && value !== undefined) return asWritten(value);
  return within(cell, 'p').map(wholeText).join(' ').trim();
}

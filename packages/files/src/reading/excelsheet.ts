import { accept, type Result } from '@raccord/scrabble';
import { asWritten, MOST_COLUMNS, NO_SHEET, parsed, type SheetFault, SheetRows, type Span } from './sheetrows.ts';
import { childNamed, childrenNamed, within, type XmlElement } from './xml.ts';
import type { Zip } from './zip.ts';

const HIDDEN: readonly (string | undefined)[] = ['hidden', 'veryHidden'];

/** The first sheet that an XLSX workbook shows: of a formula, what it gave when the workbook was written. */
export function readExcelSheet(zip: Zip): Result<SheetRows, SheetFault> {
  const path = firstSheet(zip);
  if (!path.ok) return path;
  const strings = parsed(zip, 'xl/sharedStrings.xml');
  if (!strings.ok) return strings;
  const sheet = parsed(zip, path.value);
  if (!sheet.ok) return sheet;
  if (!sheet.value) return NO_SHEET;
  const shared = within(strings.value, 'si').map(written);
  const spans = spansOf(sheet.value);
  const rows = new SheetRows();
  for (const [index, row] of within(sheet.value, 'sheetData', 'row').entries()) {
    const line = Number(row.attributes.r) || index + 1;
    if (!rows.take(line, cellsOf(row, shared), spans.get(line))) break;
  }
  return accept(rows);
}

/** `F5:F7`: the cells of rows 5 to 7 in column F are one. */
const MERGED = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;

/** The merged cells that go over several rows, by the row where they begin. */
function spansOf(sheet: XmlElement): ReadonlyMap<number, readonly Span[]> {
  const spans = new Map<number, Span[]>();
  for (const { attributes } of within(sheet, 'mergeCells', 'mergeCell')) {
    const [, letters, top, bottom] = MERGED.exec(attributes.ref ?? '') ?? [];
    const column = columnOf(letters);
    if (column === undefined || column >= MOST_COLUMNS || Number(bottom) <= Number(top)) continue;
    const beginning = spans.get(Number(top));
    const span = { column, bottom: Number(bottom) };
    if (beginning) beginning.push(span);
    else spans.set(Number(top), [span]);
  }
  return spans;
}

/** The workbook names its sheets in order; its relations say where each one is. */
function firstSheet(zip: Zip): Result<string, SheetFault> {
  const workbook = parsed(zip, 'xl/workbook.xml');
  if (!workbook.ok) return workbook;
  const relations = parsed(zip, 'xl/_rels/workbook.xml.rels');
  if (!relations.ok) return relations;
  const first = within(workbook.value, 'sheets', 'sheet').find(({ attributes }) => !HIDDEN.includes(attributes.state));
  const relation = within(relations.value, 'Relationship').find(
    ({ attributes }) => attributes.Id === first?.attributes.id,
  );
  const target = relation?.attributes.Target;
  if (!target) return NO_SHEET;
  return accept(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

/** The text of a string, in as many pieces as it has styles; how it is pronounced is left out. */
const written = (string: XmlElement): string =>
  [...within(string, 't'), ...within(string, 'r', 't')].map(({ text }) => text).join('');

function cellsOf(row: XmlElement, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of childrenNamed(row, 'c')) {
    const column = columnOf(cell.attributes.r) ?? cells.length;
    if (column >= MOST_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    cells[column] = textOf(cell, shared);
  }
  return cells;
}

/** A1 is column 0, AB12 is column 27. */
function columnOf(reference = ''): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(cell: XmlElement, shared: readonly string[]): string {
  const type = cell.attributes.t;
  if (type === 'inlineStr') return within(cell, 'is').map(written).join('').trim();
  const value = (childNamed(cell, 'v')?.text ?? '').trim();
  if (type === 'e') return '';
  if (type === 's') return (shared[Number(value)] ?? '').trim();
  return type === undefined || type === 'n' ? asWritten(value) : value;
}

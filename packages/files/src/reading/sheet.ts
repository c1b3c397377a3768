import { accept, type Result, refuse } from '@raccord/scrabble';
import type { RosterRow } from '@raccord/tournament';
import { childNamed, childrenNamed, parseXml, type XmlElement } from './xml.ts';
import { TOO_LARGE, Zip, type ZipFault } from './zip.ts';

export type SheetFault = ZipFault | 'no-sheet';

const MOST_COLUMNS = 200;
/** Of all the cells together, empty ones counted: a text of the workbook may be shown by every one of them. */
const MOST_CHARACTERS = 8 * 2 ** 20;
const HIDDEN: readonly (string | undefined)[] = ['hidden', 'veryHidden'];
const NO_SHEET = refuse('no-sheet', 'Ce classeur n’a pas de feuille lisible : enregistrez-le en .xlsx ou en .csv.');

/** The rows of the first sheet that an XLSX workbook shows, as texts: of a formula, what it gave when the workbook was written. */
export function readSheet(file: Uint8Array): Result<readonly RosterRow[], SheetFault> {
  const zip = Zip.open(file);
  if (!zip.ok) return zip;
  const path = firstSheet(zip.value);
  if (!path.ok) return path;
  const strings = parsed(zip.value, 'xl/sharedStrings.xml');
  if (!strings.ok) return strings;
  const sheet = parsed(zip.value, path.value);
  if (!sheet.ok) return sheet;
  if (!sheet.value) return NO_SHEET;
  const shared = within(strings.value, 'si').map(written);
  const rows: RosterRow[] = [];
  let size = 0;
  for (const [index, row] of within(sheet.value, 'sheetData', 'row').entries()) {
    const cells = cellsOf(row, shared);
    if (cells.every((cell) => cell === '')) continue;
    size += cells.reduce((sum, { length }) => sum + length + 1, 0);
    if (size > MOST_CHARACTERS) return TOO_LARGE;
    rows.push({ line: Number(row.attributes.r) || index + 1, cells });
  }
  return accept(rows);
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

function parsed(zip: Zip, name: string): Result<XmlElement | undefined, SheetFault> {
  const text = zip.text(name);
  if (!text.ok || text.value === undefined) return text.ok ? accept(undefined) : text;
  const root = parseXml(text.value);
  return root.ok ? root : NO_SHEET;
}

/** The elements of these names, one within the other. */
const within = (root: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] =>
  names.reduce<readonly XmlElement[]>(
    (parents, name) => parents.flatMap((parent) => childrenNamed(parent, name)),
    root ? [root] : [],
  );

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

/** A number as people write it: some programs write 1.0E7 for a licence, and 3.0 for a table. */
const asWritten = (number: string): string =>
  /[.E]/i.test(number) && Number.isSafeInteger(Number(number)) ? String(Number(number)) : number;

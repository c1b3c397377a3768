import { accept, type Result, refuse } from '@raccord/scrabble';
import type { RosterRow } from '@raccord/tournament';
import { Zip, type ZipFault } from './zip.ts';

export type SheetFault = ZipFault | 'no-sheet';

const MOST_COLUMNS = 200;
const NO_SHEET = refuse('no-sheet', 'Ce classeur n’a pas de feuille lisible : enregistrez-le en .xlsx ou en .csv.');

/** The rows of the first sheet of an XLSX workbook, as texts. */
export async function readSheet(file: Uint8Array<ArrayBuffer>): Promise<Result<readonly RosterRow[], SheetFault>> {
  const zip = Zip.open(file);
  if (!zip.ok) return zip;
  const path = await firstSheet(zip.value);
  if (!path.ok) return path;
  const strings = await parsed(zip.value, 'xl/sharedStrings.xml');
  if (!strings.ok) return strings;
  const sheet = await parsed(zip.value, path.value);
  if (!sheet.ok) return sheet;
  if (!sheet.value) return NO_SHEET;
  const shared = elements(strings.value, 'si').map(written);
  const rows = elements(sheet.value, 'row').map((row, index) => ({
    line: Number(row.getAttribute('r')) || index + 1,
    cells: cellsOf(row, shared),
  }));
  return accept(rows.filter(({ cells }) => cells.some((cell) => cell !== '')));
}

/** The workbook names its sheets in order; its relations say where each one is. */
async function firstSheet(zip: Zip): Promise<Result<string, SheetFault>> {
  const workbook = await parsed(zip, 'xl/workbook.xml');
  if (!workbook.ok) return workbook;
  const relations = await parsed(zip, 'xl/_rels/workbook.xml.rels');
  if (!relations.ok) return relations;
  const [first] = elements(workbook.value, 'sheet');
  const id = first && [...first.attributes].find(({ localName, prefix }) => localName === 'id' && prefix)?.value;
  const relation = elements(relations.value, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = relation?.getAttribute('Target');
  if (!target) return NO_SHEET;
  return accept(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

async function parsed(zip: Zip, name: string): Promise<Result<Document | undefined, SheetFault>> {
  const text = await zip.text(name);
  if (!text.ok || text.value === undefined) return text.ok ? accept(undefined) : text;
  // A workbook has no use for entities of its own: they only serve to blow a reader up.
  if (/<!DOCTYPE/i.test(text.value)) return NO_SHEET;
  const document = new DOMParser().parseFromString(text.value, 'application/xml');
  return document.querySelector('parsererror') ? NO_SHEET : accept(document);
}

const elements = (parent: Document | Element | undefined, name: string): Element[] =>
  parent ? [...parent.getElementsByTagNameNS('*', name)] : [];

/** The text of a string, in as many pieces as it has styles; how it is pronounced is left out. */
const written = (string: Element): string =>
  elements(string, 't')
    .filter((piece) => piece.parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

function cellsOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of elements(row, 'c')) {
    const column = columnOf(cell.getAttribute('r')) ?? cells.length;
    if (column >= MOST_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    cells[column] = textOf(cell, shared);
  }
  return cells;
}

/** A1 is column 0, AB12 is column 27. */
function columnOf(reference: string | null): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  return letters === undefined
    ? undefined
    : [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return written(cell).trim();
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  return (type === 's' ? (shared[Number(value)] ?? '') : value).trim();
}

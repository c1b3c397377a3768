import { cutTo } from '@raccord/french';
import { Archive } from '../archive.ts';
import { escapeXml } from '../escapexml.ts';
import { relations, STYLES, sheetPath, typesOf, workbookOf } from './ooxml.ts';
import { hundredth } from './points.ts';
import type { FlatTable, ResultColumn, TableCell } from './table.ts';

/** A sheet with its headings, and its rows when they are asked for. */
export interface Sheet extends FlatTable {
  readonly name: string;
}

/** An XLSX workbook, piece by piece: at no time is there more in memory than a piece of a sheet. */
export function* makeWorkbook(sheets: readonly Sheet[]): Generator<Uint8Array> {
  const names = distinct(sheets.map(({ name }) => name));
  const archive = new Archive();
  yield* archive.add('[Content_Types].xml', [typesOf(sheets.length)]);
  yield* archive.add('_rels/.rels', [relations(['officeDocument', 'xl/workbook.xml'])]);
  yield* archive.add('xl/workbook.xml', [workbookOf(names)]);
  const parts = names.map((_, index) => ['worksheet', sheetPath(index)] as const);
  yield* archive.add('xl/_rels/workbook.xml.rels', [relations(...parts, ['styles', 'styles.xml'])]);
  yield* archive.add('xl/styles.xml', [STYLES.xml]);
  for (const [index, sheet] of sheets.entries())
    yield* archive.add(`xl/${sheetPath(index)}`, sheetOf(sheet, index === 0));
  yield* archive.end();
}

const LONGEST_NAME = 31;
const FORBIDDEN = /[\s[\]:*?/\\\p{Cc}]+/gu;

const cut = (name: string, length: number): string => cutTo(name, length).replaceAll(/^[\s']+|[\s']+$/g, '');

/** Names that tabs may bear: short, without the signs of references, all different. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((given) => {
    const legal = given.replaceAll(FORBIDDEN, ' ');
    let name = cut(legal, LONGEST_NAME) || 'Feuille';
    for (let count = 2; taken.has(name.toLowerCase()); count++) {
      const suffix = ` (${count})`;
      name = cut(legal, LONGEST_NAME - suffix.length) + suffix;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

function* sheetOf({ columns, rows }: Sheet, isFirst: boolean): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`;
  for (const [index, { width }] of columns.entries()) {
    yield `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  }
  yield '</cols><sheetData>';
  yield rowOf(
    1,
    columns.map(({ heading, kind }, index) =>
      cellOf(index, 1, heading, kind === 'text' ? STYLES.heading : STYLES.figureHeading),
    ),
  );
  let line = 1;
  for (const cells of rows()) {
    line++;
    yield rowOf(
      line,
      cells.map((cell, index) => filledCell(index, line, cell, columns[index])),
    );
  }
  yield '</sheetData></worksheet>';
}

const rowOf = (line: number, cells: readonly string[]): string => `<row r="${line}">${cells.join('')}</row>`;

function filledCell(index: number, line: number, cell: TableCell, { kind }: ResultColumn): string {
  if (cell === undefined || cell === '') return '';
  if (kind === 'percent') return cellOf(index, line, Number(cell) / 100, STYLES.percent);
  return cellOf(index, line, kind === 'points' ? hundredth(Number(cell)) : cell, STYLES.plain);
}

function cellOf(index: number, line: number, value: string | number, style: number): string {
  const place = `r="${columnName(index)}${line}"${style === STYLES.plain ? '' : ` s="${style}"`}`;
  return typeof value === 'number'
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** A to Z, AA, AB… */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

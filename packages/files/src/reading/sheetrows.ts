import { accept, type Result, refuse } from '@raccord/scrabble';
import type { ListRow } from '../roster/rows.ts';
import { parseXml, type XmlElement } from './xml.ts';
import { TOO_LARGE, type Zip, type ZipFault } from './zip.ts';

export type SheetFault = ZipFault | 'no-sheet';

export const MOST_COLUMNS = 200;
/** Ten thousand players by fifteen columns, with what stands in each; an empty cell takes as much room as another. */
const MOST_CELLS = 300_000;
/** Of all the cells together, empty ones counted: a text of the workbook may be shown by every one of them. */
const MOST_CHARACTERS = 8 * 2 ** 20;
/** What a row takes beside its text, in characters. */
const ROW_SIZE = 8;
export const NO_SHEET = refuse(
  'no-sheet',
  'Ce classeur n’a pas de feuille lisible : enregistrez-le en .xlsx, en .ods ou en .csv.',
);

/** A cell that goes on to the row `bottom`, counted from 1. */
export interface Span {
  readonly column: number;
  readonly bottom: number;
}

/** The rows of a sheet as they are met, from top to bottom: a cell merged over several of them is written in each. */
export class SheetRows {
  readonly rows: ListRow[] = [];
  #size = 0;
  readonly #merged = new Map<number, { readonly bottom: number; readonly text: string }>();

  get isTooLarge(): boolean {
    return this.#size > MOST_CHARACTERS;
  }

  /** Tells whether there is room for more. A row with nothing of its own is left out. */
  take(line: number, cells: string[], spans: readonly Span[] = []): boolean {
    for (const { column, bottom } of spans) this.#merged.set(column, { bottom, text: cells[column] ?? '' });
    if (cells.every((cell) => cell === '')) return true;
    for (const [column, { bottom, text }] of this.#merged) {
      if (line > bottom) this.#merged.delete(column);
      else if (!cells[column]) {
        while (cells.length < column) cells.push('');
        cells[column] = text;
      }
    }
    this.#size += cells.reduce((sum, { length }) => sum + length + 1, ROW_SIZE);
    if (this.isTooLarge) return false;
    this.rows.push({ line, cells });
    return true;
  }
}

/** A file of the workbook; undefined when it has none of this name. */
export function parsed(zip: Zip, name: string): Result<XmlElement | undefined, SheetFault> {
  const text = zip.text(name);
  if (!text.ok || text.value === undefined) return text.ok ? accept(undefined) : text;
  const root = parseXml(text.value, MOST_CELLS);
  if (root.ok) return root;
  return root.fault.code === 'xml-too-large' ? TOO_LARGE : NO_SHEET;
}

/** A number as people write it: some programs write 1.0E7 for a licence, and 3.0 for a table. */
export const asWritten = (number: string): string =>
  /[.E]/i.test(number) && Number.isSafeInteger(Number(number)) ? String(Number(number)) : number;

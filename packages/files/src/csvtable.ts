import { CSV_SEPARATOR, LINE_END, MARK, makeText } from './csvtext.ts';

export type CsvCell = string | number | undefined;

/** A table as French spreadsheets open it: semicolons, decimal commas, UTF-8 with its mark. */
export const makeCsvTable = (rows: readonly (readonly CsvCell[])[]): string =>
  MARK + rows.map((row) => row.map(makeCell).join(CSV_SEPARATOR) + LINE_END).join('');

function makeCell(cell: CsvCell): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? makeText(cell) : String(cell).replace('.', ',');
}

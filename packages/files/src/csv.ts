/** By which spreadsheets know UTF-8. */
const MARK = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';

export type CsvCell = string | number | undefined;

/**
 * A table as French spreadsheets open it: semicolons, decimal commas, UTF-8 with its mark.
 * @param decimals of the numbers of each column; as many as they have where nothing is said.
 */
export function* makeCsvTable(
  headings: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  decimals: readonly (number | undefined)[] = [],
): Generator<string> {
  yield MARK + headings.map(makeText).join(SEPARATOR) + LINE_END;
  for (const row of rows) yield row.map((cell, index) => makeCell(cell, decimals[index])).join(SEPARATOR) + LINE_END;
}

function makeCell(cell: CsvCell, decimals: number | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return makeText(cell);
  return (decimals === undefined ? String(cell) : cell.toFixed(decimals)).replace('.', ',');
}

/** A spreadsheet takes a text that begins so for a formula: behind an apostrophe it stays a text. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[";\r\n]|^\s|\s$/;

function makeText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

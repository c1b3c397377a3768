/** By which spreadsheets know UTF-8. */
export const MARK = '\ufeff';
export const CSV_SEPARATOR = ';';
export const LINE_END = '\r\n';

/** A spreadsheet takes a text that begins so for a formula: behind an apostrophe it stays a text. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[";\r\n]|^\s|\s$/;

export function makeText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

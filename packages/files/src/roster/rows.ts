/** A line of a list, cut in cells; a cell between quotes may go on over several lines. */
export interface ListRow {
  /** Where it begins in the text or in the sheet, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const DELIMITERS = ['\t', ';', ','] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** No list has more columns: what stands further right is left out. */
const MOST_CELLS = 200;

/**
 * Cuts a list in rows and cells, `most` of them, whichever of tab, semicolon and comma separates them. Empty lines are left
 * out.
 */
export function parseRows(text: string, most: number): readonly ListRow[] {
  const content = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  return cut(content, delimiterOf(content), most);
}

/** The one that cuts the most lines; when several do, a semicolon rather than the comma of « Nom, Prénom ». */
function delimiterOf(text: string): Delimiter | undefined {
  const lines = text.replaceAll(/"[^"]*"/g, '').split('\n');
  const counts = DELIMITERS.map((delimiter) => lines.filter((line) => line.includes(delimiter)).length);
  const most = Math.max(...counts);
  return most === 0 ? undefined : DELIMITERS[counts.indexOf(most)];
}

/** What stands between quotes belongs to its cell, where two quotes are one. A quote inside a cell is a quote. */
function cut(text: string, delimiter: Delimiter | undefined, most: number): ListRow[] {
  const rows: ListRow[] = [];
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  let cell = '';
  let isBlank = true;
  let isQuoted = false;
  const add = (character: string): void => {
    cell += character;
    if (isBlank) isBlank = character.trim() === '';
  };
  const endCell = (): void => {
    if (cells.length < MOST_CELLS) cells.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  const endRow = (): void => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
  };
  for (let at = 0; at < text.length && rows.length < most; at++) {
    const character = text[at];
    if (character === '\n') line++;
    if (isQuoted) {
      if (character !== '"') add(character);
      else if (text[at + 1] === '"') add(text[at++]);
      else isQuoted = false;
    } else if (character === '"' && isBlank && closes(text, at)) {
      cell = '';
      isQuoted = true;
    } else if (character === delimiter) endCell();
    else if (character === '\n') {
      endRow();
      begun = line;
    } else add(character);
  }
  endRow();
  return rows;
}

/** A quote that nothing closes is a character like another: it must not swallow the rest of the list. */
const closes = (text: string, at: number): boolean => text.includes('"', at + 1);

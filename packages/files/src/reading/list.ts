import { accept, type Result, refuse } from '@raccord/scrabble';
import type { ListRow } from '../roster/rows.ts';
import { readSheet } from './sheet.ts';
import type { SheetFault } from './sheetrows.ts';
import { decodeText } from './text.ts';

export type ListFault = SheetFault | 'list-too-large' | 'list-empty' | 'not-a-list' | 'old-workbook' | 'not-text';

export const MOST_LIST_BYTES = 8 * 2 ** 20;

/** How a workbook begins: of today, an archive, or of before 2007. */
const WORKBOOK = [0x50, 0x4b, 3, 4];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/** XML, a page, JSON. */
const OF_A_PROGRAM = /^[<{]/;

const startsWith = (content: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => content[index] === byte);

/** A list of players as text, a line each: that of a file of text, or the first sheet of a workbook with tabs between its cells. */
export function readList(content: Uint8Array): Result<string, ListFault> {
  if (content.length > MOST_LIST_BYTES) return TOO_LARGE;
  if (startsWith(content, OLD_WORKBOOK)) {
    return refuse(
      'old-workbook',
      'Ce classeur est d’un ancien format (.xls) : enregistrez-le en .xlsx, en .ods ou en .csv.',
    );
  }
  const text = startsWith(content, WORKBOOK) ? sheetText(content) : plainText(content);
  if (!text.ok) return text;
  const start = text.value.trimStart();
  if (start === '') return refuse('list-empty', 'Ce fichier est vide : choisissez celui qui a les noms des joueurs.');
  if (OF_A_PROGRAM.test(start)) {
    return refuse(
      'not-a-list',
      'Ce fichier est d’un programme (une partie, un tournoi ou une page) et non une liste de joueurs : choisissez un .csv, un .txt, un .xlsx ou un .ods.',
    );
  }
  return text;
}

const TOO_LARGE = refuse('list-too-large', 'Ce fichier dépasse 8 Mio : ce n’est sans doute pas une liste de joueurs.');

function plainText(content: Uint8Array): Result<string, 'not-text'> {
  const text = decodeText(content);
  return text.ok
    ? text
    : refuse(
        'not-text',
        'Ce fichier n’est ni du texte ni un classeur : choisissez un .csv, un .txt, un .xlsx ou un .ods.',
      );
}

function sheetText(content: Uint8Array): Result<string, SheetFault> {
  const rows = readSheet(content);
  return rows.ok ? accept(makeText(rows.value)) : rows;
}

const MOST_EMPTY = 100;

/** Each row on the line that it has in its sheet. */
function makeText(rows: readonly ListRow[]): string {
  const lines: string[] = [];
  for (const { line, cells } of rows) {
    while (lines.length < line - 1 && lines.length < rows.length + MOST_EMPTY) lines.push('');
    lines.push(cells.map((cell) => cell.replaceAll(/[\s"]+/g, ' ')).join('\t'));
  }
  return lines.join('\n');
}

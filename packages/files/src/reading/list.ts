import { accept, type Result, refuse } from '@raccord/scrabble';
import { readSheet, type SheetFault } from './sheet.ts';
import { decodeText } from './text.ts';

export type ListFault = SheetFault | 'list-too-large' | 'old-workbook' | 'not-text';

const MOST_BYTES = 8 * 2 ** 20;
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];

/** A list of players as text, a line each: that of a file of text, or the first sheet of a workbook with tabs between its cells. */
export async function readList(file: Blob): Promise<Result<string, ListFault>> {
  if (file.size > MOST_BYTES) {
    return refuse('list-too-large', 'Ce fichier dépasse 8 Mio : ce n’est sans doute pas une liste de joueurs.');
  }
  const content = new Uint8Array(await file.arrayBuffer());
  const startsWith = (mark: readonly number[]) => mark.every((byte, index) => content[index] === byte);
  if (startsWith(OLD_WORKBOOK)) {
    return refuse('old-workbook', 'Ce classeur est d’un ancien format (.xls) : enregistrez-le en .xlsx ou en .csv.');
  }
  if (startsWith(ZIP)) {
    const rows = await readSheet(content);
    return rows.ok ? accept(makeText(rows.value)) : rows;
  }
  const text = decodeText(content);
  return text.includes('\0')
    ? refuse('not-text', 'Ce fichier n’est ni du texte ni un classeur : choisissez un .csv, un .txt ou un .xlsx.')
    : accept(text);
}

/** Each row on the line that it has in its sheet. */
function makeText(rows: readonly { readonly line: number; readonly cells: readonly string[] }[]): string {
  const lines: string[] = [];
  for (const { line, cells } of rows) {
    while (lines.length < line - 1 && lines.length < rows.length + MOST_EMPTY) lines.push('');
    lines.push(cells.map((cell) => cell.replaceAll(/[\s"]+/g, ' ')).join('\t'));
  }
  return lines.join('\n');
}

const MOST_EMPTY = 100;

import { stripVTControlCharacters } from 'node:util';

/** Lines and tables of text on a screen of fixed-width characters. */

const WITHOUT_WIDTH = /\p{Mn}|\p{Me}|\p{Cf}/u;
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

/** How many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text)) {
    const code = character.codePointAt(0) as number;
    if (code < 0x300) width++;
    else if (!WITHOUT_WIDTH.test(character)) width += WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
  }
  return width;
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text;

export interface ScreenColumn {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

const GAP = '  ';

/** A table with its titles; columns are as wide as they need. */
export function table(
  columns: readonly ScreenColumn[],
  rows: readonly (readonly string[])[],
  paintTitle: (text: string) => string,
): string[] {
  const widths = columns.map(({ title }, i) => Math.max(...[title, ...rows.map((row) => row[i])].map(displayWidth)));
  const cell = (text: string, i: number) => (columns[i].align === 'right' ? padStart : padEnd)(text, widths[i]);
  const line = (cells: readonly string[]) => cells.map(cell).join(GAP).trimEnd();
  return [paintTitle(line(columns.map(({ title }) => title))), ...rows.map(line)];
}

/** Two blocks side by side if the screen is wide enough, else one below the other. */
export function beside(left: readonly string[], right: readonly string[], screenWidth: number, gap = 3): string[] {
  const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(displayWidth));
  const start = widest(left) + gap;
  if (start + widest(right) > screenWidth) return [...left, '', ...right];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    right[i] ? padEnd(left[i] ?? '', start) + right[i] : (left[i] ?? ''),
  );
}

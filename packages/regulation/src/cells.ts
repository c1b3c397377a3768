import { ALPHABET, type Board, type Point, pointAlong, type Start, squareAlong, tileLetter } from '@raccord/scrabble';
import type { OutsideLetter } from './slip.ts';

/** A letter of a drawing on the square where a place of the word puts it, on the board or beyond its edge. */
export interface PlacedCell extends Point {
  readonly letter: string;
  readonly isOutside: boolean;
}

/** The letter of the tile `steps` further along a line, undefined where the square is empty or off the board. */
export function letterAlong(board: Board, start: Start, steps: number): string | undefined {
  const square = squareAlong(start, steps);
  return square === undefined ? undefined : ALPHABET[tileLetter(board[square])];
}

/** The letter of the tile on a square, likewise. */
export const tileAt = (board: Board, row: number, column: number): string | undefined =>
  letterAlong(board, { row, column, direction: 'horizontal' }, 0);

/** The drawing of an upper-case word and of the letters outside it when its first letter stands at a start. */
export function cellsAt(word: string, outside: readonly OutsideLetter[], start: Start): PlacedCell[] {
  const { row, column } = start;
  return [
    ...[...word].map((letter, step) => ({ letter, ...pointAlong(start, step), isOutside: false })),
    ...outside.map(({ letter, down, right }) => ({ letter, row: row + down, column: column + right, isOutside: true })),
  ];
}

/** A square as one number, beyond the edges of the board too. */
export const squareKey = ({ row, column }: Point): number => row * 100 + column;

/** The squares that touch one by a side. */
export const neighboursOf = (key: number): readonly number[] => [key - 100, key - 1, key + 1, key + 100];

/** The straight runs of cells written side by side, in rows and in columns, each from its first cell to its last. */
export function straightRuns<C extends Point>(cells: readonly C[]): C[][] {
  const at = new Map(cells.map((cell) => [squareKey(cell), cell]));
  const runs: C[][] = [];
  for (const step of [1, 100]) {
    for (const cell of cells) {
      const key = squareKey(cell);
      if (at.has(key - step)) continue;
      const run: C[] = [];
      for (let next = at.get(key), i = key; next; i += step, next = at.get(i)) run.push(next);
      runs.push(run);
    }
  }
  return runs;
}

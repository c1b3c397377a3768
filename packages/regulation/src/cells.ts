import {
  ALPHABET,
  type Board,
  isOnBoard,
  type Point,
  pointAlong,
  type Start,
  squareAlong,
  squareAt,
  tileLetter,
} from '@raccord/scrabble';
import type { OutsideLetter } from './slip.ts';

/** A letter of a drawing on the square where a place of the word puts it, on the board or beyond its edge. */
export interface PlacedCell extends Point {
  readonly letter: string;
  readonly isOutside: boolean;
}

/** The letter of the tile `steps` further along a line, undefined where the square is empty or off the board. */
export function letterAlong(board: Board, start: Start, steps: number): string | undefined {
  const square = squareAlong(start, steps);
  return square === undefined ? undefined : letterOn(board, square);
}

/** The letter of the tile on a square, likewise. */
export const tileAt = (board: Board, row: number, column: number): string | undefined =>
  isOnBoard({ row, column }) ? letterOn(board, squareAt(row, column)) : undefined;

const letterOn = (board: Board, square: number): string | undefined =>
  board[square] === 0 ? undefined : ALPHABET[tileLetter(board[square])];

/** The drawing of an upper-case word and of the letters outside it when its first letter stands at a start. */
export function cellsAt(word: string, outside: readonly OutsideLetter[], start: Start): PlacedCell[] {
  const cells: PlacedCell[] = [];
  for (let step = 0; step < word.length; step++) {
    const { row, column } = pointAlong(start, step);
    cells.push({ letter: word[step], row, column, isOutside: false });
  }
  for (const { letter, down, right } of outside)
    cells.push({ letter, row: start.row + down, column: start.column + right, isOutside: true });
  return cells;
}

/** A letter of a drawing, and the one that stands on the board where it lies: none on an empty square or beyond the edge. */
export interface CellOnBoard extends PlacedCell {
  readonly standing: string | undefined;
}

/** The same on a board. */
export const cellsOn = (
  board: Board,
  word: string,
  outside: readonly OutsideLetter[],
  start: Start,
): readonly CellOnBoard[] =>
  cellsAt(word, outside, start).map(({ letter, row, column, isOutside }) => {
    return { letter, row, column, isOutside, standing: tileAt(board, row, column) };
  });

/** Does a cell lie on its own tile? */
export const isOnTile = ({ letter, standing }: CellOnBoard): boolean => letter === standing;

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

/**
 * Rows, columns, squares and lines of the board. Code takes its size from here; what has it in its form besides: the pattern of a
 * reference (`reference.ts`), the packed moves (`moves/`) and `assembly/`.
 */
export const BOARD_SIZE = 15;
export const SQUARE_COUNT = BOARD_SIZE * BOARD_SIZE;
export const CENTRE = (BOARD_SIZE - 1) / 2;

/** The longest word lies from one edge to the other. */
export const MIN_WORD_LENGTH = 2;
export const MAX_WORD_LENGTH = BOARD_SIZE;

/** Row and column count from 0; they may be beyond an edge. */
export interface Point {
  readonly row: number;
  readonly column: number;
}

export const DIRECTIONS = ['horizontal', 'vertical'] as const;

export type Direction = (typeof DIRECTIONS)[number];

export const otherDirection = (direction: Direction): Direction =>
  direction === 'horizontal' ? 'vertical' : 'horizontal';

/** Where a word starts and which way it runs. */
export interface Start extends Point {
  readonly direction: Direction;
}

export const rowName = (row: number): string => String.fromCharCode(65 + row);

export const squareAt = (row: number, column: number): number => row * BOARD_SIZE + column;

export const pointOf = (square: number): Point => ({
  row: Math.floor(square / BOARD_SIZE),
  column: square % BOARD_SIZE,
});

export const isOnBoard = ({ row, column }: Point): boolean =>
  row >= 0 && row < BOARD_SIZE && column >= 0 && column < BOARD_SIZE;

/** The point `steps` further along the start's line, beyond the edges too; negative steps go backwards. */
export const pointAlong = ({ row, column, direction }: Start, steps: number): Point =>
  direction === 'horizontal' ? { row, column: column + steps } : { row: row + steps, column };

/** The square `steps` further along the start's line; `undefined` off the board. */
export function squareAlong({ row, column, direction }: Start, steps: number): number | undefined {
  const across = direction === 'horizontal' ? column + steps : column;
  const down = direction === 'vertical' ? row + steps : row;
  const isOn = down >= 0 && down < BOARD_SIZE && across >= 0 && across < BOARD_SIZE;
  return isOn ? squareAt(down, across) : undefined;
}

/** The start `steps` further along its line, which must be on the board. */
export const startAlong = ({ row, column, direction }: Start, steps: number): Start =>
  direction === 'horizontal' ? { row, column: column + steps, direction } : { row: row + steps, column, direction };

export const isSameStart = (a: Start, b: Start): boolean =>
  a.row === b.row && a.column === b.column && a.direction === b.direction;

const allStarts = (direction: Direction): readonly Start[] =>
  Array.from({ length: SQUARE_COUNT }, (_, square) => ({ ...pointOf(square), direction }));

/** Every square as a start, row after row. */
export const STARTS: Readonly<Record<Direction, readonly Start[]>> = {
  horizontal: allStarts('horizontal'),
  vertical: allStarts('vertical'),
};

const linesOf = (direction: Direction): readonly (readonly number[])[] =>
  Array.from({ length: BOARD_SIZE }, (_, line) =>
    Array.from({ length: BOARD_SIZE }, (_, step) =>
      direction === 'horizontal' ? squareAt(line, step) : squareAt(step, line),
    ),
  );

/** The squares of each row, or of each column. */
export const LINES: Readonly<Record<Direction, readonly (readonly number[])[]>> = {
  horizontal: linesOf('horizontal'),
  vertical: linesOf('vertical'),
};

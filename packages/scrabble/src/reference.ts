import { BOARD_SIZE, rowName } from './board.ts';
import { letterIndex } from './letters.ts';
import { accept, type Result, refuse } from './result.ts';

export type Direction = 'horizontal' | 'vertical';

export const otherDirection = (direction: Direction): Direction =>
  direction === 'horizontal' ? 'vertical' : 'horizontal';

/** Where a word starts and which way it runs; row and column count from 0. */
export interface Start {
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

export type ReferenceFaultCode = 'reference-unreadable';

const HORIZONTAL = /^([A-O])\s*(1[0-5]|0?[1-9])$/i;
const VERTICAL = /^(1[0-5]|0?[1-9])\s*([A-O])$/i;

/**
 * Reads `H4` (horizontal: row H, from column 4) or `4H` (vertical: column 4, from row H), as people write them too: `h 4`,
 * `04H`. Anything else is left to a person, who says that it is illegible.
 */
export function parseReference(text: string): Result<Start, ReferenceFaultCode> {
  const tidy = text.trim();
  const horizontal = HORIZONTAL.exec(tidy);
  if (horizontal) return accept(startAt(horizontal[1], horizontal[2], 'horizontal'));
  const vertical = VERTICAL.exec(tidy);
  if (vertical) return accept(startAt(vertical[2], vertical[1], 'vertical'));
  return refuse(
    'reference-unreadable',
    `« ${text} » n’est pas une référence : écrivez par exemple H4 (horizontal) ou 4H (vertical), lettres A à O, nombres 1 à 15.`,
  );
}

export function makeReference({ row, column, direction }: Start): string {
  return direction === 'horizontal' ? `${rowName(row)}${column + 1}` : `${column + 1}${rowName(row)}`;
}

/** The square `steps` further along the start's line; negative steps go backwards. `undefined` off the board. */
export function squareAlong(start: Start, steps: number): number | undefined {
  const row = start.row + (start.direction === 'vertical' ? steps : 0);
  const column = start.column + (start.direction === 'horizontal' ? steps : 0);
  const isOn = row >= 0 && row < BOARD_SIZE && column >= 0 && column < BOARD_SIZE;
  return isOn ? row * BOARD_SIZE + column : undefined;
}

/** The start `steps` further along its line, which must be on the board. */
export function startAlong(start: Start, steps: number): Start {
  const square = squareAlong(start, steps) as number;
  return { row: Math.floor(square / BOARD_SIZE), column: square % BOARD_SIZE, direction: start.direction };
}

function startAt(letter: string, number: string, direction: Direction): Start {
  return { row: letterIndex(letter.toUpperCase()), column: Number(number) - 1, direction };
}

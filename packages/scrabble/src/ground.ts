import { type Board, isEmptyBoard, tileLetter } from './board.ts';
import type { Tiles } from './draw.ts';
import { BOARD_SIZE, CENTRE, DIRECTIONS, type Direction, LINES, STARTS, type Start, squareAt } from './geometry.ts';
import { JOKER, letterIndex } from './letters.ts';

/** What is asked of a board again and again while words are looked for on it. */
export interface Ground {
  /**
   * From each square, how far along its line the next one is that carries a tile or touches one (on an empty board, the
   * centre): a word that touches the board covers one.
   */
  readonly untilNear: Readonly<Record<Direction, Uint8Array>>;
  /** How many tiles of each letter each line has. */
  readonly letters: Readonly<Record<Direction, readonly Uint8Array[]>>;
}

/** Boards never change: each has one, as long as somebody holds it. */
const GROUNDS = new WeakMap<Board, Ground>();

export function groundOf(board: Board): Ground {
  const known = GROUNDS.get(board) ?? makeGround(board);
  GROUNDS.set(board, known);
  return known;
}

function makeGround(board: Board): Ground {
  const near = squaresNear(board);
  const untilNear = (direction: Direction): Uint8Array => {
    const until = new Uint8Array(board.length);
    for (const line of LINES[direction]) {
      let steps = BOARD_SIZE;
      for (const square of line.toReversed()) {
        steps = near[square] === 1 ? 0 : steps + 1;
        until[square] = steps;
      }
    }
    return until;
  };
  const letters = (direction: Direction): Uint8Array[] =>
    LINES[direction].map((line) => {
      const counts = new Uint8Array(JOKER);
      for (const square of line) if (board[square] !== 0) counts[tileLetter(board[square])]++;
      return counts;
    });
  const both = <T>(make: (direction: Direction) => T) =>
    Object.fromEntries(DIRECTIONS.map((direction) => [direction, make(direction)])) as Record<Direction, T>;
  return { untilNear: both(untilNear), letters: both(letters) };
}

function squaresNear(board: Board): Uint8Array {
  const near = new Uint8Array(board.length);
  board.forEach((tile, square) => {
    if (tile === 0) return;
    const column = square % BOARD_SIZE;
    near[square] = 1;
    if (column > 0) near[square - 1] = 1;
    if (column < BOARD_SIZE - 1) near[square + 1] = 1;
    if (square >= BOARD_SIZE) near[square - BOARD_SIZE] = 1;
    if (square < board.length - BOARD_SIZE) near[square + BOARD_SIZE] = 1;
  });
  if (isEmptyBoard(board)) near[squareAt(CENTRE, CENTRE)] = 1;
  return near;
}

/**
 * Where a word, or a part of one, may start: there is room for its letters, and the line has them with the draw and its jokers.
 * It can lie nowhere else.
 */
export function startsFor(board: Board, draw: Tiles, letters: string, direction: Direction): Start[] {
  const lines = linesFor(board, draw, letters, direction);
  const along = Array.from({ length: BOARD_SIZE + 1 - Math.max(1, letters.length) }, (_, step) => step);
  const [rows, columns] = direction === 'horizontal' ? [lines, along] : [along, lines];
  const starts: Start[] = [];
  for (const row of rows) for (const column of columns) starts.push(STARTS[direction][squareAt(row, column)]);
  return starts;
}

/** Which lines of a direction, counted from 0, have these letters with the draw and its jokers. */
export function linesFor(board: Board, draw: Tiles, letters: string, direction: Direction): number[] {
  const lacking = lackingFrom(draw, letters);
  const lines: number[] = [];
  for (const [line, standing] of groundOf(board).letters[direction].entries()) {
    let jokers = draw[JOKER];
    for (const { letter, count } of lacking) jokers -= Math.max(0, count - standing[letter]);
    if (jokers >= 0) lines.push(line);
  }
  return lines;
}

/** The letters of which the draw has too few, each with how many. */
function lackingFrom(draw: Tiles, letters: string): { readonly letter: number; readonly count: number }[] {
  const wanted = new Uint8Array(JOKER);
  for (let index = 0; index < letters.length; index++) {
    const letter = letterIndex(letters[index]);
    if (letter >= 0) wanted[letter]++;
  }
  const lacking: { letter: number; count: number }[] = [];
  for (let letter = 0; letter < JOKER; letter++) {
    const count = wanted[letter] - draw[letter];
    if (count > 0) lacking.push({ letter, count });
  }
  return lacking;
}

import { type Board, isEmptyBoard } from './board.ts';
import type { Tiles } from './draw.ts';
import type { Formula } from './formula.ts';
import { BOARD_SIZE, CENTRE, DIRECTIONS, type Direction, type Start, squareAlong, squareAt } from './geometry.ts';
import { type Fit, fitPlacement, mayLie, type Tiling, tilingsOf } from './placement.ts';

/** Words that are admitted: a lexicon, or one with a few words more. */
export interface WordSet {
  has(word: string): boolean;
}

/** A place where a word can technically go, admitted or not, with all its tilings. */
export interface Place {
  readonly fit: Fit;
  readonly tilings: readonly Tiling[];
  /** The words formed that are not admitted, the main word first; empty when the placement is valid. */
  readonly notAdmitted: readonly string[];
}

/** Every technically possible placement of an upper-case word, rows first, left to right. */
export function findPlaces(
  board: Board,
  draw: Tiles,
  word: string,
  formula: Formula,
  lexicon: WordSet,
  directions: readonly Direction[] = DIRECTIONS,
): Place[] {
  const places: Place[] = [];
  const near = squaresNear(board);
  for (const direction of directions) {
    for (let row = 0; row < BOARD_SIZE; row++) {
      for (let column = 0; column < BOARD_SIZE; column++) {
        const placement = { word, row, column, direction };
        if (isLengthened(board, placement, word.length) || !isNear(near, placement, word.length)) continue;
        if (!mayLie(board, draw, placement)) continue;
        const fit = fitPlacement(board, placement);
        if (!fit?.touches) continue;
        const tilings = tilingsOf(fit, draw, formula);
        if (tilings.length > 0) places.push({ fit, tilings, notAdmitted: wordsNotAdmitted(fit, lexicon) });
      }
    }
  }
  return places;
}

/** Squares that carry a tile or touch one; on an empty board, the centre. A word that touches the board covers one. */
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

function isNear(near: Uint8Array, { row, column, direction }: Start, length: number): boolean {
  const step = direction === 'horizontal' ? 1 : BOARD_SIZE;
  let square = squareAt(row, column);
  for (let index = 0; index < length; index++, square += step) if (near[square] === 1) return true;
  return false;
}

/** Do tiles stand just before or after these squares? The word played would then be longer. */
function isLengthened(board: Board, start: Start, length: number): boolean {
  const [before, after] = [squareAlong(start, -1), squareAlong(start, length)];
  return (before !== undefined && board[before] !== 0) || (after !== undefined && board[after] !== 0);
}

/** The words that a placement forms, itself first, and that the lexicon does not have; without repeats. */
export function wordsNotAdmitted(fit: Fit, lexicon: WordSet): string[] {
  const formed = [fit.placement.word, ...fit.perpendiculars.map(({ word }) => word)];
  return [...new Set(formed)].filter((word) => !lexicon.has(word));
}

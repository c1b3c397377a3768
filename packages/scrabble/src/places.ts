import { type Board, isEmptyBoard } from './board.ts';
import type { Tiles } from './draw.ts';
import type { Formula } from './formula.ts';
import { BOARD_SIZE, CENTRE, DIRECTIONS, type Direction, squareAt } from './geometry.ts';
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
    const isAcross = direction === 'horizontal';
    const step = isAcross ? 1 : BOARD_SIZE;
    const room = BOARD_SIZE - word.length;
    const lastRow = isAcross ? BOARD_SIZE - 1 : room;
    const lastColumn = isAcross ? room : BOARD_SIZE - 1;
    for (let row = 0; row <= lastRow; row++) {
      for (let column = 0; column <= lastColumn; column++) {
        const first = squareAt(row, column);
        const end = first + word.length * step;
        const from = isAcross ? column : row;
        // With a tile of its line just before or after it the word played would be longer.
        if ((from > 0 && board[first - step] !== 0) || (from < room && board[end] !== 0)) continue;
        if (!isNear(near, first, end, step)) continue;
        const placement = { word, row, column, direction };
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

function isNear(near: Uint8Array, first: number, end: number, step: number): boolean {
  for (let square = first; square < end; square += step) if (near[square] === 1) return true;
  return false;
}

/** The words that a placement forms, itself first, and that the lexicon does not have; without repeats. */
export function wordsNotAdmitted(fit: Fit, lexicon: WordSet): string[] {
  const formed = [fit.placement.word, ...fit.perpendiculars.map(({ word }) => word)];
  return [...new Set(formed)].filter((word) => !lexicon.has(word));
}

import type { Board } from './board.ts';
import type { Tiles } from './draw.ts';
import type { Formula } from './formula.ts';
import { BOARD_SIZE, DIRECTIONS, type Direction, squareAt } from './geometry.ts';
import { groundOf, startsFor } from './ground.ts';
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
  const ground = groundOf(board);
  const isAdmitted = lexicon.has(word);
  for (const direction of directions) {
    const untilNear = ground.untilNear[direction];
    const isAcross = direction === 'horizontal';
    const step = isAcross ? 1 : BOARD_SIZE;
    for (const { row, column } of startsFor(board, draw, word, direction)) {
      const first = squareAt(row, column);
      if (untilNear[first] >= word.length) continue;
      const from = isAcross ? column : row;
      const end = from + word.length;
      // With a tile of its line just before or after it the word played would be longer.
      if (from > 0 && board[first - step] !== 0) continue;
      if (end < BOARD_SIZE && board[first + word.length * step] !== 0) continue;
      const placement = { word, row, column, direction };
      if (!mayLie(board, draw, placement)) continue;
      const fit = fitPlacement(board, placement);
      if (!fit?.touches) continue;
      const tilings = tilingsOf(fit, draw, formula);
      if (tilings.length > 0) places.push({ fit, tilings, notAdmitted: wordsNotAdmitted(fit, lexicon, isAdmitted) });
    }
  }
  return places;
}

/** The words that a placement forms, itself first, and that the lexicon does not have; without repeats. */
export function wordsNotAdmitted(
  fit: Fit,
  lexicon: WordSet,
  isAdmitted: boolean = lexicon.has(fit.placement.word),
): string[] {
  const notAdmitted = isAdmitted ? [] : [fit.placement.word];
  for (const { word } of fit.perpendiculars) {
    if (!notAdmitted.includes(word) && !lexicon.has(word)) notAdmitted.push(word);
  }
  return notAdmitted;
}

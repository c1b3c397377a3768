import type { Board, Direction, Formula, Tiles, WordSet } from '@raccord/scrabble';
import {
  across,
  BLANK,
  BLANK_BIT,
  hasNoTile,
  letterFactor,
  letterOfTile,
  MIDDLE,
  numberOfLetter,
  SIDE,
  squareOf,
  wordFactor,
  worthOfLetter,
  worthOfTile,
} from '../furniture.ts';

/**
 * Placements of a word as sections 1 and 2 of the restatement define them, in the plainest way: a reference to
 * compare with, not to use.
 */

export interface Position {
  readonly turn: number;
  readonly formula: Formula;
  readonly board: Board;
  readonly draw: Tiles;
  readonly lexicon: WordSet;
}

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** An upper-case word from a square, in a direction. */
export interface Placement extends Spot {
  readonly word: string;
  readonly direction: Direction;
}

/** Which letters of the word are laid with jokers (indexes, ascending), and what that makes. */
export interface Tiling {
  readonly jokers: readonly number[];
  readonly score: number;
}

/** A word across the played one: tiles of the board before and after one new letter. */
export interface FormedWord {
  readonly word: string;
  readonly before: string;
  readonly after: string;
}

/** A technically possible placement and all there is to know of it. */
export interface Place extends Placement {
  readonly newIndexes: readonly number[];
  readonly tilings: readonly Tiling[];
  readonly notAdmitted: readonly FormedWord[];
  readonly isValid: boolean;
}

const kept = new WeakMap<Position, Map<string, unknown>>();

/** What `make` gives, made once for a position and a key: thousands of slips of one position ask the same. */
export function onceFor<T>(position: Position, key: string, make: () => T): T {
  const ofPosition = kept.get(position) ?? new Map<string, unknown>();
  kept.set(position, ofPosition);
  if (!ofPosition.has(key)) ofPosition.set(key, make());
  return ofPosition.get(key) as T;
}

const DIRECTIONS: readonly Direction[] = ['horizontal', 'vertical'];

const isOnBoard = ({ row, column }: Spot): boolean => row >= 0 && row < SIDE && column >= 0 && column < SIDE;

const tileAt = (board: Board, spot: Spot): number => (isOnBoard(spot) ? board[squareOf(spot.row, spot.column)] : 0);

/** The upper-case letter that stands there, or nothing. */
export function letterAt(board: Board, spot: Spot): string {
  const tile = tileAt(board, spot);
  return tile === 0 ? '' : letterOfTile(tile);
}

export const isBoardJoker = (board: Board, spot: Spot): boolean => (tileAt(board, spot) & BLANK_BIT) !== 0;

export function walk(from: Spot, direction: Direction, steps: number): Spot {
  if (direction === 'horizontal') return { row: from.row, column: from.column + steps };
  return { row: from.row + steps, column: from.column };
}

export const areNeighbours = (a: Spot, b: Spot): boolean =>
  Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;

export const spotsOf = (placement: Placement): Spot[] =>
  [...placement.word].map((_, index) => walk(placement, placement.direction, index));

/** The tiles that follow a square without a gap, one way (+1) or the other (-1), nearest first. */
export function tilesFrom(board: Board, from: Spot, direction: Direction, way: 1 | -1): string {
  let letters = '';
  for (let steps: number = way; letterAt(board, walk(from, direction, steps)) !== ''; steps += way) {
    letters += letterAt(board, walk(from, direction, steps));
  }
  return letters;
}

/** The indexes of the letters that would be new there, or undefined where the board says otherwise or none would be. */
function newIndexesAt(board: Board, placement: Placement): number[] | undefined {
  const { word, direction } = placement;
  if (!isOnBoard(walk(placement, direction, word.length - 1)) || !isOnBoard(placement)) return undefined;
  const indexes: number[] = [];
  for (let index = 0; index < word.length; index++) {
    const standing = letterAt(board, walk(placement, direction, index));
    if (standing === '') indexes.push(index);
    else if (standing !== word[index]) return undefined;
  }
  return indexes.length === 0 ? undefined : indexes;
}

/** The squares just before and just after the word are not occupied. */
function hasFreeEnds(board: Board, placement: Placement): boolean {
  const before = walk(placement, placement.direction, -1);
  const after = walk(placement, placement.direction, placement.word.length);
  return letterAt(board, before) === '' && letterAt(board, after) === '';
}

/** It touches a tile of the board; on an empty one it covers H8. */
function touches(position: Position, placement: Placement): boolean {
  const touching = onceFor(position, 'touching', () => squaresThatTouch(position.board));
  for (let index = 0; index < placement.word.length; index++) {
    const { row, column } = walk(placement, placement.direction, index);
    if (isOnBoard({ row, column }) && touching.has(squareOf(row, column))) return true;
  }
  return false;
}

/** The squares that have a tile, or a tile beside them; of an empty board H8. */
function squaresThatTouch(board: Board): ReadonlySet<number> {
  if (hasNoTile(board)) return new Set([squareOf(MIDDLE, MIDDLE)]);
  const squares = startsIn('', 'horizontal').filter((spot) =>
    DIRECTIONS.some((direction) => [-1, 0, 1].some((steps) => tileAt(board, walk(spot, direction, steps)) !== 0)),
  );
  return new Set(squares.map(({ row, column }) => squareOf(row, column)));
}

/** "Fitting": on the board, in agreement with its tiles, with tiles of the draw, not more than the formula allows. */
export const isFitting = (position: Position, placement: Placement): boolean =>
  tilingsAt(position, placement).length > 0;

/** T2.3, "erreur de lettre": with any letters in place of the draw's the word could be laid, in either direction. */
export function couldBeLaidWithOtherLetters(position: Position, word: string): boolean {
  return DIRECTIONS.some((direction) =>
    startsIn(word, direction).some((placement) => {
      const laid = newIndexesAt(position.board, placement)?.length ?? 0;
      if (laid === 0 || laid > position.formula.maxLaid) return false;
      return hasFreeEnds(position.board, placement) && touches(position, placement);
    }),
  );
}

/** The word from every square of the board, row after row. */
export function startsIn(word: string, direction: Direction): Placement[] {
  const placements: Placement[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) placements.push({ word, row, column, direction });
  }
  return placements;
}

/** The technically possible places of a word in a direction. */
export const placesIn = (position: Position, word: string, direction: Direction): readonly Place[] =>
  onceFor(position, `places ${direction} ${word}`, () =>
    startsIn(word, direction).flatMap((placement) => placeAt(position, placement) ?? []),
  );

/** The place, if the placement is technically possible: fitting, ends free, in touch with the board. */
export function placeAt(position: Position, placement: Placement): Place | undefined {
  const { board, lexicon } = position;
  const newIndexes = newIndexesAt(board, placement);
  if (!newIndexes || !hasFreeEnds(board, placement) || !touches(position, placement)) return undefined;
  const tilings = tilingsAt(position, placement);
  if (tilings.length === 0) return undefined;
  const formed = newIndexes.flatMap((index) => formedWordAt(board, placement, index) ?? []);
  const notAdmitted = formed.filter(({ word }) => !lexicon.has(word));
  const isValid = lexicon.has(placement.word) && notAdmitted.length === 0;
  return { ...placement, newIndexes, tilings, notAdmitted, isValid };
}

/** The word across, through a new letter [5.2.3]. */
function formedWordAt(board: Board, placement: Placement, index: number): FormedWord | undefined {
  const spot = walk(placement, placement.direction, index);
  const crossing = across(placement.direction);
  const before = [...tilesFrom(board, spot, crossing, -1)].reverse().join('');
  const after = tilesFrom(board, spot, crossing, 1);
  if (before === '' && after === '') return undefined;
  return { word: before + placement.word[index] + after, before, after };
}

/** Every choice of jokers that the draw allows there: fewest jokers first, then leftmost ones. */
function tilingsAt(position: Position, placement: Placement): Tiling[] {
  const newIndexes = newIndexesAt(position.board, placement);
  if (!newIndexes || newIndexes.length > position.formula.maxLaid) return [];
  if (lettersLacking(position.draw, placement.word, newIndexes) > position.draw[BLANK]) return [];
  const tilings: Tiling[] = [];
  for (let choice = 0; choice < 2 ** newIndexes.length; choice++) {
    const jokers = newIndexes.filter((_, rank) => Math.floor(choice / 2 ** rank) % 2 === 1);
    if (!hasTilesFor(position.draw, placement.word, newIndexes, jokers)) continue;
    tilings.push({ jokers, score: scoreOf(position, placement, newIndexes, jokers) });
  }
  return tilings.sort((a, b) => a.jokers.length - b.jokers.length || compareIndexes(a.jokers, b.jokers));
}

/** How many of these letters the draw does not have. */
function lettersLacking(draw: Tiles, word: string, newIndexes: readonly number[]): number {
  const left = [...draw];
  return newIndexes.filter((index) => left[numberOfLetter(word[index])]-- <= 0).length;
}

function hasTilesFor(draw: Tiles, word: string, newIndexes: readonly number[], jokers: readonly number[]): boolean {
  const left = [...draw];
  for (const index of newIndexes) left[jokers.includes(index) ? BLANK : numberOfLetter(word[index])]--;
  return left.every((count) => count >= 0);
}

/** Leftmost first. */
export function compareIndexes(a: readonly number[], b: readonly number[]): number {
  for (let rank = 0; rank < Math.min(a.length, b.length); rank++) {
    if (a[rank] !== b[rank]) return a[rank] - b[rank];
  }
  return a.length - b.length;
}

/** The word and every word across, premium squares under new letters only, and the bonus [1.2.1, 3.8]. */
function scoreOf(
  position: Position,
  placement: Placement,
  newIndexes: readonly number[],
  jokers: readonly number[],
): number {
  const { board, formula } = position;
  const pointsOf = (index: number): number => {
    const spot = walk(placement, placement.direction, index);
    if (!newIndexes.includes(index)) return worthOfTile(tileAt(board, spot));
    if (jokers.includes(index)) return 0;
    return worthOfLetter(placement.word[index]) * letterFactor(squareOf(spot.row, spot.column));
  };
  const multiplierOf = (index: number): number => {
    const spot = walk(placement, placement.direction, index);
    return wordFactor(squareOf(spot.row, spot.column));
  };
  let main = 0;
  for (let index = 0; index < placement.word.length; index++) main += pointsOf(index);
  for (const index of newIndexes) main *= multiplierOf(index);
  let crossing = 0;
  for (const index of newIndexes) {
    if (!formedWordAt(board, placement, index)) continue;
    const spot = walk(placement, placement.direction, index);
    let points = pointsOf(index);
    for (const way of [1, -1] as const) {
      const line = across(placement.direction);
      for (let steps: number = way; letterAt(board, walk(spot, line, steps)) !== ''; steps += way) {
        points += worthOfTile(tileAt(board, walk(spot, line, steps)));
      }
    }
    crossing += points * multiplierOf(index);
  }
  return main + crossing + (formula.bonus[newIndexes.length] ?? 0);
}

/** The longest word of the board that the place lengthens along its own line [1.1]: 0 if none of two letters or more. */
export function lengthenedWord(place: Place): number {
  let longest = 0;
  let run = 0;
  for (let index = 0; index < place.word.length; index++) {
    run = place.newIndexes.includes(index) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest >= 2 ? longest : 0;
}

/** F3: lower case for jokers just laid and jokers of the board. */
export function markedWord(board: Board, place: Place, jokers: readonly number[]): string {
  return spotsOf(place)
    .map((spot, index) => {
      const isJoker = jokers.includes(index) || isBoardJoker(board, spot);
      return isJoker ? place.word[index].toLowerCase() : place.word[index];
    })
    .join('');
}

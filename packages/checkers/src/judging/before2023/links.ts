import type { Board, Direction } from '@raccord/scrabble';
import { areNeighbours, letterAt, type Place, type Placement, type Spot, spotsOf, walk } from '../placements.ts';
import { isSameSpot, placesOf, squareOfReference, type Writing } from './writing.ts';

/** A4: the letters written outside the word, counted at a place. */

/** A letter of the drawing on the square where a place of the word puts it. */
export interface Drawn extends Spot {
  readonly letter: string;
  readonly isOutside: boolean;
}

/** The drawing, its first letter written on a square; `word` may be more than what is written (A6). */
export function drawnAt({ outside, direction }: Writing, word: string, first: Spot): Drawn[] {
  return [
    ...[...word].map((letter, index) => ({ letter, ...walk(first, direction, index), isOutside: false })),
    ...outside.map(({ letter, down, right }) => ({
      letter,
      row: first.row + down,
      column: first.column + right,
      isOutside: true,
    })),
  ];
}

export const isOnTile = (board: Board, drawn: Drawn): boolean => letterAt(board, drawn) === drawn.letter;

/** It contains a square of the word or touches one by a side. */
export const meets = (spots: readonly Spot[], word: readonly Spot[]): boolean =>
  spots.some((spot) => word.some((square) => isSameSpot(square, spot) || areNeighbours(square, spot)));

export const DIRECTIONS: readonly Direction[] = ['horizontal', 'vertical'];

export interface Count {
  /** The length of the longest run. */
  readonly count: number;
  readonly strays: number;
}

export function countLinks(board: Board, drawn: readonly Drawn[], word: readonly Spot[]): Count {
  let count = 0;
  for (const first of drawn) {
    for (const direction of DIRECTIONS) {
      const run: Drawn[] = [];
      for (let next: Drawn | undefined = first; next && isOnTile(board, next); ) {
        run.push(next);
        if (run.some(({ isOutside }) => isOutside) && meets(run, word)) count = Math.max(count, run.length);
        const spot = walk(first, direction, run.length);
        next = drawn.find((other) => isSameSpot(other, spot));
      }
    }
  }
  return { count, strays: drawn.filter((one) => one.isOutside && !isOnTile(board, one)).length };
}

/** Those with the highest count, two at least, and the fewest strays; before 2019 a link with a wrong letter is faulty. */
export function bestCounted<T extends Count>({ edition }: Writing, counted: readonly T[]): T[] {
  const sound = counted.filter(({ count, strays }) => count >= 2 && (edition === '2019' || strays === 0));
  const highest = Math.max(...sound.map(({ count }) => count));
  const longest = sound.filter(({ count }) => count === highest);
  const fewest = Math.min(...longest.map(({ strays }) => strays));
  return longest.filter(({ strays }) => strays === fewest);
}

/** The technically possible places that the links designate, with their count. */
export function designatedByLinks(writing: Writing): (Count & { readonly place: Place })[] {
  const { board } = writing.position;
  return bestCounted(
    writing,
    placesOf(writing).map((place) => ({
      place,
      ...countLinks(board, drawnAt(writing, writing.word, place), spotsOf(place)),
    })),
  );
}

/** A5 (2015): the squares that the links designate, whether or not the word fits there. */
export function squaresOfLinks(writing: Writing): Spot[] {
  const { position, word, direction } = writing;
  const starts: Placement[] = [];
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 15; column++) starts.push({ word, direction, row, column });
  }
  const counted = starts
    .map((start) => ({ start, drawn: drawnAt(writing, word, start) }))
    .filter(({ drawn }) => drawn.some((one) => one.isOutside && isOnTile(position.board, one)))
    .map(({ start, drawn }) => ({ start, ...countLinks(position.board, drawn, spotsOf(start)) }));
  return bestCounted(writing, counted).map(({ start }) => start);
}

/** Links are used when a letter is written outside the word, but for isolated strays beside a correct reference (2019). */
export function areLinksUsed(writing: Writing): boolean {
  const { outside, position, edition } = writing;
  if (outside.length === 0) return false;
  const square = squareOfReference(writing);
  const place = square && placesOf(writing).find((one) => isSameSpot(one, square));
  if (edition !== '2019' || !place?.isValid) return true;
  const drawn = drawnAt(writing, writing.word, place);
  if (drawn.some((one) => one.isOutside && isOnTile(position.board, one))) return true;
  return drawn.some((first) =>
    DIRECTIONS.some((direction) => {
      let strays = 0;
      for (let next: Drawn | undefined = first, steps = 1; next; steps++) {
        if (next.isOutside) strays++;
        const spot = walk(first, direction, steps);
        next = drawn.find((other) => isSameSpot(other, spot));
      }
      return strays >= 2;
    }),
  );
}

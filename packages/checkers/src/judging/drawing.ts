import type { Board, Direction } from '@raccord/scrabble';
import { across } from '../furniture.ts';
import {
  areNeighbours,
  letterAt,
  type Place,
  type Placement,
  type Spot,
  spotsOf,
  tilesFrom,
  walk,
} from './placements.ts';

/** A word as it is drawn, with the letters around it: its runs, its links and their faults, in the plainest way. */

export interface Drawing {
  /** In upper case. */
  readonly word: string;
  readonly direction: Direction;
  readonly outside: readonly DrawnLetter[];
}

/** A letter of the drawing and its place from the first letter of the word. */
interface DrawnLetter {
  readonly letter: string;
  readonly down: number;
  readonly right: number;
}

/** A straight run of letters of the drawing, as long as it goes. */
export interface Run {
  readonly direction: Direction;
  readonly letters: readonly (DrawnLetter & { readonly isOutside: boolean })[];
  readonly outsideCount: number;
  /** It is the word itself. */
  readonly isWord: boolean;
  /** It goes through a letter of the word. */
  readonly crosses: boolean;
}

export function drawnLetters(drawing: Drawing): (DrawnLetter & { readonly isOutside: boolean })[] {
  const ofWord = [...drawing.word].map((letter, index) => {
    const { row, column } = walk({ row: 0, column: 0 }, drawing.direction, index);
    return { letter, down: row, right: column, isOutside: false };
  });
  return [...ofWord, ...drawing.outside.map((letter) => ({ ...letter, isOutside: true }))];
}

/** All the runs of two letters or more, rows first. */
export function runsOf(drawing: Drawing): Run[] {
  const drawn = drawnLetters(drawing);
  const at = (down: number, right: number) => drawn.find((letter) => letter.down === down && letter.right === right);
  const runs: Run[] = [];
  for (const direction of ['horizontal', 'vertical'] as const) {
    const [stepDown, stepRight] = direction === 'horizontal' ? [0, 1] : [1, 0];
    const sorted = [...drawn].sort((a, b) =>
      direction === 'horizontal' ? a.down - b.down || a.right - b.right : a.right - b.right || a.down - b.down,
    );
    for (const first of sorted) {
      if (at(first.down - stepDown, first.right - stepRight)) continue;
      const letters = [first];
      for (let next = at(first.down + stepDown, first.right + stepRight); next; ) {
        letters.push(next);
        next = at(next.down + stepDown, next.right + stepRight);
      }
      if (letters.length < 2) continue;
      const outsideCount = letters.filter(({ isOutside }) => isOutside).length;
      const crosses = outsideCount < letters.length;
      runs.push({ direction, letters, outsideCount, isWord: crosses && direction === drawing.direction, crosses });
    }
  }
  return runs;
}

/** The square of a letter of the drawing, with the word at that place; the drawing turns with the word. */
function spotOf(drawing: Drawing, place: Placement, { down, right }: DrawnLetter): Spot {
  if (place.direction === drawing.direction) return { row: place.row + down, column: place.column + right };
  return { row: place.row + right, column: place.column + down };
}

/** Link letters [4.3.2]: tiles shown with their letter on their square, side by side from a new letter on. */
export function linksAt(
  board: Board,
  drawing: Drawing,
  place: Place,
): { count: number; outside: number; strays: number } {
  const shown = [
    ...spotsOf(place).flatMap((spot, index) => (place.newIndexes.includes(index) ? [] : [{ spot, isOutside: false }])),
    ...lettersOnTheirTile(board, drawing, place).map((letter) => ({
      spot: spotOf(drawing, place, letter),
      isOutside: true,
    })),
  ];
  const reached: Spot[] = place.newIndexes.map((index) => walk(place, place.direction, index));
  const links = new Set<(typeof shown)[number]>();
  for (let grows = true; grows; ) {
    grows = false;
    for (const letter of shown) {
      if (links.has(letter) || !reached.some((spot) => areNeighbours(spot, letter.spot))) continue;
      links.add(letter);
      reached.push(letter.spot);
      grows = true;
    }
  }
  const outside = [...links].filter(({ isOutside }) => isOutside).length;
  return { count: links.size, outside, strays: drawing.outside.length - outside };
}

export const lettersOnTheirTile = (board: Board, drawing: Drawing, place: Place): DrawnLetter[] =>
  drawing.outside.filter((letter) => letterAt(board, spotOf(drawing, place, letter)) === letter.letter);

/** T3: by how many faults the run differs, outside the word, from the tiles there. */
export const faultsOf = (board: Board, drawing: Drawing, run: Run, place: Place): number =>
  run.crosses ? faultsOutwards(board, run, place) : faultsBySquare(board, drawing, run, place);

/** A run across the word: what is written on each side against the nearest beginning of the tiles on that side. */
function faultsOutwards(board: Board, run: Run, place: Place): number {
  const centre = run.letters.findIndex(({ isOutside }) => !isOutside);
  const index = run.letters[centre].down + run.letters[centre].right;
  const spot = walk(place, place.direction, index);
  const text = run.letters.map(({ letter }) => letter);
  const crossing = across(place.direction);
  const before = faultsAgainst(text.slice(0, centre).reverse().join(''), tilesFrom(board, spot, crossing, -1));
  const after = faultsAgainst(text.slice(centre + 1).join(''), tilesFrom(board, spot, crossing, 1));
  return before + after;
}

/** 0, 1, or 2 for more. */
function faultsAgainst(written: string, tiles: string): number {
  if (tiles.startsWith(written)) return 0;
  for (let length = 0; length <= tiles.length; length++) {
    if (differByOneFault(written, tiles.slice(0, length))) return 1;
  }
  return 2;
}

/** A letter changed, left out, added, or two neighbours swapped. */
function differByOneFault(written: string, right: string): boolean {
  const lettersWithout = (text: string, index: number) => text.slice(0, index) + text.slice(index + 1);
  if (written.length === right.length) {
    const wrong = [...written].flatMap((letter, index) => (letter === right[index] ? [] : [index]));
    return wrong.length === 1 || areSwapped([...written], [...right], wrong);
  }
  if (written.length === right.length + 1)
    return [...written].some((_, index) => lettersWithout(written, index) === right);
  if (written.length === right.length - 1)
    return [...right].some((_, index) => lettersWithout(right, index) === written);
  return false;
}

function areSwapped(written: readonly string[], right: readonly string[], wrong: readonly number[]): boolean {
  if (wrong.length !== 2 || wrong[1] !== wrong[0] + 1) return false;
  return written[wrong[0]] === right[wrong[1]] && written[wrong[1]] === right[wrong[0]];
}

/** A run that does not cross the word: square by square. */
function faultsBySquare(board: Board, drawing: Drawing, run: Run, place: Place): number {
  const written = run.letters.map(({ letter }) => letter);
  const right = run.letters.map((letter) => letterAt(board, spotOf(drawing, place, letter)));
  const wrong = written.flatMap((letter, index) => (letter === right[index] ? [] : [index]));
  return areSwapped(written, right, wrong) ? 1 : wrong.length;
}

export const hasRunOutside = (drawing: Drawing): boolean =>
  runsOf(drawing).some(({ outsideCount }) => outsideCount >= 2);

import { type Fit, type Place, type Point, pointAlong, STARTS, type Start } from '@raccord/scrabble';
import { type CellOnBoard, cellsOn, isOnTile, neighboursOf, squareKey, straightRuns, tileAt } from '../../cells.ts';
import type { OutsideLetter, WrittenSolution } from '../../slip.ts';
import { startOf, type Turn } from '../../turn.ts';

/** How the letters written outside a word agree with the board when its first letter written stands at a start. */
export interface LinkMatch {
  /** Length of the longest run of letters that all lie on tiles carrying them, and that meets the word. */
  readonly count: number;
  /** Letters outside the word that match no tile. */
  readonly strays: number;
}

/**
 * Counts the links for a word whose first letter written stands at `start`; `word` covers the squares that a run must
 * contain or touch by a side (I), which are more than those written when letters were left out.
 */
export function matchLinks(
  turn: Turn,
  solution: WrittenSolution,
  start: Start,
  word: Start & { length: number },
): LinkMatch {
  const cells = writtenCells(turn, solution, start);
  const wordKeys = new Set(Array.from({ length: word.length }, (_, step) => squareKey(pointAlong(word, step))));
  const meetsWord = (point: Point) =>
    [squareKey(point), ...neighboursOf(squareKey(point))].some((key) => wordKeys.has(key));

  let count = 0;
  for (const run of straightRuns(cells)) {
    for (const part of matchingParts(run)) {
      const letters = run.slice(part.from, part.to + 1);
      if (letters.some(({ isOutside }) => isOutside) && letters.some(meetsWord))
        count = Math.max(count, letters.length);
    }
  }
  return { count, strays: cells.filter(isStray).length };
}

const writtenCells = ({ board }: Turn, { word, outside }: WrittenSolution, start: Start): readonly CellOnBoard[] =>
  cellsOn(board, word.toUpperCase(), outside, start);

const isStray = (cell: CellOnBoard): boolean => cell.isOutside && !isOnTile(cell);

function* matchingParts(run: readonly CellOnBoard[]): Generator<{ from: number; to: number }> {
  let from = 0;
  for (let i = 0; i <= run.length; i++) {
    if (i < run.length && isOnTile(run[i])) continue;
    if (i > from) yield { from, to: i - 1 };
    from = i + 1;
  }
}

/** When links show a place. */
export interface LinkTerms {
  /** What a stray letter does to a link: nothing, or it makes it faulty. */
  readonly strays: 'ignored' | 'faulty';
  /** How many link letters show a place at all. */
  readonly fewest: number;
}

/** The placements that the links designate: those with the highest count, and then the fewest strays (I). */
export function designatedByLinks(
  turn: Turn,
  solution: WrittenSolution,
  places: readonly Place[],
  terms: LinkTerms,
): Designation {
  const { strays, fewest } = terms;
  return turn.keep(`designated ${strays} ${fewest} ${drawingKey(solution)}`, () =>
    lookForLinks(turn, solution, places, terms),
  );
}

interface Designation {
  readonly places: readonly Place[];
  readonly count: number;
  /** Were others of the same count left out for their strays? */
  readonly isByStrays: boolean;
}

/** What tells a drawing from another one on the same turn. */
export const drawingKey = ({ word, direction, outside }: WrittenSolution): string =>
  JSON.stringify([word, direction, outside]);

function lookForLinks(turn: Turn, solution: WrittenSolution, places: readonly Place[], terms: LinkTerms): Designation {
  const matches = places
    .filter((place) => mayLink(turn, solution, startOf(place), terms))
    .map((place) => ({ place, match: matchLinks(turn, solution, startOf(place), spanOf(place.fit)) }));
  const best = bestMatches(matches, terms);
  const count = best[0]?.match.count ?? 0;
  const isByStrays = count > 0 && matches.filter(({ match }) => match.count === count).length > best.length;
  return { places: best.map(({ place }) => place), count, isByStrays };
}

/** The start squares that the links designate whether or not the word fits there. */
export function startsByLinks(turn: Turn, solution: WrittenSolution, terms: LinkTerms): Start[] {
  const matches: { start: Start; match: LinkMatch }[] = [];
  for (const start of STARTS[solution.direction]) {
    if (!mayLink(turn, solution, start, terms)) continue;
    matches.push({ start, match: matchLinks(turn, solution, start, { ...start, length: solution.word.length }) });
  }
  return bestMatches(matches, terms).map(({ start }) => start);
}

/** A first look: a link has a letter on its tile and, where strays are faults, none elsewhere. */
function mayLink(
  { board }: Turn,
  { outside }: WrittenSolution,
  { row, column }: Start,
  { strays }: LinkTerms,
): boolean {
  const isOnItsTile = ({ letter, down, right }: OutsideLetter) => tileAt(board, row + down, column + right) === letter;
  return strays === 'faulty' ? outside.every(isOnItsTile) : outside.some(isOnItsTile);
}

/** Those with the highest count, if it is enough, and then the fewest strays; with none at all where strays are faults. */
export function bestMatches<T extends { readonly match: LinkMatch }>(
  matches: readonly T[],
  { strays, fewest: enough }: LinkTerms,
): T[] {
  const sound = strays === 'ignored' ? matches : matches.filter(({ match }) => match.strays === 0);
  const count = Math.max(0, ...sound.map(({ match }) => match.count));
  if (count < enough) return [];
  const longest = sound.filter(({ match }) => match.count === count);
  const fewest = Math.min(...longest.map(({ match }) => match.strays));
  return longest.filter(({ match }) => match.strays === fewest);
}

export const spanOf = ({ placement }: Fit): Start & { length: number } => ({
  row: placement.row,
  column: placement.column,
  direction: placement.direction,
  length: placement.word.length,
});

/**
 * Where a reference is correct, letters outside the word that match no tile at its place, too few of them in one written
 * run, are stray and ignored: links are then not used at all (S0).
 */
export function areOnlyStrays(turn: Turn, solution: WrittenSolution, start: Start, together: number): boolean {
  const cells = writtenCells(turn, solution, start);
  if (cells.some((cell) => cell.isOutside && isOnTile(cell))) return false;
  return straightRuns(cells).every((run) => run.filter(isStray).length < together);
}

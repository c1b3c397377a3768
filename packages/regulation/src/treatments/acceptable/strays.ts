import type { Direction, Place } from '@raccord/scrabble';
import { cellsAt, type PlacedCell, straightRuns, tileAt } from '../../cells.ts';
import type { Inquiry } from '../../inquiry.ts';
import type { WrittenSolution } from '../../slip.ts';
import { isValid, startOf } from '../../turn.ts';
import { readReference } from './reference.ts';
import { readWritten, type Written } from './written.ts';

/** A word that letters outside the one played make, and whether it crosses it. */
export interface StrayWord {
  readonly written: Written;
  readonly isCrossing: boolean;
}

/** A straight run of the drawing. */
interface Run {
  readonly cells: readonly PlacedCell[];
  readonly direction: Direction;
}

/** The words made of stray letters (5.2.2, 5.4.1.b, D3): other played words than the one proposed. */
export function findStrayWords(written: Written, inquiry: Inquiry): StrayWord[] {
  const { solution, word, direction, turn, claims } = written;
  const { together, drawn } = inquiry.edition.strays ?? {};
  if (together === undefined || drawn === undefined || solution.outside.length === 0) return [];
  const cells = cellsAt(word, solution.outside, { row: 0, column: 0, direction }).sort(
    (a, b) => a.row - b.row || a.column - b.column,
  );
  const read = (run: Run) => readWritten(turn, solutionOf(run, cells, solution), claims.score, inquiry);
  const strays = runsOf(cells, together).flatMap((run): StrayWord[] => {
    if (isLink(written, run, 1)) return [];
    const other = read(run);
    const isPlayed = other.places.some(({ fit }) => fit.laid.length >= drawn);
    return isPlayed ? [{ written: other, isCrossing: run.cells.some(({ isOutside }) => !isOutside) }] : [];
  });
  // To the letter, whatever can be played is a played word, though it be a link with a fault or have one new letter.
  inquiry.restsOn('D3', () => runsOf(cells, 1).some((run) => !isLink(written, run, 0) && read(run).places.length > 0));
  inquiry.restsOn('D27', () => runsOf(cells, together).some((run) => isApart(run) && !isLink(written, run, 0)));
  return strays;
}

const isApart = ({ cells }: Run): boolean => cells.every(({ isOutside }) => isOutside);

/** The runs with so many letters outside the word. */
const runsOf = (cells: readonly PlacedCell[], together: number): Run[] =>
  straightRuns(cells)
    .filter((run) => run.length > 1 && run.filter(({ isOutside }) => isOutside).length >= together)
    .map((run) => ({ cells: run, direction: run[0].row === run[1].row ? 'horizontal' : 'vertical' }));

/** A run as a solution of its own: without circles, all that is written besides being outside it. */
function solutionOf({ cells: run, direction }: Run, cells: readonly PlacedCell[], { reference }: WrittenSolution) {
  const [first] = run;
  const outside = cells
    .filter((cell) => !run.includes(cell))
    .map(({ letter, row, column }) => ({ letter, down: row - first.row, right: column - first.column }));
  const word = run.map(({ letter }) => letter).join('');
  return { word, direction, outside, ...(reference === undefined ? {} : { reference }) };
}

/** Is a run the link of a place, exact where the word can technically go, with so many faults at most where it is valid? */
function isLink(written: Written, run: Run, most: 0 | 1): boolean {
  const turned = readReference(written).shown.filter((place) => startOf(place).direction !== written.direction);
  return [...written.places, ...turned].some((place) => {
    const faults = faultsAt(written, run, place);
    return faults === 0 || (faults <= most && isValid(place));
  });
}

/** How many faults part a run from what the board has at a place: none, one, or more. */
function faultsAt(written: Written, { cells: run }: Run, place: Place): 0 | 1 | 2 {
  const { board } = written.turn;
  const start = startOf(place);
  const isTurned = start.direction !== written.direction;
  const laid = run.map(({ letter, isOutside, row, column }) => ({
    letter,
    isOutside,
    row: start.row + (isTurned ? column : row),
    column: start.column + (isTurned ? row : column),
  }));
  const outside = laid.filter(({ isOutside }) => isOutside);
  if (outside.every(({ letter, row, column }) => tileAt(board, row, column) === letter)) return 0;
  const crossing = laid.findIndex(({ isOutside }) => !isOutside);
  if (crossing < 0) {
    return faultsOf(
      outside.map(({ letter }) => letter),
      outside.map(({ row, column }) => tileAt(board, row, column) ?? '.'),
    );
  }
  const { row, column } = laid[crossing];
  const [next, other] = [laid[1], laid[0]];
  const step = { row: next.row - other.row, column: next.column - other.column };
  const outwards = (sign: 1 | -1): string[] => {
    const letters: string[] = [];
    for (let i = 1; ; i++) {
      const tile = tileAt(board, row + sign * i * step.row, column + sign * i * step.column);
      if (tile === undefined) return letters;
      letters.push(tile);
    }
  };
  const letters = laid.map(({ letter }) => letter);
  const before = faultsFromBeginning(letters.slice(0, crossing).reverse(), outwards(-1));
  const after = faultsFromBeginning(letters.slice(crossing + 1), outwards(1));
  return Math.min(2, before + after) as 0 | 1 | 2;
}

/** The faults between letters written outwards and the nearest beginning of what the board has there. */
function faultsFromBeginning(letters: readonly string[], tiles: readonly string[]): 0 | 1 | 2 {
  const { length } = letters;
  if (length === 0 || isSame(letters, tiles.slice(0, length))) return 0;
  const isOneLess = (a: readonly string[], b: readonly string[]) => b.some((_, at) => isSame(a, b.toSpliced(at, 1)));
  if (tiles.length > length && isOneLess(letters, tiles.slice(0, length + 1))) return 1;
  if (tiles.length >= length - 1 && isOneLess(tiles.slice(0, length - 1), letters)) return 1;
  return tiles.length >= length ? faultsOf(letters, tiles.slice(0, length)) : 2;
}

/** The faults between two equal stretches: letters changed, or two neighbours swapped for one. */
function faultsOf(letters: readonly string[], tiles: readonly string[]): 0 | 1 | 2 {
  const wrong = letters.flatMap((letter, at) => (letter === tiles[at] ? [] : [at]));
  const [a, b] = wrong;
  const isSwapped = wrong.length === 2 && b === a + 1 && letters[a] === tiles[b] && letters[b] === tiles[a];
  return isSwapped ? 1 : (Math.min(2, wrong.length) as 0 | 1 | 2);
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((letter, at) => letter === b[at]);

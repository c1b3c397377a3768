import type { Place } from '@raccord/scrabble';
import { ENOUGH_LINKS, straightRuns, tileAt } from './links.ts';
import type { WrittenSolution } from './slip.ts';
import { startOf, type Turn } from './turn.ts';

/** What spoils a written run that was meant as a link of three letters or more of one word of the board. */
export type Alteration = 'altered' | 'added';

interface Cell {
  readonly letter: string;
  readonly row: number;
  readonly column: number;
  readonly isOutside: boolean;
  /** A square of the word where the board has no tile: it parts a written run in two. */
  readonly isLaid: boolean;
}

/** The technically possible placements whose link is spoiled in one place, and how; altered ones win over added ones. */
export function findAlteredLinks(
  turn: Turn,
  solution: WrittenSolution,
  places: readonly Place[],
): { alteration: Alteration; places: Place[] } | undefined {
  const found = { altered: [] as Place[], added: [] as Place[] };
  for (const place of places) {
    const alteration = alterationAt(turn, solution, place);
    if (alteration) found[alteration].push(place);
  }
  if (found.altered.length > 0) return { alteration: 'altered', places: found.altered };
  if (found.added.length > 0) return { alteration: 'added', places: found.added };
  return undefined;
}

function alterationAt(turn: Turn, solution: WrittenSolution, place: Place): Alteration | undefined {
  const cells = cellsAt(turn, solution, place);
  const wordSquares = new Set(cells.filter(({ isOutside }) => !isOutside).map(({ row, column }) => key(row, column)));
  let added = false;
  for (const run of straightRuns(cells)) {
    for (const segment of segmentsOf(run)) {
      if (!segment.some(({ isOutside }) => isOutside)) continue;
      const line = lineOf(turn, segment, run.length > 1 ? run : segment);
      const meets = (from: number, to: number) => line.touchesWord(wordSquares, from, to);
      if (isAltered(line, meets)) return 'altered';
      if (isAdded(line, meets)) added = true;
    }
  }
  return added ? 'added' : undefined;
}

const key = (row: number, column: number): number => row * 100 + column;

function cellsAt(turn: Turn, solution: WrittenSolution, place: Place): Cell[] {
  const { row, column, direction } = startOf(place);
  const isAcross = direction === 'horizontal';
  const word = [...solution.word.toUpperCase()].map((letter, step) => {
    const r = row + (isAcross ? 0 : step);
    const c = column + (isAcross ? step : 0);
    return { letter, row: r, column: c, isOutside: false, isLaid: tileAt(turn, r, c) === undefined };
  });
  const outside = solution.outside.map(({ letter, down, right }) => {
    return { letter, row: row + down, column: column + right, isOutside: true, isLaid: false };
  });
  return [...word, ...outside];
}

/** The parts of a written run between the tiles that the word lays. */
function segmentsOf(run: readonly Cell[]): Cell[][] {
  const segments: Cell[][] = [[]];
  for (const cell of run) {
    if (cell.isLaid) segments.push([]);
    else segments[segments.length - 1].push(cell);
  }
  return segments.filter((segment) => segment.length > 0);
}

/** A written segment and the tiles on its line; positions count from the segment's first cell. */
interface Line {
  readonly written: readonly string[];
  /** Are all the letters of this stretch outside the word? Those of the word stand on their own squares. */
  areOutside(from: number, to: number): boolean;
  board(position: number): string | undefined;
  touchesWord(wordSquares: ReadonlySet<number>, from: number, to: number): boolean;
}

function lineOf(turn: Turn, segment: readonly Cell[], run: readonly Cell[]): Line {
  const isDown = run.length > 1 ? run[1].column === run[0].column : true;
  const [first] = segment;
  const squareAt = (position: number): [number, number] =>
    isDown ? [first.row + position, first.column] : [first.row, first.column + position];
  return {
    written: segment.map(({ letter }) => letter),
    areOutside: (from, to) => segment.slice(from, to).every(({ isOutside }) => isOutside),
    board: (position) => tileAt(turn, ...squareAt(position)),
    touchesWord: (wordSquares, from, to) => {
      for (let position = from; position <= to; position++) {
        const [row, column] = squareAt(position);
        const around = [
          key(row, column),
          key(row - 1, column),
          key(row + 1, column),
          key(row, column - 1),
          key(row, column + 1),
        ];
        if (around.some((square) => wordSquares.has(square))) return true;
      }
      return false;
    },
  };
}

type Meets = (from: number, to: number) => boolean;

/** Does the board read `letters` from `position` on? */
const reads = (line: Line, letters: readonly string[], position: number): boolean =>
  letters.every((letter, index) => line.board(position + index) === letter);

/** One letter left out, one changed, or two neighbours swapped, in a run of three letters or more of one word. */
function isAltered(line: Line, meets: Meets): boolean {
  const { written } = line;
  const last = written.length - 1;
  const standing = written.map((_, position) => line.board(position));
  if (written.length >= ENOUGH_LINKS && standing.every((letter) => letter !== undefined) && meets(0, last)) {
    const wrong = written.flatMap((letter, position) => (letter === standing[position] ? [] : [position]));
    if (wrong.length === 1) return true;
    const [a, b] = wrong;
    if (wrong.length === 2 && b === a + 1 && written[a] === standing[b] && written[b] === standing[a]) return true;
  }
  return isLeftOut(line, meets);
}

/** One letter left out: the letters beyond it are shifted by one, and do not lie on their own tiles. */
function isLeftOut(line: Line, meets: Meets): boolean {
  const { written } = line;
  const { length } = written;
  if (length + 1 < ENOUGH_LINKS || reads(line, written, 0)) return false;
  for (let split = 0; split <= length; split++) {
    const [before, after] = [written.slice(0, split), written.slice(split)];
    const isAfterShifted = line.areOutside(split, length) && reads(line, before, 0) && reads(line, after, split + 1);
    if (isAfterShifted && line.board(split) && split < length && meets(0, split)) return true;
    const isBeforeShifted = line.areOutside(0, split) && reads(line, before, -1) && reads(line, after, split);
    if (isBeforeShifted && line.board(split - 1) && split > 0 && meets(split - 1, length - 1)) return true;
  }
  return false;
}

/** One letter too many, in a run of three right letters or more or at its ends. */
function isAdded(line: Line, meets: Meets): boolean {
  const { written } = line;
  if (written.length - 1 < ENOUGH_LINKS) return false;
  const last = written.length - 1;
  for (let extra = 0; extra <= last; extra++) {
    const [before, after] = [written.slice(0, extra), written.slice(extra + 1)];
    if (!line.areOutside(extra, extra + 1)) continue;
    const isAfterShifted = line.areOutside(extra, last + 1) && reads(line, before, 0) && reads(line, after, extra);
    if (isAfterShifted && meets(0, last - 1)) return true;
    const isBeforeShifted = line.areOutside(0, extra) && reads(line, before, 1) && reads(line, after, extra + 1);
    if (isBeforeShifted && meets(1, last)) return true;
  }
  return false;
}

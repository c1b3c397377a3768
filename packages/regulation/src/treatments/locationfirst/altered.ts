import type { Place } from '@raccord/scrabble';
import { type Cell, cellsAt, neighboursOf, squareKey, straightRuns, tileAt } from '../../cells.ts';
import type { WrittenSolution } from '../../slip.ts';
import { startOf, type Turn } from '../../turn.ts';
import { ENOUGH_LINKS } from './links.ts';

/** What spoils a written run that was meant as a link of three letters or more of one word of the board. */
export type Alteration = 'altered' | 'added';

interface LinkCell extends Cell {
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
  const cells = linkCellsAt(turn, solution, place);
  const wordSquares = new Set(cells.filter(({ isOutside }) => !isOutside).map(squareKey));
  let added = false;
  for (const run of straightRuns(cells)) {
    for (const segment of segmentsOf(run)) {
      if (!segment.some(({ isOutside }) => isOutside)) continue;
      const line = lineOf(turn, segment, run.length > 1 ? run : segment, wordSquares);
      if (isAltered(line)) return 'altered';
      if (isAdded(line)) added = true;
    }
  }
  return added ? 'added' : undefined;
}

const linkCellsAt = (turn: Turn, { word, outside }: WrittenSolution, place: Place): LinkCell[] =>
  cellsAt(word.toUpperCase(), outside, startOf(place)).map((cell) => ({
    ...cell,
    isLaid: !cell.isOutside && tileAt(turn.board, cell.row, cell.column) === undefined,
  }));

/** The parts of a written run between the tiles that the word lays. */
function segmentsOf(run: readonly LinkCell[]): LinkCell[][] {
  const segments: LinkCell[][] = [[]];
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
  /** Does a stretch of squares, last one included, contain a square of the word or touch one by a side? */
  meetsWord(from: number, to: number): boolean;
  /** Does it contain none? */
  isBesideWord(from: number, to: number): boolean;
}

function lineOf(
  turn: Turn,
  segment: readonly LinkCell[],
  run: readonly LinkCell[],
  wordSquares: ReadonlySet<number>,
): Line {
  const isDown = run.length > 1 ? run[1].column === run[0].column : true;
  const [first] = segment;
  const squareAt = (position: number) =>
    isDown ? { row: first.row + position, column: first.column } : { row: first.row, column: first.column + position };
  const keys = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => squareKey(squareAt(from + index)));
  return {
    written: segment.map(({ letter }) => letter),
    areOutside: (from, to) => segment.slice(from, to).every(({ isOutside }) => isOutside),
    board: (position) => tileAt(turn.board, squareAt(position).row, squareAt(position).column),
    meetsWord: (from, to) =>
      keys(from, to).some((key) => wordSquares.has(key) || neighboursOf(key).some((next) => wordSquares.has(next))),
    isBesideWord: (from, to) => !keys(from, to).some((key) => wordSquares.has(key)),
  };
}

/** Does the board read `letters` from `position` on? */
const reads = (line: Line, letters: readonly string[], position: number): boolean =>
  letters.every((letter, index) => line.board(position + index) === letter);

/** One letter left out, one changed, or two neighbours swapped, in a run of three letters or more of one word. */
function isAltered(line: Line): boolean {
  const { written } = line;
  const last = written.length - 1;
  const standing = written.map((_, position) => line.board(position));
  if (written.length >= ENOUGH_LINKS && standing.every((letter) => letter !== undefined) && line.meetsWord(0, last)) {
    const wrong = written.flatMap((letter, position) => (letter === standing[position] ? [] : [position]));
    if (wrong.length === 1) return true;
    const [a, b] = wrong;
    if (wrong.length === 2 && b === a + 1 && written[a] === standing[b] && written[b] === standing[a]) return true;
  }
  return isLeftOut(line);
}

/**
 * One letter left out: the letters beyond it are shifted by one, and do not lie on their own tiles; they are beside the word,
 * not in it. The link as it should have been meets the word or, if no letter of it is left in place, the one left out does.
 */
function isLeftOut(line: Line): boolean {
  const { written } = line;
  const { length } = written;
  if (length + 1 < ENOUGH_LINKS || reads(line, written, 0)) return false;
  for (let split = 0; split <= length; split++) {
    const [before, after] = [written.slice(0, split), written.slice(split)];
    const isAfterShifted =
      line.areOutside(split, length) && reads(line, before, 0) && reads(line, after, split + 1) && line.board(split);
    const isAfterBeside = split < length && line.isBesideWord(split + 1, length);
    if (isAfterShifted && isAfterBeside && line.meetsWord(0, split > 0 ? length : 0)) return true;
    const isBeforeShifted =
      line.areOutside(0, split) && reads(line, before, -1) && reads(line, after, split) && line.board(split - 1);
    const isBeforeBeside = split > 0 && line.isBesideWord(-1, split - 2);
    if (isBeforeShifted && isBeforeBeside && line.meetsWord(split < length ? -1 : length - 1, length - 1)) return true;
  }
  return false;
}

/** One letter too many, in a run of three right letters or more or at its ends. */
function isAdded(line: Line): boolean {
  const { written } = line;
  if (written.length - 1 < ENOUGH_LINKS) return false;
  const last = written.length - 1;
  for (let extra = 0; extra <= last; extra++) {
    const [before, after] = [written.slice(0, extra), written.slice(extra + 1)];
    if (!line.areOutside(extra, extra + 1)) continue;
    const isAfterShifted = line.areOutside(extra, last + 1) && reads(line, before, 0) && reads(line, after, extra);
    if (isAfterShifted && line.isBesideWord(extra, last - 1) && line.meetsWord(0, last - 1)) return true;
    const isBeforeShifted = line.areOutside(0, extra) && reads(line, before, 1) && reads(line, after, extra + 1);
    if (isBeforeShifted && line.isBesideWord(1, extra) && line.meetsWord(1, last)) return true;
  }
  return false;
}

import type { Board, Place, Start } from '@raccord/scrabble';
import { type CellOnBoard, cellsOn, isOnTile, neighboursOf, squareKey, straightRuns, tileAt } from '../../cells.ts';
import type { OutsideLetter, WrittenSolution } from '../../slip.ts';
import { startOf, type Turn } from '../../turn.ts';
import { drawingKey } from './links.ts';

/** What spoils a written run that was meant as a link of enough letters of one word of the board. */
export type Alteration = 'altered' | 'added';

/** The technically possible placements whose link is spoiled in one place, and how; altered ones win over added ones. */
export function findAlteredLinks(
  turn: Turn,
  solution: WrittenSolution,
  places: readonly Place[],
  enough: number,
): Altered | undefined {
  return turn.keep(`altered ${enough} ${drawingKey(solution)}`, () => lookForAltered(turn, solution, places, enough));
}

interface Altered {
  readonly alteration: Alteration;
  readonly places: readonly Place[];
  /** Was the square of a letter left out kept blank, so that no letter is wrong? */
  readonly isBlank: boolean;
}

function lookForAltered(
  turn: Turn,
  solution: WrittenSolution,
  places: readonly Place[],
  enough: number,
): Altered | undefined {
  const found = { altered: [] as Place[], blank: [] as Place[], added: [] as Place[] };
  for (const place of places) {
    const alteration = alterationAt(turn, solution, place, enough);
    if (alteration) found[alteration].push(place);
  }
  const { altered, blank, added } = found;
  const isBlank = blank.length > 0;
  if (isBlank || altered.length > 0)
    return {
      alteration: 'altered',
      places: places.filter((one) => altered.includes(one) || blank.includes(one)),
      isBlank,
    };
  return added.length > 0 ? { alteration: 'added', places: added, isBlank } : undefined;
}

/** One fault of one link is looked for, and nothing else: wherever another letter is wrong, no link is merely spoiled. */
function alterationAt(
  turn: Turn,
  solution: WrittenSolution,
  place: Place,
  enough: number,
): Alteration | 'blank' | undefined {
  const { board } = turn;
  const { word, outside } = solution;
  if (!outside.some(isNearTile(board, startOf(place)))) return undefined;
  const cells = cellsOn(board, word.toUpperCase(), outside, startOf(place));
  const wordSquares = new Set(cells.filter(({ isOutside }) => !isOutside).map(squareKey));
  const wrong = cells.filter((cell) => cell.isOutside && !isOnTile(cell));
  if (wrong.length === 0) return hasBlank(turn, cells, wordSquares, enough) ? 'blank' : undefined;
  let added = false;
  for (const run of straightRuns(cells)) {
    for (const segment of segmentsOf(run)) {
      if (!wrong.every((cell) => segment.includes(cell))) continue;
      const line = new Line(turn, segment, run, wordSquares);
      if (isAltered(line, enough)) return 'altered';
      if (isAdded(line, enough)) added = true;
    }
  }
  return added ? 'added' : undefined;
}

/** A first look: whatever the fault, a letter outside the word lies on a tile or just beside one. */
const isNearTile =
  (board: Board, { row, column }: Start) =>
  ({ down, right }: OutsideLetter): boolean => {
    const [y, x] = [row + down, column + right];
    const near = [tileAt(board, y, x), tileAt(board, y - 1, x), tileAt(board, y + 1, x), tileAt(board, y, x - 1)];
    return [...near, tileAt(board, y, x + 1)].some((tile) => tile !== undefined);
  };

/** A square of the word where the board has no tile: it parts a written run in two. */
const isLaid = ({ isOutside, standing }: CellOnBoard): boolean => !isOutside && standing === undefined;

/** A letter left out of a link, its square left blank: of enough tiles in a row that meet the word, all but one are written. */
function hasBlank(
  turn: Turn,
  cells: readonly CellOnBoard[],
  wordSquares: ReadonlySet<number>,
  enough: number,
): boolean {
  const written = new Set(cells.filter(isOnTile).map(squareKey));
  const meetsWord = (key: number) => wordSquares.has(key) || neighboursOf(key).some((next) => wordSquares.has(next));
  const isTile = (key: number) => tileAt(turn.board, Math.floor(key / 100), key % 100) !== undefined;
  const steps = Array.from({ length: enough }, (_, at) => at);
  return cells.some((cell) => {
    if (!cell.isOutside) return false;
    const stretches = [1, 100].flatMap((step) =>
      steps.map((before) => steps.map((at) => squareKey(cell) + (at - before) * step)),
    );
    const isBlankIn = (keys: readonly number[]) => keys.filter((key) => written.has(key)).length === enough - 1;
    return stretches.some((keys) => keys.every(isTile) && keys.some(meetsWord) && isBlankIn(keys));
  });
}

/** The parts of a written run between the tiles that the word lays. */
function segmentsOf(run: readonly CellOnBoard[]): CellOnBoard[][] {
  const segments: CellOnBoard[][] = [[]];
  for (const cell of run) {
    if (isLaid(cell)) segments.push([]);
    else segments[segments.length - 1].push(cell);
  }
  return segments;
}

/** A written segment and the tiles on its line; positions count from the segment's first cell. */
class Line {
  readonly written: readonly string[];
  readonly #turn: Turn;
  readonly #segment: readonly CellOnBoard[];
  readonly #isDown: boolean;
  readonly #wordSquares: ReadonlySet<number>;

  constructor(
    turn: Turn,
    segment: readonly CellOnBoard[],
    run: readonly CellOnBoard[],
    wordSquares: ReadonlySet<number>,
  ) {
    this.written = segment.map(({ letter }) => letter);
    this.#turn = turn;
    this.#segment = segment;
    this.#isDown = run.length > 1 ? run[1].column === run[0].column : true;
    this.#wordSquares = wordSquares;
  }

  /** Are all the letters of this stretch outside the word? Those of the word stand on their own squares. */
  areOutside(from: number, to: number): boolean {
    for (let index = from; index < to; index++) if (!this.#segment[index].isOutside) return false;
    return true;
  }

  board(position: number): string | undefined {
    const [{ row, column }] = this.#segment;
    return this.#isDown
      ? tileAt(this.#turn.board, row + position, column)
      : tileAt(this.#turn.board, row, column + position);
  }

  /** Does a stretch of squares, last one included, contain a square of the word or touch one by a side? */
  meetsWord(from: number, to: number): boolean {
    const words = this.#wordSquares;
    for (let position = from; position <= to; position++) {
      const key = this.#key(position);
      if (words.has(key) || neighboursOf(key).some((next) => words.has(next))) return true;
    }
    return false;
  }

  /** Does it contain none? */
  isBesideWord(from: number, to: number): boolean {
    for (let position = from; position <= to; position++) if (this.#wordSquares.has(this.#key(position))) return false;
    return true;
  }

  #key(position: number): number {
    const [{ row, column }] = this.#segment;
    return this.#isDown ? squareKey({ row: row + position, column }) : squareKey({ row, column: column + position });
  }
}

/** Does the board read the letters from `from` up to `to`, so many squares further on? */
function reads(line: Line, from: number, to: number, further: number): boolean {
  for (let index = from; index < to; index++) if (line.board(index + further) !== line.written[index]) return false;
  return true;
}

/** One letter left out, one changed, or two neighbours swapped, in a run of enough letters of one word. */
function isAltered(line: Line, enough: number): boolean {
  const { written } = line;
  const last = written.length - 1;
  const standing = written.map((_, position) => line.board(position));
  if (written.length >= enough && standing.every((letter) => letter !== undefined) && line.meetsWord(0, last)) {
    const wrong = written.flatMap((letter, position) => (letter === standing[position] ? [] : [position]));
    if (wrong.length === 1) return true;
    const [a, b] = wrong;
    if (wrong.length === 2 && b === a + 1 && written[a] === standing[b] && written[b] === standing[a]) return true;
  }
  return isLeftOut(line, enough);
}

/**
 * One letter left out: the letters beyond it are shifted by one, and do not lie on their own tiles; they are beside the word,
 * not in it. The link as it should have been meets the word or, if no letter of it is left in place, the one left out does.
 */
function isLeftOut(line: Line, enough: number): boolean {
  const { written } = line;
  const { length } = written;
  if (length + 1 < enough || reads(line, 0, length, 0)) return false;
  for (let split = 0; split <= length; split++) {
    const isAfterShifted =
      split < length && reads(line, 0, split, 0) && reads(line, split, length, 1) && line.board(split) !== undefined;
    const isAfterBeside = isAfterShifted && line.areOutside(split, length) && line.isBesideWord(split + 1, length);
    if (isAfterBeside && line.meetsWord(0, split > 0 ? length : 0)) return true;
    const isBeforeShifted =
      split > 0 && reads(line, 0, split, -1) && reads(line, split, length, 0) && line.board(split - 1) !== undefined;
    const isBeforeBeside = isBeforeShifted && line.areOutside(0, split) && line.isBesideWord(-1, split - 2);
    if (isBeforeBeside && line.meetsWord(split < length ? -1 : length - 1, length - 1)) return true;
  }
  return false;
}

/** One letter too many, in a run of enough right letters or at its ends. */
function isAdded(line: Line, enough: number): boolean {
  const { written } = line;
  if (written.length - 1 < enough) return false;
  const last = written.length - 1;
  for (let extra = 0; extra <= last; extra++) {
    if (!line.areOutside(extra, extra + 1)) continue;
    const isAfterShifted =
      reads(line, 0, extra, 0) && reads(line, extra + 1, last + 1, -1) && line.areOutside(extra, last + 1);
    if (isAfterShifted && line.isBesideWord(extra, last - 1) && line.meetsWord(0, last - 1)) return true;
    const isBeforeShifted =
      reads(line, 0, extra, 1) && reads(line, extra + 1, last + 1, 0) && line.areOutside(0, extra);
    if (isBeforeShifted && line.isBesideWord(1, extra) && line.meetsWord(1, last)) return true;
  }
  return false;
}

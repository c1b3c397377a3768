import { type Board, JOKER_TILE, tileCharacter } from '../board.ts';
import type { Tiles } from '../draw.ts';
import type { Formula } from '../formula.ts';
import { BOARD_SIZE, type Start, squareAt } from '../geometry.ts';
import { countBits } from '../integers.ts';
import type { SearchGraph } from '../lexicon/searchgraph.ts';
import { makeReference } from '../reference.ts';
import { generatorOf } from './generator.ts';
import { MoveRoom, PLACEMENT_CELLS } from './room.ts';

/** A move as it is written on a slip: the whole word, jokers in lower case, its place and its score. */
export interface Solution {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
  readonly start: Start;
  /** Jokers of the draw that it lays. */
  readonly jokerCount: number;
  /** Tiles of the draw that it lays. */
  readonly laidCount: number;
}

/**
 * Finds every move of a position; on an empty board those that lie across, as the first word does. A room given is used again, which spares its allocation, and the list of an earlier
 * search in that room is then lost.
 */
export function findMoves(
  graph: SearchGraph,
  board: Board,
  draw: Tiles,
  formula: Formula,
  room: MoveRoom = new MoveRoom(),
): MoveList {
  generatorOf(graph)(board, draw, formula, room);
  return new MoveList(board, room);
}

/** Every move of a position, one for each tiling of each placement. */
export class MoveList {
  readonly #board: Board;
  readonly #room: MoveRoom;

  constructor(board: Board, room: MoveRoom) {
    this.#board = board;
    this.#room = room;
  }

  /** Number of moves: plays × tilings, a one-tile play that makes a word both ways counted once. */
  get count(): number {
    return this.#room.tilingCount;
  }

  /** The best score, 0 when nothing can be played. */
  get topScore(): number {
    let top = 0;
    for (let tiling = 0; tiling < this.count; tiling++) top = Math.max(top, this.#room.tilings[tiling] >> 16);
    return top;
  }

  get scoreSum(): number {
    let sum = 0;
    for (let tiling = 0; tiling < this.count; tiling++) sum += this.#room.tilings[tiling] >> 16;
    return sum;
  }

  /**
   * The solutions, best first; equal scores: fewest jokers, then by row, column, horizontal before vertical, word,
   * leftmost jokers. A one-tile play that makes a word both ways has two rows, since both writings are right on a slip.
   */
  *solutions(): Generator<Solution, void, undefined> {
    const placementOf = this.#placementOfTiling();
    const keys = this.#sortedKeys(placementOf);
    for (let from = 0, to = 0; from < keys.length; from = to) {
      const rank = rankOf(keys[from]);
      while (to < keys.length && rankOf(keys[to]) === rank) to++;
      const tied = Array.from(keys.subarray(from, to), (key) => {
        const tiling = key % MOST_MOVES;
        return this.#writings(placementOf[tiling], this.#room.tilings[tiling]);
      });
      for (const writings of tied.sort(([a], [b]) => compareWords(a.word, b.word))) yield* writings;
    }
  }

  /** The solutions that make the best score, in the same order. */
  tops(): Solution[] {
    const tops: Solution[] = [];
    const top = this.topScore;
    for (const solution of this.solutions()) {
      if (solution.score < top) break;
      tops.push(solution);
    }
    return tops;
  }

  #placementOfTiling(): Int32Array {
    const { placements, placementCount, tilingCount } = this.#room;
    const placementOf = new Int32Array(tilingCount);
    let end = tilingCount;
    for (let placement = placementCount - 1; placement >= 0; placement--) {
      const first = placements[placement * PLACEMENT_CELLS + 5];
      placementOf.fill(placement, first, end);
      end = first;
    }
    return placementOf;
  }

  /** For each tiling a number that puts it in order, with its index in the low digits. */
  #sortedKeys(placementOf: Int32Array): Float64Array {
    const { placements, tilings, tilingCount } = this.#room;
    const keys = new Float64Array(tilingCount);
    for (let tiling = 0; tiling < tilingCount; tiling++) {
      const jokerCount = countBits(tilings[tiling] & 0x7fff);
      const { row, column, direction } = startIn(placements[placementOf[tiling] * PLACEMENT_CELLS + 4]);
      const place = squareAt(row, column) * 2 + (direction === 'vertical' ? 1 : 0);
      const rank = ((HIGHEST_SCORE - (tilings[tiling] >> 16)) * 3 + jokerCount) * 450 + place;
      keys[tiling] = rank * MOST_MOVES + tiling;
    }
    return keys.sort();
  }

  #writings(placement: number, tiling: number): Solution[] {
    const solution = this.#read(placement, tiling);
    const across = this.#readAcross(placement, solution);
    return across ? [solution, across] : [solution];
  }

  #read(placement: number, tiling: number): Solution {
    const { placements } = this.#room;
    const cells = placement * PLACEMENT_CELLS;
    const description = placements[cells + 4];
    const start = startIn(description);
    const laid = description & 0x7fff;
    const firstColumn = (description >> 20) & 15;
    const lastColumn = (description >> 16) & 15;
    const line = (description >> 24) & 15;
    let word = '';
    for (let column = firstColumn; column <= lastColumn; column++) {
      const square = start.direction === 'horizontal' ? squareAt(line, column) : squareAt(column, line);
      if ((laid >> column) & 1) {
        const letter = (placements[cells + (column >> 2)] >> ((column & 3) * 8)) & 31;
        word += tileCharacter((letter + 1) | ((tiling >> column) & 1 ? JOKER_TILE : 0));
      } else word += tileCharacter(this.#board[square]);
    }
    return {
      word,
      reference: makeReference(start),
      score: tiling >> 16,
      start,
      jokerCount: countBits(tiling & 0x7fff),
      laidCount: countBits(laid),
    };
  }

  /** The vertical reading of a single tile laid horizontally, if it makes a word that way too. */
  #readAcross(placement: number, solution: Solution): Solution | undefined {
    const description = this.#room.placements[placement * PLACEMENT_CELLS + 4];
    if (solution.laidCount !== 1 || solution.start.direction === 'vertical') return undefined;
    const column = 31 - Math.clz32(description & 0x7fff);
    const { row } = solution.start;
    const tileAt = (at: number) => (at < 0 || at >= BOARD_SIZE ? 0 : this.#board[squareAt(at, column)]);
    let first = row;
    while (tileAt(first - 1) !== 0) first--;
    let word = '';
    for (let at = first; at === row || tileAt(at) !== 0; at++) {
      word += at === row ? solution.word[column - solution.start.column] : tileCharacter(tileAt(at));
    }
    if (word.length === 1) return undefined;
    const start: Start = { row: first, column, direction: 'vertical' };
    return { ...solution, word, start, reference: makeReference(start) };
  }
}

/** Above any score: nine tiles over three triple words stay far below. */
const HIGHEST_SCORE = 1 << 15;
/** Above any number of moves of one position; with it a sort key stays an exact integer. */
const MOST_MOVES = 1 << 24;

const rankOf = (key: number): number => Math.floor(key / MOST_MOVES);

/** Alphabetical order; of two writings of one word, the one with the leftmost joker (in lower case) first. */
function compareWords(a: string, b: string): number {
  const [plainA, plainB] = [a.toUpperCase(), b.toUpperCase()];
  if (plainA !== plainB) return plainA < plainB ? -1 : 1;
  return a > b ? -1 : 1;
}

function startIn(description: number): Start {
  const line = (description >> 24) & 15;
  const first = (description >> 20) & 15;
  return (description >> 28) & 1
    ? { row: first, column: line, direction: 'vertical' }
    : { row: line, column: first, direction: 'horizontal' };
}

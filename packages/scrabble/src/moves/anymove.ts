import { type Board, isEmptyBoard, tileLetter } from '../board.ts';
import type { Tiles } from '../draw.ts';
import { BOARD_SIZE, CENTRE, DIRECTIONS, type Direction, LINES, otherDirection, squareAt } from '../geometry.ts';
import { ALPHABET, JOKER } from '../letters.ts';
import { ARC_BITS, type WordGraph } from '../lexicon/wordgraph.ts';

/** Where the letter of an arc begins. */
const LETTER_SHIFT = 27;
const H8 = squareAt(CENTRE, CENTRE);

/**
 * Looks for any move that lays some of these tiles, of which there may be a whole bag: what is slow about it matters on a board where
 * hardly anything can be laid, and the first one that is accepted ends it. The tiles of that move; undefined when there is none.
 */
export function findAnyMove(
  words: WordGraph,
  board: Board,
  tiles: Tiles,
  maxLaid: number,
  accepts: (laid: Tiles) => boolean,
): Tiles | undefined {
  // The first word is laid across.
  const directions: readonly Direction[] = isEmptyBoard(board) ? ['horizontal'] : DIRECTIONS;
  for (const direction of directions) {
    const search = new LineSearch(words, board, tiles, maxLaid, direction, accepts);
    for (const line of LINES[direction]) {
      const laid = search.along(line);
      if (laid) return laid;
    }
  }
  return undefined;
}

class LineSearch {
  readonly #words: WordGraph;
  readonly #board: Board;
  readonly #maxLaid: number;
  readonly #accepts: (laid: Tiles) => boolean;
  readonly #left: number[];
  readonly #laid: number[];
  /** By square: what may stand there by the word across, a bit a letter; undefined until it is asked. */
  readonly #allowed: (number | undefined)[] = [];
  readonly #across: ReadonlyMap<number, { readonly line: readonly number[]; readonly at: number }>;
  readonly #isFirst: boolean;
  #count = 0;

  constructor(
    words: WordGraph,
    board: Board,
    tiles: Tiles,
    maxLaid: number,
    direction: Direction,
    accepts: (laid: Tiles) => boolean,
  ) {
    this.#words = words;
    this.#board = board;
    this.#maxLaid = maxLaid;
    this.#accepts = accepts;
    this.#left = [...tiles];
    this.#laid = tiles.map(() => 0);
    this.#isFirst = isEmptyBoard(board);
    const lines = LINES[otherDirection(direction)];
    this.#across = new Map(lines.flatMap((line) => line.map((square, at) => [square, { line, at }] as const)));
  }

  /** The tiles of the first move found on a line. */
  along(line: readonly number[]): Tiles | undefined {
    for (let start = 0; start < BOARD_SIZE; start++) {
      const isFree = start === 0 || this.#board[line[start - 1]] === 0;
      if (isFree && this.#reaches(line, start) && this.#walk(line, start, this.#words.root, false))
        return [...this.#laid];
    }
    return undefined;
  }

  /** Can a word from here touch what is laid before its tiles are used up? */
  #reaches(line: readonly number[], start: number): boolean {
    let laid = 0;
    for (let at = start; at < BOARD_SIZE && laid < this.#maxLaid; at++) {
      if (this.#board[line[at]] !== 0 || this.#touchesAt(line[at])) return true;
      laid++;
      if (at + 1 < BOARD_SIZE && this.#board[line[at + 1]] !== 0) return true;
    }
    return false;
  }

  /** Does a tile laid on this square touch the board across the word, or cover the middle of an empty one? */
  #touchesAt(square: number): boolean {
    if (this.#isFirst) return square === H8;
    const { line, at } = this.#across.get(square) ?? { line: [], at: 0 };
    return [line[at - 1], line[at + 1]].some((beside) => beside !== undefined && this.#board[beside] !== 0);
  }

  #walk(line: readonly number[], at: number, node: number, touches: boolean): boolean {
    if (at === BOARD_SIZE || node === 0) return false;
    const tile = this.#board[line[at]];
    const { arcs } = this.#words;
    if (tile === 0 && this.#count === this.#maxLaid) return false;
    for (let arc = node; ; arc++) {
      const letter = arcs[arc] >>> LETTER_SHIFT;
      if (tile !== 0) {
        if (letter === tileLetter(tile) && this.#step(line, at, arcs[arc], true)) return true;
      } else if (this.#mayStand(line[at], letter)) {
        for (const used of [letter, JOKER]) if (this.#lay(line, at, arcs[arc], used, touches)) return true;
      }
      if (arcs[arc] & ARC_BITS.last) return false;
    }
  }

  #lay(line: readonly number[], at: number, arc: number, used: number, touches: boolean): boolean {
    if (this.#left[used] === 0) return false;
    this.#take(used, 1);
    if (this.#step(line, at, arc, touches || this.#touchesAt(line[at]))) return true;
    this.#take(used, -1);
    return false;
  }

  #take(used: number, by: 1 | -1): void {
    this.#left[used] -= by;
    this.#laid[used] += by;
    this.#count += by;
  }

  /** A letter is read: a word may end with it, or go on. */
  #step(line: readonly number[], at: number, arc: number, touches: boolean): boolean {
    const isFree = at + 1 === BOARD_SIZE || this.#board[line[at + 1]] === 0;
    if (arc & ARC_BITS.endsWord && isFree && this.#count > 0 && touches && this.#accepts(this.#laid)) return true;
    return this.#walk(line, at + 1, arc & ARC_BITS.target, touches);
  }

  #mayStand(square: number, letter: number): boolean {
    const allowed = this.#allowed[square] ?? this.#allowedAt(square);
    this.#allowed[square] = allowed;
    return (allowed & (1 << letter)) !== 0;
  }

  #allowedAt(square: number): number {
    const { line, at } = this.#across.get(square) ?? { line: [], at: 0 };
    let from = at;
    let to = at;
    while (from > 0 && this.#board[line[from - 1]] !== 0) from--;
    while (to + 1 < line.length && this.#board[line[to + 1]] !== 0) to++;
    if (from === to) return ANY_LETTER;
    const read = (start: number, end: number) =>
      line
        .slice(start, end)
        .map((one) => ALPHABET[tileLetter(this.#board[one])])
        .join('');
    const [before, after] = [read(from, at), read(at + 1, to + 1)];
    return [...ALPHABET].reduce(
      (bits, letter, index) => (this.#words.has(before + letter + after) ? bits | (1 << index) : bits),
      0,
    );
  }
}

const ANY_LETTER = (1 << ALPHABET.length) - 1;

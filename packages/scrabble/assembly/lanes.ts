import { ALL_LETTERS, childOf, nodeAt, separatorWay } from './graph';

export const SIZE: i32 = 15;
const LANE: i32 = 16;

/**
 * Points are carried in one integer: those of the main word, before its multipliers, in the low bits, and those of the
 * perpendicular words, all counted, above.
 */
export const CROSS_SHIFT: u32 = 12;
export const MAIN_POINTS: u32 = (1 << CROSS_SHIFT) - 1;

/** A square as a walk along its row, or along its column, sees it. */
@unmanaged
export class Cell {
  /** 0 for an empty cell, else the letter + 1. */
  tile: u8;
  /** Value of the tile on a cell, 0 for a joker. */
  faceValue: u8;
  /** By how much the multiplier of the word exceeds 1. */
  extraFactor: u8;
  /** Where it stands in its lane. */
  column: u8;
  /** Its column as a bit. */
  bit: u32;
  /** Letters that may be laid here, the cell being empty, without spoiling the perpendicular word. */
  crossLetters: u32;
  /** What one point of a letter laid here adds to the points, perpendicular word included. */
  gain: u32;
  /** What the tiles already standing in the perpendicular word add to the points. */
  crossPoints: u32;
  /** The letters that no tile has from here to the end of the lane, and `TOO_MANY`. */
  absentAhead: u32;
  /** 31 less the number of those tiles, from `ONE_TO_COME` on. */
  shortAhead: u32;
}

/** The unit of letters still to come, as a way of the graph counts them; 32 of them make `TOO_MANY`. */
export const ONE_TO_COME: u32 = 1 << 26;
const TOO_MANY: u32 = 1 << 31;

/** What the host writes: tiles as in src/board.ts, premiums, and the points of each letter. */
export const BOARD: usize = memory.data(SIZE * SIZE);
export const LETTER_MULTIPLIERS: usize = memory.data(SIZE * SIZE);
export const WORD_MULTIPLIERS: usize = memory.data(SIZE * SIZE);
export const VALUES: usize = memory.data(27);

/**
 * The board: 30 lanes (15 rows, then 15 columns) of 16 cells, the 16th always empty. A lane of empty cells stands before
 * the first one and after the last one, so that a neighbour is always there to look at.
 */
const CELLS: usize = memory.data((2 * SIZE + 2) * LANE * offsetof<Cell>(), 4);

// A walk carries the address of a cell in 16 bits.
if (CELLS + (2 * SIZE + 2) * LANE * offsetof<Cell>() > 1 << 16) unreachable();

/** The first cell of a lane; direction 0 is horizontal, 1 vertical. */
export function laneOf(direction: i32, line: i32): Cell {
  return cellAt(changetype<Cell>(CELLS), (direction * SIZE + line + 1) * LANE);
}

/** The cell so many cells further. */
export function cellAt(cell: Cell, offset: i32): Cell {
  return changetype<Cell>(changetype<usize>(cell) + offset * offsetof<Cell>());
}

/** Reads the board into the lanes; says whether it has a tile. */
export function loadLanes(root: u32): bool {
  let tileCount = 0;
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const tile = load<u8>(BOARD + row * SIZE + column);
      if (tile !== 0) tileCount++;
      loadTile(cellAt(laneOf(0, row), column), tile);
      loadTile(cellAt(laneOf(1, column), row), tile);
    }
  }
  for (let line = 0; line < SIZE; line++) {
    lookAhead(laneOf(0, line));
    lookAhead(laneOf(1, line));
  }
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const square = row * SIZE + column;
      if (load<u8>(BOARD + square) !== 0) continue;
      const across = cellAt(laneOf(0, row), column);
      const down = cellAt(laneOf(1, column), row);
      loadCross(across, down, square, root);
      loadCross(down, across, square, root);
    }
  }
  return tileCount > 0;
}

function loadTile(cell: Cell, tile: u8): void {
  const letter = tile & 31;
  cell.tile = letter;
  cell.faceValue = tile === 0 || tile !== letter ? 0 : load<u8>(VALUES + letter - 1);
}

function lookAhead(lane: Cell): void {
  const beyond = cellAt(lane, SIZE);
  beyond.column = <u8>SIZE;
  beyond.absentAhead = ALL_LETTERS | TOO_MANY;
  beyond.shortAhead = 31 * ONE_TO_COME;
  for (let column = SIZE - 1; column >= 0; column--) {
    const cell = cellAt(lane, column);
    const next = cellAt(cell, 1);
    cell.column = <u8>column;
    cell.bit = 1 << column;
    cell.absentAhead = cell.tile === 0 ? next.absentAhead : next.absentAhead & ~(1 << (cell.tile - 1));
    cell.shortAhead = cell.tile === 0 ? next.shortAhead : next.shortAhead - ONE_TO_COME;
  }
}

/** What the perpendicular word through an empty cell allows; `other` is the same square in the perpendicular lane. */
function loadCross(cell: Cell, other: Cell, square: i32, root: u32): void {
  const letterMultiplier = load<u8>(LETTER_MULTIPLIERS + square);
  const wordMultiplier: u32 = load<u8>(WORD_MULTIPLIERS + square);
  cell.extraFactor = <u8>(wordMultiplier - 1);
  const hasBefore = cellAt(other, -1).tile !== 0;
  const hasAfter = cellAt(other, 1).tile !== 0;
  if (!hasBefore && !hasAfter) {
    cell.crossLetters = ALL_LETTERS;
    cell.gain = letterMultiplier;
    cell.crossPoints = 0;
    return;
  }
  let points: u32 = 0;
  let first = other;
  while (cellAt(first, -1).tile !== 0) {
    first = cellAt(first, -1);
    points += first.faceValue;
  }
  let last = other;
  while (cellAt(last, 1).tile !== 0) {
    last = cellAt(last, 1);
    points += last.faceValue;
  }
  cell.gain = letterMultiplier + ((letterMultiplier * wordMultiplier) << CROSS_SHIFT);
  cell.crossPoints = (points * wordMultiplier) << CROSS_SHIFT;

  const after = readBack(root, last, other);
  if (!hasBefore) cell.crossLetters = nodeAt(after).endings;
  else if (!hasAfter) cell.crossLetters = lettersAfter(readBack(root, cellAt(other, -1), cellAt(first, -1)));
  else cell.crossLetters = lettersBetween(after, other, first);
}

/** The node reached by the tiles from `from` back to the one before `stop`, 0 if no word has them. */
function readBack(node: u32, from: Cell, stop: Cell): u32 {
  for (let cell = from; cell !== stop && node !== 0; cell = cellAt(cell, -1)) {
    node = childOf(nodeAt(node), cell.tile - 1);
  }
  return node;
}

/** The letters that may follow tiles read back to their first. */
function lettersAfter(index: u32): u32 {
  const node = nodeAt(index);
  return node.ways > ALL_LETTERS ? nodeAt(separatorWay(node).child).endings : 0;
}

/** The letters that join tiles on both sides of a gap: `index` has read those after it. */
function lettersBetween(index: u32, gap: Cell, first: Cell): u32 {
  const node = nodeAt(index);
  let letters: u32 = 0;
  for (let rest = node.ways & ALL_LETTERS; rest !== 0; rest &= rest - 1) {
    const below = readBack(childOf(node, ctz(rest)), cellAt(gap, -1), first);
    if ((nodeAt(below).endings >>> (first.tile - 1)) & 1) letters |= rest & -rest;
  }
  return letters;
}

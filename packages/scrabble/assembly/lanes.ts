import { ALL_LETTERS, childOf, nodeAt, separatorWay } from './graph';

export const SIZE: i32 = 15;
const LANE: i32 = 16;
const ALL_COLUMNS: u32 = (1 << SIZE) - 1;

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

/** For each lane, those of one direction after those of the other, the columns that have a tile. */
const TILE_COLUMNS: usize = memory.data(2 * SIZE * 4, 4);

/** What no position changes: where each cell stands, and the premiums that the host has written. */
export function prepareLanes(): void {
  for (let line = 0; line < SIZE; line++) {
    for (let column = 0; column < SIZE; column++) {
      placeCell(cellAt(laneOf(0, line), column), column, line * SIZE + column);
      placeCell(cellAt(laneOf(1, line), column), column, column * SIZE + line);
    }
    closeLane(laneOf(0, line));
    closeLane(laneOf(1, line));
  }
}

function placeCell(cell: Cell, column: u32, square: u32): void {
  cell.column = <u8>column;
  cell.bit = 1 << column;
  cell.extraFactor = load<u8>(WORD_MULTIPLIERS + square) - 1;
  cell.gain = load<u8>(LETTER_MULTIPLIERS + square);
}

function closeLane(lane: Cell): void {
  const beyond = cellAt(lane, SIZE);
  beyond.column = <u8>SIZE;
  beyond.absentAhead = ALL_LETTERS | TOO_MANY;
  beyond.shortAhead = 31 * ONE_TO_COME;
}

/** Reads the board into the lanes; says whether it has a tile. */
export function loadLanes(root: u32): bool {
  let tiles: u32 = 0;
  for (let line = 0; line < SIZE; line++) {
    const columns = loadLane(laneOf(0, line), BOARD + line * SIZE, 1);
    tiles |= columns;
    store<u32>(TILE_COLUMNS + line * 4, columns);
    store<u32>(TILE_COLUMNS + (SIZE + line) * 4, loadLane(laneOf(1, line), BOARD + line, SIZE));
  }
  for (let line = 0; line < SIZE; line++) {
    loadCrosses(0, line, root);
    loadCrosses(1, line, root);
  }
  return tiles !== 0;
}

/** Reads a lane, whose squares are `step` apart, from its end, with no perpendicular word yet; answers which columns have a tile. */
function loadLane(lane: Cell, first: usize, step: i32): u32 {
  let cell = cellAt(lane, SIZE);
  let absent = cell.absentAhead;
  let short = cell.shortAhead;
  let columns: u32 = 0;
  for (let square = first + (SIZE - 1) * step; cell !== lane; square -= step) {
    const tile: u32 = load<u8>(square);
    const letter = tile & 31;
    cell = cellAt(cell, -1);
    cell.tile = <u8>letter;
    if (tile === 0) {
      cell.crossLetters = ALL_LETTERS;
      cell.gain &= MAIN_POINTS;
      cell.crossPoints = 0;
    } else {
      cell.faceValue = tile !== letter ? 0 : load<u8>(VALUES + letter - 1);
      absent &= ~(1 << (letter - 1));
      short -= ONE_TO_COME;
      columns |= cell.bit;
    }
    cell.absentAhead = absent;
    cell.shortAhead = short;
  }
  return columns;
}

/** For each empty cell beside tiles of a lane, what they allow and add to a perpendicular word through it. */
function loadCrosses(direction: i32, line: i32, root: u32): void {
  const columns = load<u32>(TILE_COLUMNS + (direction * SIZE + line) * 4);
  const lane = laneOf(direction, line);
  for (let rest = ((columns << 1) | (columns >>> 1)) & ~columns & ALL_COLUMNS; rest !== 0; rest &= rest - 1) {
    const column = ctz(rest);
    loadCross(cellAt(laneOf(1 - direction, column), line), cellAt(lane, column), root);
  }
}

/** What the perpendicular word through an empty cell allows; `other` is the same square in its lane, where it has a neighbour. */
function loadCross(cell: Cell, other: Cell, root: u32): void {
  const letterMultiplier = cell.gain;
  const wordMultiplier: u32 = cell.extraFactor + 1;
  const hasBefore = cellAt(other, -1).tile !== 0;
  const hasAfter = cellAt(other, 1).tile !== 0;
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

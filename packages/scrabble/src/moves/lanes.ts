import { BOARD_SIZE, type Board, SQUARE_COUNT, tileLetter, tileValue } from '../board.ts';
import { ALL_LETTERS, type SearchGraph } from '../lexicon/searchgraph.ts';
import { LETTER_MULTIPLIERS, WORD_MULTIPLIERS } from '../premiums.ts';
import { childOf, separatorChild } from './walk.ts';

const LANE = 16;
const CELL_COUNT = (2 * BOARD_SIZE + 2) * LANE;

/**
 * Points are carried in one integer: those of the main word, before its multipliers, in the low bits, and those of the
 * perpendicular words, all counted, above.
 */
export const CROSS_SHIFT = 12;
export const MAIN_POINTS = (1 << CROSS_SHIFT) - 1;

/** First cell of a lane; direction 0 is horizontal, 1 vertical. */
export const laneStart = (direction: number, line: number): number => (direction * BOARD_SIZE + line + 1) * LANE;

/**
 * The board as the generator reads it: 30 lanes (15 rows, then 15 columns) of 16 cells, the 16th always empty. A lane
 * of empty cells stands before the first one and after the last one, so that a neighbour is always there to look at.
 */
export interface Lanes {
  /** 0 for an empty cell, else the letter + 1. */
  readonly tiles: Uint8Array;
  /** Value of the tile on a cell, 0 for a joker. */
  readonly faceValues: Uint8Array;
  readonly wordMultipliers: Uint8Array;
  /** Letters that may be laid on an empty cell without spoiling the perpendicular word. */
  readonly crossLetters: Int32Array;
  /** What one point of a letter laid on an empty cell adds to the points, perpendicular word included. */
  readonly gains: Int32Array;
  /** What the tiles already standing in the perpendicular word add to the points. */
  readonly crossPoints: Int32Array;
  /** The letters, and the number, of the tiles from a cell to the end of its lane. */
  readonly lettersAhead: Int32Array;
  readonly tilesAhead: Uint8Array;
}

export function createLanes(): Lanes {
  const lanes: Lanes = {
    tiles: new Uint8Array(CELL_COUNT),
    faceValues: new Uint8Array(CELL_COUNT),
    wordMultipliers: new Uint8Array(CELL_COUNT),
    crossLetters: new Int32Array(CELL_COUNT),
    gains: new Int32Array(CELL_COUNT),
    crossPoints: new Int32Array(CELL_COUNT),
    lettersAhead: new Int32Array(CELL_COUNT),
    tilesAhead: new Uint8Array(CELL_COUNT),
  };
  for (let square = 0; square < SQUARE_COUNT; square++) {
    lanes.wordMultipliers[ACROSS[square]] = WORD_MULTIPLIERS[square];
    lanes.wordMultipliers[DOWN[square]] = WORD_MULTIPLIERS[square];
  }
  return lanes;
}

/** The cell of a square in its row's lane, and in its column's lane. */
const ACROSS = Uint16Array.from({ length: SQUARE_COUNT }, (_, square) => {
  return laneStart(0, Math.floor(square / BOARD_SIZE)) + (square % BOARD_SIZE);
});
const DOWN = Uint16Array.from({ length: SQUARE_COUNT }, (_, square) => {
  return laneStart(1, square % BOARD_SIZE) + Math.floor(square / BOARD_SIZE);
});

/** Reads a board into the lanes. */
export function loadLanes(lanes: Lanes, board: Board, graph: SearchGraph): void {
  const { tiles, faceValues } = lanes;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const tile = board[square];
    const across = ACROSS[square];
    const down = DOWN[square];
    tiles[across] = tiles[down] = tile === 0 ? 0 : tileLetter(tile) + 1;
    faceValues[across] = faceValues[down] = tileValue(tile);
  }
  for (let lane = 0; lane < 2 * BOARD_SIZE; lane++) lookAhead(lanes, (lane + 1) * LANE);
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (board[square] !== 0) continue;
    loadCross(lanes, ACROSS[square], DOWN[square], LETTER_MULTIPLIERS[square], graph);
    loadCross(lanes, DOWN[square], ACROSS[square], LETTER_MULTIPLIERS[square], graph);
  }
}

function lookAhead({ tiles, lettersAhead, tilesAhead }: Lanes, start: number): void {
  for (let cell = start + BOARD_SIZE - 1; cell >= start; cell--) {
    const tile = tiles[cell];
    lettersAhead[cell] = lettersAhead[cell + 1] | (tile === 0 ? 0 : 1 << (tile - 1));
    tilesAhead[cell] = tilesAhead[cell + 1] + (tile === 0 ? 0 : 1);
  }
}

/** What the perpendicular word through an empty cell allows; `other` is the same square in the perpendicular lane. */
function loadCross(
  lanes: Lanes,
  cell: number,
  other: number,
  letterMultiplier: number,
  { nodes, root }: SearchGraph,
): void {
  const { tiles, faceValues } = lanes;
  const hasBefore = tiles[other - 1] !== 0;
  const hasAfter = tiles[other + 1] !== 0;
  if (!hasBefore && !hasAfter) {
    lanes.crossLetters[cell] = ALL_LETTERS;
    lanes.gains[cell] = letterMultiplier;
    lanes.crossPoints[cell] = 0;
    return;
  }
  let score = 0;
  let first = other;
  while (tiles[first - 1] !== 0) score += faceValues[--first];
  let last = other;
  while (tiles[last + 1] !== 0) score += faceValues[++last];
  const wordMultiplier = lanes.wordMultipliers[cell];
  lanes.gains[cell] = letterMultiplier + ((letterMultiplier * wordMultiplier) << CROSS_SHIFT);
  lanes.crossPoints[cell] = (score * wordMultiplier) << CROSS_SHIFT;

  let node = root;
  for (let at = last; at > other && node !== 0; at--) node = childOf(nodes, node, tiles[at] - 1);
  if (!hasBefore) {
    lanes.crossLetters[cell] = nodes[node + 1];
  } else if (!hasAfter) {
    for (let at = other - 1; at >= first && node !== 0; at--) node = childOf(nodes, node, tiles[at] - 1);
    lanes.crossLetters[cell] = nodes[separatorChild(nodes, node) + 1];
  } else {
    lanes.crossLetters[cell] = lettersBetween(tiles, first, other, nodes, node);
  }
}

/** The letters that join tiles on both sides: `node` has read those after the gap, backwards. */
function lettersBetween(tiles: Uint8Array, first: number, gap: number, nodes: Int32Array, node: number): number {
  let letters = 0;
  for (let candidates = nodes[node] & ALL_LETTERS; candidates !== 0; candidates &= candidates - 1) {
    const letter = 31 - Math.clz32(candidates & -candidates);
    let below = childOf(nodes, node, letter);
    for (let at = gap - 1; at > first && below !== 0; at--) below = childOf(nodes, below, tiles[at] - 1);
    if ((nodes[below + 1] >>> (tiles[first] - 1)) & 1) letters |= 1 << letter;
  }
  return letters;
}

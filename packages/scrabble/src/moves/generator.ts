import { BOARD_SIZE, type Board, CENTRE, isEmptyBoard } from '../board.ts';
import type { Formula } from '../formula.ts';
import { JOKER, VALUES } from '../letters.ts';
import { ALL_LETTERS, type SearchGraph } from '../lexicon/searchgraph.ts';
import { CROSS_SHIFT, createLanes, laneStart, loadLanes, MAIN_POINTS } from './lanes.ts';
import { MoveRoom, PLACEMENT_CELLS } from './room.ts';
import { BIT_COUNTS, childOf } from './walk.ts';

/** Finds every move and leaves it in `room`; `counts` has the tiles of the draw by letter, jokers (0 to 2) last. */
export type Generate = (
  graph: SearchGraph,
  board: Board,
  counts: ArrayLike<number>,
  formula: Pick<Formula, 'maxLaid' | 'bonus'>,
  room: MoveRoom,
) => void;

const ROOM_FOR_PLACEMENTS = 1 << 14;
const ROOM_FOR_TILINGS = 1 << 16;
/** With eight tiles laid and two jokers to spare: none, one of eight, two of eight. */
const MOST_TILINGS = 1 + 8 + 28;

/**
 * Makes the generator. It is the one deliberate giant of this package, and it is written for the compiler:
 * - all its state stands in arrays of one closure, which compiled code reads at fixed addresses; a number that changes
 *   is an array of one cell;
 * - a walk has two forms, `go…` without a joker left and `go…WithJokers`, since most of the time is spent in the first;
 * - what a walk carries is packed: `place` has the next column (plus one, leftwards) in bits 0–3, the number of tiles
 *   that may still be laid in bits 4–7, the multiplier of the word above; `points` is told in lanes.ts; `natural` has
 *   the letters still in hand; `marks` has the columns laid in bits 0–14 and those laid with a joker in bits 16–30, bit
 *   31 saying that the draw also has the letter of such a joker, so that other tilings exist.
 *
 * A walk starts at an anchor: the last tile of a block, or a lone square that has a perpendicular neighbour. It goes
 * left to the start of the word, then right from the anchor. A joker is taken only for a letter no longer in hand; the
 * other ways to lay the same word are worked out when it is recorded.
 */
function createGenerator(): Generate {
  const SIZE = BOARD_SIZE;
  const LETTERS = ALL_LETTERS;
  const CROSS = CROSS_SHIFT;
  const MAIN = MAIN_POINTS;
  const CELLS = PLACEMENT_CELLS;
  const ONE_TILE = 1 << 4;

  const lanes = createLanes();
  const { tiles, faceValues, wordMultipliers, crossLetters, gains, crossPoints, lettersAhead, tilesAhead } = lanes;
  const bitCounts = BIT_COUNTS;
  const values = Uint8Array.from(VALUES);
  const bonuses = new Uint8Array(9);
  let nodes = new Int32Array(2);

  /** Tiles of each letter still in hand. */
  const inHand = new Uint8Array(26);
  const drawLetters = new Int32Array(1);
  const drawJokers = new Int32Array(1);
  const mostLaid = new Int32Array(1);

  const direction = new Int32Array(1);
  const line = new Int32Array(1);
  const lane = new Int32Array(1);
  const anchor = new Int32Array(1);
  /** The leftmost column that a walk from this anchor may fill: what lies further left is another anchor's. */
  const leftLimit = new Int32Array(1);
  const firstColumn = new Int32Array(1);
  /** Letters and number of the tiles right of the anchor. */
  const lettersRight = new Int32Array(1);
  const tilesRight = new Int32Array(1);

  /** Letters laid so far, by column of the lane, and the same bytes as four integers. */
  const strip = new Uint8Array(16);
  const stripCells = new Int32Array(strip.buffer);
  /** The letters for which the walk had to take a joker, in the order it took them. */
  const jokerLetters = new Uint8Array(2);

  const placements = new Int32Array(CELLS * ROOM_FOR_PLACEMENTS);
  const placementsEnd = new Int32Array(1);
  const tilings = new Int32Array(ROOM_FOR_TILINGS);
  const tilingsEnd = new Int32Array(1);
  const lastTilings = ROOM_FOR_TILINGS - MOST_TILINGS;
  let target = new MoveRoom();

  const generate: Generate = (graph, board, counts, formula, room) => {
    nodes = graph.nodes as Int32Array<ArrayBuffer>;
    drawLetters[0] = 0;
    drawJokers[0] = counts[JOKER];
    let size = counts[JOKER];
    for (let letter = 0; letter < 26; letter++) {
      inHand[letter] = counts[letter];
      size += counts[letter];
      if (counts[letter] > 0) drawLetters[0] |= 1 << letter;
    }
    mostLaid[0] = Math.min(size, formula.maxLaid);
    bonuses.set(formula.bonus);
    target = room;
    room.clear();
    if (size > 0) {
      loadLanes(lanes, board, graph);
      if (isEmptyBoard(board)) searchEmptyBoard(graph.root);
      else searchLanes(graph.root);
    }
    handOver();
  };

  function searchEmptyBoard(root: number): void {
    for (direction[0] = 0; direction[0] < 2; direction[0]++) {
      line[0] = CENTRE;
      lane[0] = laneStart(direction[0], CENTRE);
      leftLimit[0] = 0;
      startAt(root, CENTRE, CENTRE, 0);
    }
  }

  function searchLanes(root: number): void {
    for (direction[0] = 0; direction[0] < 2; direction[0]++) {
      for (line[0] = 0; line[0] < SIZE; line[0]++) searchLane(root);
    }
  }

  function searchLane(root: number): void {
    const start = laneStart(direction[0], line[0]);
    lane[0] = start;
    leftLimit[0] = 0;
    for (let column = 0; column < SIZE; column++) {
      if (tiles[start + column] !== 0) {
        let end = column;
        while (tiles[start + end + 1] !== 0) end++;
        let node = root;
        let points = 0;
        for (let at = end; at >= column && node !== 0; at--) {
          points += faceValues[start + at];
          node = childOf(nodes, node, tiles[start + at] - 1);
        }
        if (node !== 0) startAt(node, end, column - 1, points);
        leftLimit[0] = end + 2;
        column = end + 1;
      } else if (gains[start + column] > MAIN && tiles[start + column + 1] === 0) {
        if (crossLetters[start + column] !== 0) startAt(root, column, column, 0);
        leftLimit[0] = column + 1;
      }
    }
  }

  /** Walks from one anchor; `column` is the next one to fill leftwards, `points` those of the block already read. */
  function startAt(node: number, anchorColumn: number, column: number, points: number): void {
    anchor[0] = anchorColumn;
    lettersRight[0] = lettersAhead[lane[0] + anchorColumn + 1];
    tilesRight[0] = tilesAhead[lane[0] + anchorColumn + 1];
    const place = (1 << 8) | (mostLaid[0] << 4) | (column + 1);
    if (drawJokers[0] === 0) goLeft(node, place, points, drawLetters[0], 0);
    else goLeftWithJokers(drawJokers[0], node, place, points, drawLetters[0], 0);
  }

  function goLeft(node: number, place: number, points: number, natural: number, marks: number): void {
    const n = nodes;
    const mask = n[node];
    const column = (place & 15) - 1;
    const left = (place >> 4) & 15;
    let children = node + 2;
    if (mask >>> 26 !== 0) {
      const below = n[children + 1];
      if ((below & LETTERS & ~(natural | lettersRight[0])) === 0 && below >>> 26 <= left + tilesRight[0]) {
        firstColumn[0] = column + 1;
        if (anchor[0] < SIZE - 1) goRight(n[children], place + anchor[0] - column, points, natural, marks);
      }
      children += 2;
    }
    if (column < leftLimit[0] || left === 0) return;
    const cell = lane[0] + column;
    const allowed = crossLetters[cell] & natural;
    const gain = gains[cell];
    const newPoints = points + crossPoints[cell];
    const newPlace = (((place >> 8) * wordMultipliers[cell]) << 8) + (place & 255) - ONE_TILE - 1;
    const newMarks = marks | (1 << column);
    firstColumn[0] = column;
    const ending = n[node + 1] & allowed;
    if (ending !== 0) recordEnding(ending, 0, column, anchor[0], newPlace, newPoints, newMarks);
    const reach = left - 1 + tilesRight[0];
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const before = mask & (bit - 1);
      const child = children + 2 * (bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191]);
      const letter = 31 - Math.clz32(bit);
      const stillNatural = inHand[letter] === 1 ? natural & ~bit : natural;
      const below = n[child + 1];
      if ((below & LETTERS & ~(stillNatural | lettersRight[0])) !== 0 || below >>> 26 > reach) continue;
      strip[column] = letter;
      inHand[letter]--;
      goLeft(n[child], newPlace, newPoints + values[letter] * gain, stillNatural, newMarks);
      inHand[letter]++;
    }
  }

  function goRight(node: number, place: number, points: number, natural: number, marks: number): void {
    const n = nodes;
    let column = place & 15;
    let cell = lane[0] + column;
    while (tiles[cell] !== 0) {
      const letter = tiles[cell] - 1;
      points += faceValues[cell];
      if ((n[node + 1] >>> letter) & 1 && tiles[cell + 1] === 0) {
        record(0, column, place, points, marks);
      }
      const mask = n[node];
      if (((mask >>> letter) & 1) === 0) return;
      const before = mask & ((1 << letter) - 1);
      node = n[node + 2 + 2 * ((mask >>> 26) + bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191])];
      column++;
      cell++;
      place++;
      if (column === SIZE) return;
    }
    const left = (place >> 4) & 15;
    if (left === 0) return;
    const mask = n[node];
    const allowed = crossLetters[cell] & natural;
    const gain = gains[cell];
    const newPoints = points + crossPoints[cell];
    const newPlace = (((place >> 8) * wordMultipliers[cell]) << 8) + (place & 255) - ONE_TILE + 1;
    const newMarks = marks | (1 << column);
    if (tiles[cell + 1] === 0) {
      const ending = n[node + 1] & allowed;
      if (ending !== 0) recordEnding(ending, 0, column, column, newPlace, newPoints, newMarks);
      if (left === 1 || column === SIZE - 1) return;
    }
    const children = node + 2 + 2 * (mask >>> 26);
    const ahead = lettersAhead[cell + 1];
    const reach = tilesAhead[cell + 1] + left - 1;
    for (let rest = mask & allowed; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const before = mask & (bit - 1);
      const child = children + 2 * (bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191]);
      const letter = 31 - Math.clz32(bit);
      const stillNatural = inHand[letter] === 1 ? natural & ~bit : natural;
      const below = n[child + 1];
      if ((below & LETTERS & ~(stillNatural | ahead)) !== 0 || below >>> 26 > reach) continue;
      strip[column] = letter;
      inHand[letter]--;
      goRight(n[child], newPlace, newPoints + values[letter] * gain, stillNatural, newMarks);
      inHand[letter]++;
    }
  }

  /** Is every way to go on below a node barred, whatever `spare` (1 or 2) jokers stand for? */
  function isBarred(below: number, have: number, spare: number, reach: number): boolean {
    let missing = below & LETTERS & ~have;
    missing &= missing - 1;
    if (spare === 2) missing &= missing - 1;
    return missing !== 0 || below >>> 26 > reach;
  }

  function goLeftWithJokers(
    spare: number,
    node: number,
    place: number,
    points: number,
    natural: number,
    marks: number,
  ): void {
    const n = nodes;
    const mask = n[node];
    const column = (place & 15) - 1;
    const left = (place >> 4) & 15;
    let children = node + 2;
    if (mask >>> 26 !== 0) {
      if (!isBarred(n[children + 1], natural | lettersRight[0], spare, left + tilesRight[0])) {
        firstColumn[0] = column + 1;
        if (anchor[0] < SIZE - 1) {
          goRightWithJokers(spare, n[children], place + anchor[0] - column, points, natural, marks);
        }
      }
      children += 2;
    }
    if (column < leftLimit[0] || left === 0) return;
    const cell = lane[0] + column;
    const allowed = crossLetters[cell];
    const gain = gains[cell];
    const newPoints = points + crossPoints[cell];
    const newPlace = (((place >> 8) * wordMultipliers[cell]) << 8) + (place & 255) - ONE_TILE - 1;
    const newMarks = marks | (1 << column);
    const jokerMarks = newMarks | (1 << (column + 16));
    firstColumn[0] = column;
    const ending = n[node + 1] & allowed;
    if (ending !== 0) {
      recordEnding(ending & natural, spare, column, anchor[0], newPlace, newPoints, newMarks);
      recordEndingWithJoker(ending & ~natural, spare, column, anchor[0], newPlace, newPoints, jokerMarks);
    }
    const reach = left - 1 + tilesRight[0];
    const onwards = mask & allowed & LETTERS;
    for (let rest = onwards & natural; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const before = mask & (bit - 1);
      const child = children + 2 * (bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191]);
      const letter = 31 - Math.clz32(bit);
      const stillNatural = inHand[letter] === 1 ? natural & ~bit : natural;
      if (isBarred(n[child + 1], stillNatural | lettersRight[0], spare, reach)) continue;
      strip[column] = letter;
      inHand[letter]--;
      goLeftWithJokers(spare, n[child], newPlace, newPoints + values[letter] * gain, stillNatural, newMarks);
      inHand[letter]++;
    }
    for (let rest = onwards & ~natural; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const before = mask & (bit - 1);
      const child = children + 2 * (bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191]);
      const letter = 31 - Math.clz32(bit);
      const marked = jokerMarks | ((drawLetters[0] >>> letter) << 31);
      const below = n[child + 1];
      if (spare === 2) {
        if (isBarred(below, natural | lettersRight[0], 1, reach)) continue;
        strip[column] = letter;
        jokerLetters[0] = letter;
        goLeftWithJokers(1, n[child], newPlace, newPoints, natural, marked);
      } else {
        if ((below & LETTERS & ~(natural | lettersRight[0])) !== 0 || below >>> 26 > reach) continue;
        strip[column] = letter;
        jokerLetters[drawJokers[0] - 1] = letter;
        goLeft(n[child], newPlace, newPoints, natural, marked);
      }
    }
  }

  function goRightWithJokers(
    spare: number,
    node: number,
    place: number,
    points: number,
    natural: number,
    marks: number,
  ): void {
    const n = nodes;
    let column = place & 15;
    let cell = lane[0] + column;
    while (tiles[cell] !== 0) {
      const letter = tiles[cell] - 1;
      points += faceValues[cell];
      if ((n[node + 1] >>> letter) & 1 && tiles[cell + 1] === 0) {
        record(spare, column, place, points, marks);
      }
      const mask = n[node];
      if (((mask >>> letter) & 1) === 0) return;
      const before = mask & ((1 << letter) - 1);
      node = n[node + 2 + 2 * ((mask >>> 26) + bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191])];
      column++;
      cell++;
      place++;
      if (column === SIZE) return;
    }
    const left = (place >> 4) & 15;
    if (left === 0) return;
    const mask = n[node];
    const allowed = crossLetters[cell];
    const gain = gains[cell];
    const newPoints = points + crossPoints[cell];
    const newPlace = (((place >> 8) * wordMultipliers[cell]) << 8) + (place & 255) - ONE_TILE + 1;
    const newMarks = marks | (1 << column);
    const jokerMarks = newMarks | (1 << (column + 16));
    if (tiles[cell + 1] === 0) {
      const ending = n[node + 1] & allowed;
      if (ending !== 0) {
        recordEnding(ending & natural, spare, column, column, newPlace, newPoints, newMarks);
        recordEndingWithJoker(ending & ~natural, spare, column, column, newPlace, newPoints, jokerMarks);
      }
      if (left === 1 || column === SIZE - 1) return;
    }
    const children = node + 2 + 2 * (mask >>> 26);
    const ahead = lettersAhead[cell + 1];
    const reach = tilesAhead[cell + 1] + left - 1;
    const onwards = mask & allowed;
    for (let rest = onwards & natural; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const before = mask & (bit - 1);
      const child = children + 2 * (bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191]);
      const letter = 31 - Math.clz32(bit);
      const stillNatural = inHand[letter] === 1 ? natural & ~bit : natural;
      if (isBarred(n[child + 1], stillNatural | ahead, spare, reach)) continue;
      strip[column] = letter;
      inHand[letter]--;
      goRightWithJokers(spare, n[child], newPlace, newPoints + values[letter] * gain, stillNatural, newMarks);
      inHand[letter]++;
    }
    for (let rest = onwards & ~natural; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const before = mask & (bit - 1);
      const child = children + 2 * (bitCounts[before & 8191] + bitCounts[(before >>> 13) & 8191]);
      const letter = 31 - Math.clz32(bit);
      const marked = jokerMarks | ((drawLetters[0] >>> letter) << 31);
      const below = n[child + 1];
      if (spare === 2) {
        if (isBarred(below, natural | ahead, 1, reach)) continue;
        strip[column] = letter;
        jokerLetters[0] = letter;
        goRightWithJokers(1, n[child], newPlace, newPoints, natural, marked);
      } else {
        if ((below & LETTERS & ~(natural | ahead)) !== 0 || below >>> 26 > reach) continue;
        strip[column] = letter;
        jokerLetters[drawJokers[0] - 1] = letter;
        goRight(n[child], newPlace, newPoints, natural, marked);
      }
    }
  }

  /** Writes down the words that end with one of these letters, from the hand, in `column`. */
  function recordEnding(
    letters: number,
    spare: number,
    column: number,
    end: number,
    place: number,
    points: number,
    marks: number,
  ): void {
    const gain = gains[lane[0] + column];
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      strip[column] = letter;
      record(spare, end, place, points + values[letter] * gain, marks);
    }
  }

  function recordEndingWithJoker(
    letters: number,
    spare: number,
    column: number,
    end: number,
    place: number,
    points: number,
    marks: number,
  ): void {
    for (let rest = letters; rest !== 0; rest &= rest - 1) {
      const letter = 31 - Math.clz32(rest & -rest);
      strip[column] = letter;
      jokerLetters[drawJokers[0] - spare] = letter;
      record(spare - 1, end, place, points, marks | ((drawLetters[0] >>> letter) << 31));
    }
  }

  /** Writes down a placement with all its tilings; `spare` jokers of the draw were not needed. */
  function record(spare: number, end: number, place: number, points: number, marks: number): void {
    const laid = marks & 0x7fff;
    // A single tile that makes a word both ways is one play, found in the horizontal lanes.
    if (direction[0] === 1 && (laid & (laid - 1)) === 0 && gains[lane[0] + 31 - Math.clz32(laid)] > MAIN) return;
    if (placementsEnd[0] === placements.length || tilingsEnd[0] > lastTilings) handOver();
    const at = placementsEnd[0];
    placementsEnd[0] = at + CELLS;
    placements[at] = stripCells[0];
    placements[at + 1] = stripCells[1];
    placements[at + 2] = stripCells[2];
    placements[at + 3] = stripCells[3];
    placements[at + 4] = (direction[0] << 28) | (line[0] << 24) | (firstColumn[0] << 20) | (end << 16) | laid;
    placements[at + 5] = tilingsEnd[0];
    const multiplier = place >> 8;
    const bonus = bonuses[mostLaid[0] - ((place >> 4) & 15)];
    const score = (points & MAIN) * multiplier + (points >> CROSS) + bonus;
    if (spare === 0 && marks >= 0 && !(drawJokers[0] === 2 && jokerLetters[0] === jokerLetters[1])) {
      tilings[tilingsEnd[0]++] = (score << 16) | (marks >> 16);
    } else {
      recordTilings(spare, score, multiplier, laid, marks >>> 16);
    }
  }

  /** For each column laid, what a joker there takes off a tiling's cell. */
  const losses = new Int32Array(16);

  /** Every way to share the jokers out among the letters laid. */
  function recordTilings(spare: number, score: number, multiplier: number, laid: number, jokers: number): void {
    const taken = drawJokers[0] - spare;
    let full = score;
    let first = 0;
    let second = 0;
    for (let rest = laid; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const column = 31 - Math.clz32(bit);
      const letter = strip[column];
      const gain = gains[lane[0] + column];
      const loss = values[letter] * ((gain & MAIN) * multiplier + (gain >> CROSS));
      losses[column] = (loss << 16) - bit;
      if ((jokers & bit) !== 0) full += loss;
      if (taken > 0 && letter === jokerLetters[0]) first |= bit;
      if (taken > 1 && letter === jokerLetters[1]) second |= bit;
    }
    full <<= 16;
    let end = tilingsEnd[0];
    if (taken === 0) tilings[end++] = full;
    for (let rest = taken === 0 ? laid : first; rest !== 0; rest &= rest - 1) {
      const one = full - losses[31 - Math.clz32(rest & -rest)];
      const later = rest & (rest - 1);
      let others = 0;
      if (taken === 2) {
        others = jokerLetters[0] === jokerLetters[1] ? later : second;
      } else {
        tilings[end++] = one;
        if (drawJokers[0] === 2) others = taken === 0 ? later : (laid & ~first) | later;
      }
      for (; others !== 0; others &= others - 1) tilings[end++] = one - losses[31 - Math.clz32(others & -others)];
    }
    tilingsEnd[0] = end;
  }

  /** Gives what was found so far to the room, and starts afresh. */
  function handOver(): void {
    target.add(placements.subarray(0, placementsEnd[0]), tilings.subarray(0, tilingsEnd[0]));
    placementsEnd[0] = 0;
    tilingsEnd[0] = 0;
  }

  return generate;
}

export const generate = createGenerator();

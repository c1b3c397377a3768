import { draw, IN_HAND } from './draw';
import { ALL_LETTERS, nodeAt, SEPARATOR, separatorWay, Way, wayOf } from './graph';
import { Cell, cellAt, ONE_TO_COME, SIZE, VALUES } from './lanes';
import { current, JOKER_LETTERS, record, STRIP } from './moves';

/*
 * A walk starts at an anchor: the last tile of a block, or a lone square that has a perpendicular neighbour. It goes
 * left to the start of the word, then right from the anchor. A joker is taken only for a letter no longer in hand; the
 * other ways to lay the same word are worked out when it is recorded.
 *
 * Each step is compiled three times, for no, one and two jokers still to spare. The type parameter `Spare` says which:
 * the compiler knows the size of a type, and leaves out what does not concern it.
 */
type None = u8;
type One = u16;
type Two = u32;

/*
 * What a walk carries is packed: `place` has the address of the next cell in bits 0–15, the number of tiles that may still
 * be laid in bits 16–19, the multiplier of the word above; `points` is told in lanes.ts; `natural` has the letters still in
 * hand; `marks` has the columns laid in bits 0–14 and those laid with a joker in bits 16–30, bit 31 saying that the draw
 * also has the letter of such a joker, so that other tilings exist.
 */
const CELL: u32 = 0xffff;
const ONE_TILE: u32 = 1 << 16;
const TILES: u32 = 15 << 16;
const FACTOR: u32 = ~(CELL | TILES);
const ONE_FACTOR: u32 = 1 << 20;
/** From the tiles of a place to as many letters to come, `ONE_TO_COME` each. */
const TILES_TO_COME: u32 = 10;

@unmanaged
class Anchor {
  /** Its column. */
  column: u32;
  /** The leftmost cell that a walk from this anchor may fill: what lies further left is another anchor's. */
  leftmost: Cell;
  /** The address of the cell on its right, and what that cell says of the tiles from there on. */
  right: u32;
  absentAhead: u32;
  shortAhead: u32;
  /** `SEPARATOR`, 0 if there is no room on the right. */
  separator: u32;
}

const anchor = changetype<Anchor>(memory.data(offsetof<Anchor>(), 4));

/** Walks from one anchor; `column` is the next one to fill leftwards, `points` those of the block already read. */
export function walkFrom(anchorColumn: i32, leftLimit: i32, node: u32, column: i32, points: u32): void {
  const next = cellAt(current.lane, anchorColumn + 1);
  anchor.column = anchorColumn;
  anchor.leftmost = cellAt(current.lane, leftLimit);
  anchor.right = addressOf(next);
  anchor.absentAhead = next.absentAhead;
  anchor.shortAhead = next.shortAhead;
  anchor.separator = anchorColumn < SIZE - 1 ? SEPARATOR : 0;
  const place = ONE_FACTOR | (draw.mostLaid * ONE_TILE) | addressOf(cellAt(current.lane, column));
  if (draw.jokers === 0) goLeft<None>(node, place, points, draw.letters, 0);
  else if (draw.jokers === 1) goLeft<One>(node, place, points, draw.letters, 0);
  else goLeft<Two>(node, place, points, draw.letters, 0);
}

function addressOf(cell: Cell): u32 {
  return <u32>changetype<usize>(cell);
}

/**
 * Is every way to go on below a node barred, whatever the jokers to spare stand for? `absent` has the letters that are not
 * at hand and `TOO_MANY`, which `short` added to the fewest letters still to come makes when tiles do not suffice.
 */
function isBarred<Spare>(below: u32, absent: u32, short: u32): bool {
  let missing = (below + short) & absent;
  if (sizeof<Spare>() === sizeof<None>()) return missing !== 0;
  if (<i32>missing < 0) return true;
  missing &= missing - 1;
  if (sizeof<Spare>() > sizeof<One>()) missing &= missing - 1;
  return missing !== 0;
}

function placeAfter(place: u32, cell: Cell): u32 {
  return place + (place & FACTOR) * cell.extraFactor - ONE_TILE;
}

/** Does nothing below a way begin with what is allowed next? Only asked without a joker, which would seldom be told so. */
function isBarren<Spare>(way: Way, allowed: u32): bool {
  if (sizeof<Spare>() > sizeof<None>()) return false;
  const child = nodeAt(way.child);
  return ((child.ways | child.endings) & allowed) === 0;
}

function goLeft<Spare>(index: u32, place: u32, points: u32, natural: u32, marks: u32): void {
  const node = nodeAt(index);
  const cell = changetype<Cell>(place & CELL);
  const absentAhead = anchor.absentAhead;
  const absent = absentAhead & ~natural;
  const short = anchor.shortAhead - ((place & TILES) << TILES_TO_COME);
  const separator = anchor.separator;
  if (node.ways & separator) {
    const way = separatorWay(node);
    if (!isBarred<Spare>(way.below, absent, short)) {
      current.first = cellAt(cell, 1);
      goRight<Spare>(way.child, (place & ~CELL) | anchor.right, points, natural, marks);
    }
  }
  if (addressOf(cell) < addressOf(anchor.leftmost) || (place & TILES) === 0) return;
  const newPoints = points + cell.crossPoints;
  const newPlace = placeAfter(place, cell) - offsetof<Cell>();
  const newMarks = marks | cell.bit;
  current.first = cell;
  const endings = node.endings & cell.crossLetters;
  if (endings !== 0) {
    recordEndings<Spare>(endings, natural, cell, anchor.column, newPlace, newPoints, newMarks);
  }
  const shortAfter = short + ONE_TO_COME;
  const allowed = cell === anchor.leftmost ? 0 : cellAt(cell, -1).crossLetters;
  const ways = node.ways & cell.crossLetters;
  for (let rest = ways & natural; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const way = wayOf(node, bit);
    const last = bit & ~draw.repeated;
    if (isBarred<Spare>(way.below, absent | (last & absentAhead), shortAfter)) continue;
    const stillNatural = natural & ~last;
    if (isBarren<Spare>(way, separator | (allowed & stillNatural))) continue;
    const letter = ctz(rest);
    store<u8>(STRIP + cell.column, letter);
    if (last === 0) takeOne(letter);
    goLeft<Spare>(way.child, newPlace, newPoints + load<u8>(VALUES + letter) * cell.gain, stillNatural, newMarks);
    if (last === 0) putBack(letter);
  }
  if (sizeof<Spare>() === sizeof<None>()) return;
  for (let rest = ways & ~natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const way = wayOf(node, rest & -rest);
    if (sizeof<Spare>() === sizeof<One>()) {
      if (isBarred<None>(way.below, absent, shortAfter)) continue;
      if (isBarren<None>(way, separator | (allowed & natural))) continue;
      layJoker<Spare>(cell.column, letter);
      goLeft<None>(way.child, newPlace, newPoints, natural, markJoker(newMarks, cell, letter));
    } else {
      if (isBarred<One>(way.below, absent, shortAfter)) continue;
      layJoker<Spare>(cell.column, letter);
      goLeft<One>(way.child, newPlace, newPoints, natural, markJoker(newMarks, cell, letter));
    }
  }
}

/** One tile less of a letter that the hand has more than once. */
function takeOne(letter: u32): void {
  const left = load<u8>(IN_HAND + letter) - 1;
  store<u8>(IN_HAND + letter, left);
  if (left === 1) draw.repeated &= ~(1 << letter);
}

function putBack(letter: u32): void {
  store<u8>(IN_HAND + letter, load<u8>(IN_HAND + letter) + 1);
  draw.repeated |= 1 << letter;
}

function goRight<Spare>(index: u32, place: u32, points: u32, natural: u32, marks: u32): void {
  let node = nodeAt(index);
  let cell = changetype<Cell>(place & CELL);
  while (cell.tile !== 0) {
    const bit: u32 = 1 << (cell.tile - 1);
    points += cell.faceValue;
    const next = cellAt(cell, 1);
    if (node.endings & bit && next.tile === 0) record(spareOf<Spare>(), cell.column, place, points, marks);
    if (!(node.ways & bit)) return;
    node = nodeAt(wayOf(node, bit).child);
    cell = next;
    place += offsetof<Cell>();
  }
  if ((place & TILES) === 0) return;
  const newPoints = points + cell.crossPoints;
  const newPlace = placeAfter(place, cell) + offsetof<Cell>();
  const newMarks = marks | cell.bit;
  const next = cellAt(cell, 1);
  if (next.tile === 0) {
    const endings = node.endings & cell.crossLetters;
    if (endings !== 0) recordEndings<Spare>(endings, natural, cell, cell.column, newPlace, newPoints, newMarks);
    if ((place & TILES) === ONE_TILE) return;
  }
  // Whether the word goes on with a tile is seen when it is read.
  const tileThere: u32 = next.tile === 0 ? 0 : ALL_LETTERS;
  const allowed = next.crossLetters;
  const short = next.shortAhead - (((place & TILES) - ONE_TILE) << TILES_TO_COME);
  const absentAhead = next.absentAhead;
  const absent = absentAhead & ~natural;
  const ways = node.ways & cell.crossLetters;
  for (let rest = ways & natural; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const way = wayOf(node, bit);
    const last = bit & ~draw.repeated;
    if (isBarred<Spare>(way.below, absent | (last & absentAhead), short)) continue;
    const stillNatural = natural & ~last;
    if (isBarren<Spare>(way, tileThere | (allowed & stillNatural))) continue;
    const letter = ctz(rest);
    store<u8>(STRIP + cell.column, letter);
    if (last === 0) takeOne(letter);
    goRight<Spare>(way.child, newPlace, newPoints + load<u8>(VALUES + letter) * cell.gain, stillNatural, newMarks);
    if (last === 0) putBack(letter);
  }
  if (sizeof<Spare>() === sizeof<None>()) return;
  for (let rest = ways & ~natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const way = wayOf(node, rest & -rest);
    if (sizeof<Spare>() === sizeof<One>()) {
      if (isBarred<None>(way.below, absent, short)) continue;
      if (isBarren<None>(way, tileThere | (allowed & natural))) continue;
      layJoker<Spare>(cell.column, letter);
      goRight<None>(way.child, newPlace, newPoints, natural, markJoker(newMarks, cell, letter));
    } else {
      if (isBarred<One>(way.below, absent, short)) continue;
      layJoker<Spare>(cell.column, letter);
      goRight<One>(way.child, newPlace, newPoints, natural, markJoker(newMarks, cell, letter));
    }
  }
}

function spareOf<Spare>(): u32 {
  return <u32>(sizeof<Spare>() >> 1);
}

function layJoker<Spare>(column: u32, letter: u32): void {
  store<u8>(STRIP + column, letter);
  store<u8>(JOKER_LETTERS + draw.jokers - spareOf<Spare>(), letter);
}

function markJoker(marks: u32, cell: Cell, letter: u32): u32 {
  return marks | (cell.bit << 16) | ((draw.letters >>> letter) << 31);
}

/** Writes down the words that end with one of these letters on a cell. */
function recordEndings<Spare>(
  letters: u32,
  natural: u32,
  cell: Cell,
  end: u32,
  place: u32,
  points: u32,
  marks: u32,
): void {
  for (let rest = letters & natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    store<u8>(STRIP + cell.column, letter);
    record(spareOf<Spare>(), end, place, points + load<u8>(VALUES + letter) * cell.gain, marks);
  }
  if (sizeof<Spare>() === sizeof<None>()) return;
  for (let rest = letters & ~natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    layJoker<Spare>(cell.column, letter);
    record(spareOf<Spare>() - 1, end, place, points, markJoker(marks, cell, letter));
  }
}

import { draw, IN_HAND } from './draw';
import { ALL_LETTERS, nodeAt, separatorWay, wayOf } from './graph';
import { Cell, cellAt, SIZE, VALUES } from './lanes';
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
 * What a walk carries is packed: `place` has the next column (plus one, leftwards) in bits 0–3, the number of tiles
 * that may still be laid in bits 4–7, the multiplier of the word above; `points` is told in lanes.ts; `natural` has
 * the letters still in hand; `marks` has the columns laid in bits 0–14 and those laid with a joker in bits 16–30, bit
 * 31 saying that the draw also has the letter of such a joker, so that other tilings exist.
 */
const ONE_TILE: u32 = 1 << 4;

@unmanaged
class Anchor {
  column: i32;
  /** The leftmost column that a walk from this anchor may fill: what lies further left is another anchor's. */
  leftLimit: i32;
  /** Letters and number of the tiles right of the anchor. */
  lettersRight: u32;
  tilesRight: u32;
}

const anchor = changetype<Anchor>(memory.data(offsetof<Anchor>(), 4));

/** Walks from one anchor; `column` is the next one to fill leftwards, `points` those of the block already read. */
export function walkFrom(anchorColumn: i32, leftLimit: i32, node: u32, column: i32, points: u32): void {
  const next = cellAt(current.lane, anchorColumn + 1);
  anchor.column = anchorColumn;
  anchor.leftLimit = leftLimit;
  anchor.lettersRight = next.lettersAhead;
  anchor.tilesRight = next.tilesAhead;
  const place = (1 << 8) | (draw.mostLaid << 4) | (column + 1);
  if (draw.jokers === 0) goLeft<None>(node, place, points, draw.letters, 0);
  else if (draw.jokers === 1) goLeft<One>(node, place, points, draw.letters, 0);
  else goLeft<Two>(node, place, points, draw.letters, 0);
}

/** Is every way to go on below a node barred, whatever the jokers to spare stand for? */
function isBarred<Spare>(below: u32, have: u32, reach: u32): bool {
  let missing = below & ALL_LETTERS & ~have;
  if (sizeof<Spare>() > sizeof<None>()) missing &= missing - 1;
  if (sizeof<Spare>() > sizeof<One>()) missing &= missing - 1;
  return missing !== 0 || below >>> 26 > reach;
}

function placeAfter(place: u32, cell: Cell): u32 {
  return (((place >>> 8) * cell.wordMultiplier) << 8) + (place & 255) - ONE_TILE;
}

function goLeft<Spare>(index: u32, place: u32, points: u32, natural: u32, marks: u32): void {
  const node = nodeAt(index);
  const column: i32 = (place & 15) - 1;
  const left = (place >>> 4) & 15;
  if (node.ways > ALL_LETTERS) {
    const way = separatorWay(node);
    if (!isBarred<Spare>(way.below, natural | anchor.lettersRight, left + anchor.tilesRight)) {
      current.firstColumn = column + 1;
      if (anchor.column < SIZE - 1) goRight<Spare>(way.child, place + anchor.column - column, points, natural, marks);
    }
  }
  if (column < anchor.leftLimit || left === 0) return;
  const cell = cellAt(current.lane, column);
  const newPoints = points + cell.crossPoints;
  const newPlace = placeAfter(place, cell) - 1;
  const newMarks = marks | (1 << column);
  current.firstColumn = column;
  const endings = node.endings & cell.crossLetters;
  if (endings !== 0) {
    recordEndings<Spare>(endings, natural, column, anchor.column, cell.gain, newPlace, newPoints, newMarks);
  }
  const reach = left - 1 + anchor.tilesRight;
  const ways = node.ways & cell.crossLetters;
  for (let rest = ways & natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const way = wayOf(node, rest & -rest);
    const inHand = load<u8>(IN_HAND + letter);
    const stillNatural = natural & ~(u32(inHand === 1) << letter);
    if (isBarred<Spare>(way.below, stillNatural | anchor.lettersRight, reach)) continue;
    store<u8>(STRIP + column, letter);
    store<u8>(IN_HAND + letter, inHand - 1);
    goLeft<Spare>(way.child, newPlace, newPoints + load<u8>(VALUES + letter) * cell.gain, stillNatural, newMarks);
    store<u8>(IN_HAND + letter, inHand);
  }
  if (sizeof<Spare>() === sizeof<None>()) return;
  for (let rest = ways & ~natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const way = wayOf(node, rest & -rest);
    const have = natural | anchor.lettersRight;
    if (sizeof<Spare>() === sizeof<One>()) {
      if (isBarred<None>(way.below, have, reach)) continue;
      layJoker<Spare>(column, letter);
      goLeft<None>(way.child, newPlace, newPoints, natural, markJoker(newMarks, column, letter));
    } else {
      if (isBarred<One>(way.below, have, reach)) continue;
      layJoker<Spare>(column, letter);
      goLeft<One>(way.child, newPlace, newPoints, natural, markJoker(newMarks, column, letter));
    }
  }
}

function goRight<Spare>(index: u32, place: u32, points: u32, natural: u32, marks: u32): void {
  let node = nodeAt(index);
  let cell = cellAt(current.lane, place & 15);
  while (cell.tile !== 0) {
    const bit: u32 = 1 << (cell.tile - 1);
    points += cell.faceValue;
    const next = cellAt(cell, 1);
    if (node.endings & bit && next.tile === 0) record(spareOf<Spare>(), place & 15, place, points, marks);
    if (!(node.ways & bit)) return;
    node = nodeAt(wayOf(node, bit).child);
    cell = next;
    place++;
    if ((place & 15) === SIZE) return;
  }
  const column = place & 15;
  const left = (place >>> 4) & 15;
  if (left === 0) return;
  const newPoints = points + cell.crossPoints;
  const newPlace = placeAfter(place, cell) + 1;
  const newMarks = marks | (1 << column);
  const next = cellAt(cell, 1);
  if (next.tile === 0) {
    const endings = node.endings & cell.crossLetters;
    if (endings !== 0) recordEndings<Spare>(endings, natural, column, column, cell.gain, newPlace, newPoints, newMarks);
    if (left === 1 || column === SIZE - 1) return;
  }
  const reach = left - 1 + next.tilesAhead;
  const ahead = next.lettersAhead;
  const ways = node.ways & cell.crossLetters;
  for (let rest = ways & natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const way = wayOf(node, rest & -rest);
    const inHand = load<u8>(IN_HAND + letter);
    const stillNatural = natural & ~(u32(inHand === 1) << letter);
    if (isBarred<Spare>(way.below, stillNatural | ahead, reach)) continue;
    store<u8>(STRIP + column, letter);
    store<u8>(IN_HAND + letter, inHand - 1);
    goRight<Spare>(way.child, newPlace, newPoints + load<u8>(VALUES + letter) * cell.gain, stillNatural, newMarks);
    store<u8>(IN_HAND + letter, inHand);
  }
  if (sizeof<Spare>() === sizeof<None>()) return;
  for (let rest = ways & ~natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const way = wayOf(node, rest & -rest);
    if (sizeof<Spare>() === sizeof<One>()) {
      if (isBarred<None>(way.below, natural | ahead, reach)) continue;
      layJoker<Spare>(column, letter);
      goRight<None>(way.child, newPlace, newPoints, natural, markJoker(newMarks, column, letter));
    } else {
      if (isBarred<One>(way.below, natural | ahead, reach)) continue;
      layJoker<Spare>(column, letter);
      goRight<One>(way.child, newPlace, newPoints, natural, markJoker(newMarks, column, letter));
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

function markJoker(marks: u32, column: u32, letter: u32): u32 {
  return marks | (1 << (column + 16)) | ((draw.letters >>> letter) << 31);
}

/** Writes down the words that end with one of these letters in `column`. */
function recordEndings<Spare>(
  letters: u32,
  natural: u32,
  column: u32,
  end: u32,
  gain: u32,
  place: u32,
  points: u32,
  marks: u32,
): void {
  for (let rest = letters & natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    store<u8>(STRIP + column, letter);
    record(spareOf<Spare>(), end, place, points + load<u8>(VALUES + letter) * gain, marks);
  }
  if (sizeof<Spare>() === sizeof<None>()) return;
  for (let rest = letters & ~natural; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    layJoker<Spare>(column, letter);
    record(spareOf<Spare>() - 1, end, place, points, markJoker(marks, column, letter));
  }
}

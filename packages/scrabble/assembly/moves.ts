import { draw } from './draw';
import { Cell, CROSS_SHIFT, cellAt, MAIN_POINTS, VALUES } from './lanes';

/**
 * The moves found, in the form that src/moves/room.ts tells. When there is no room left, the host takes them and the
 * arrays are filled afresh.
 */
const PLACEMENT_BYTES: i32 = 6 * 4;
const PLACEMENTS_BYTES: i32 = (1 << 14) * PLACEMENT_BYTES;
const TILINGS_BYTES: i32 = (1 << 16) * 4;
/** With nine tiles laid and two jokers to spare: none, one of nine, two of nine. */
const MOST_TILINGS: i32 = 1 + 9 + 36;

export const PLACEMENTS: usize = memory.data(PLACEMENTS_BYTES, 16);
export const TILINGS: usize = memory.data(TILINGS_BYTES, 16);
const PLACEMENTS_FULL: usize = PLACEMENTS + PLACEMENTS_BYTES;
const TILINGS_FULL: usize = TILINGS + TILINGS_BYTES - 4 * MOST_TILINGS;

/** Bonus by number of tiles laid, 0 to 9, written by the host. */
export const BONUSES: usize = memory.data(10);

/** Letters laid so far, by column of the lane. */
export const STRIP: usize = memory.data(16, 16);
/** The letters for which the walk had to take a joker, in the order it took them. */
export const JOKER_LETTERS: usize = memory.data(2);
/** For each column laid, what a joker there takes off a tiling. */
const LOSSES: usize = memory.data(16 * 4, 4);

/** The lane being searched, and how far the arrays are filled. */
@unmanaged
export class Current {
  direction: u32;
  line: u32;
  lane: Cell;
  /** Where the word being spelled starts. */
  first: Cell;
  placementsEnd: usize;
  tilingsEnd: usize;
}

export const current = changetype<Current>(memory.data(offsetof<Current>(), 4));

/** Takes the placements and the tilings out, up to these ends. */
declare function take(placementsEnd: usize, tilingsEnd: usize): void;

export function startMoves(): void {
  current.placementsEnd = PLACEMENTS;
  current.tilingsEnd = TILINGS;
}

export function handOver(): void {
  take(current.placementsEnd, current.tilingsEnd);
  startMoves();
}

/** Writes down a placement with all its tilings; `spare` jokers of the draw were not needed. */
export function record(spare: u32, end: u32, place: u32, points: u32, marks: u32): void {
  const laid = marks & 0x7fff;
  // A single tile that makes a word both ways is one play, found in the horizontal lanes.
  const isSingle = (laid & (laid - 1)) === 0;
  if (isSingle && current.direction === 1 && cellAt(current.lane, ctz(laid)).gain > MAIN_POINTS) return;
  if (current.placementsEnd === PLACEMENTS_FULL || current.tilingsEnd > TILINGS_FULL) handOver();
  const at = current.placementsEnd;
  current.placementsEnd = at + PLACEMENT_BYTES;
  store<u64>(at, load<u64>(STRIP));
  store<u64>(at, load<u64>(STRIP, 8), 8);
  const description =
    (current.direction << 28) | (current.line << 24) | (u32(current.first.column) << 20) | (end << 16) | laid;
  store<u32>(at, description, 16);
  store<u32>(at, <u32>(current.tilingsEnd - TILINGS) >> 2, 20);
  const multiplier = place >>> 20;
  const bonus: u32 = load<u8>(BONUSES + draw.mostLaid - ((place >>> 16) & 15));
  const score = (points & MAIN_POINTS) * multiplier + (points >>> CROSS_SHIFT) + bonus;
  const isSameTwice = draw.jokers === 2 && load<u8>(JOKER_LETTERS) === load<u8>(JOKER_LETTERS, 1);
  if (spare === 0 && marks >>> 31 === 0 && !isSameTwice) {
    store<u32>(current.tilingsEnd, (score << 16) | (marks >>> 16));
    current.tilingsEnd += 4;
  } else {
    recordTilings(spare, score, multiplier, laid, marks >>> 16);
  }
}

/** Every way to share the jokers out among the letters laid. */
function recordTilings(spare: u32, score: u32, multiplier: u32, laid: u32, jokers: u32): void {
  const taken = draw.jokers - spare;
  const firstLetter: u32 = load<u8>(JOKER_LETTERS);
  const secondLetter: u32 = load<u8>(JOKER_LETTERS, 1);
  let full = score;
  let first: u32 = 0;
  let second: u32 = 0;
  for (let rest = laid; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const column = ctz(rest);
    const letter: u32 = load<u8>(STRIP + column);
    const gain = cellAt(current.lane, column).gain;
    const loss = load<u8>(VALUES + letter) * ((gain & MAIN_POINTS) * multiplier + (gain >>> CROSS_SHIFT));
    store<u32>(LOSSES + column * 4, (loss << 16) - bit);
    if (jokers & bit) full += loss;
    if (taken > 0 && letter === firstLetter) first |= bit;
    if (taken > 1 && letter === secondLetter) second |= bit;
  }
  full <<= 16;
  let end = current.tilingsEnd;
  if (taken === 0) {
    store<u32>(end, full);
    end += 4;
  }
  for (let rest = taken === 0 ? laid : first; rest !== 0; rest &= rest - 1) {
    const one = full - load<u32>(LOSSES + ctz(rest) * 4);
    const later = rest & (rest - 1);
    let others: u32 = 0;
    if (taken === 2) {
      others = firstLetter === secondLetter ? later : second;
    } else {
      store<u32>(end, one);
      end += 4;
      if (draw.jokers === 2) others = taken === 0 ? later : (laid & ~first) | later;
    }
    for (; others !== 0; others &= others - 1) {
      store<u32>(end, one - load<u32>(LOSSES + ctz(others) * 4));
      end += 4;
    }
  }
  current.tilingsEnd = end;
}

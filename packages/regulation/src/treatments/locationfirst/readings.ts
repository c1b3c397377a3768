import { type Direction, type Place, type Start, squareAlong, startAlong } from '@raccord/scrabble';
import { letterAlong } from '../../cells.ts';
import type { Edition } from '../../editions/edition.ts';
import type { WrittenSolution } from '../../slip.ts';
import { standingRuns, type Turn } from '../../turn.ts';

/** Which article a shortened or clipped writing falls under: extension, final letter, or only a part of the word. */
export type ReadingKind = 'extension' | 'final-letter' | 'part';

/** A valid move of which the slip shows only a part of the letters, or another last letter. */
export interface FullReading {
  readonly kind: ReadingKind;
  readonly place: Place;
  /** For each letter of the full word, the index of the letter written for it, -1 where it was left out. */
  readonly written: readonly number[];
  /** Square of the first letter written. */
  readonly firstWritten: Start;
  readonly hasChangedLast: boolean;
}

/** Every valid move, in the direction written, that the writing shortens or whose last letter it changes. */
export function findReadings(turn: Turn, { word, direction }: WrittenSolution): readonly FullReading[] {
  const writing = word.toUpperCase();
  return turn.keep(`readings ${direction} ${writing}`, () => readWriting(turn, writing, direction));
}

function readWriting(turn: Turn, writing: string, direction: Direction): FullReading[] {
  const readings: FullReading[] = [];
  const parts = partsOf(writing);
  const isMarked = writing.includes('-');
  // The last letter of a writing without a mark may be another one than that of the board.
  const sure = isMarked ? parts.segments.join('') : writing.slice(0, -1);
  for (const start of turn.startsFor(sure, direction)) {
    if (isMarked || isLengthened(turn, start, writing.length)) {
      for (const alignment of alignments(turn, start, parts)) {
        const reading = readFrom(turn, start, alignment, parts);
        if (reading && (!isMarked || reading.kind === 'extension')) readings.push(reading);
      }
    }
    if (!isMarked) {
      const changed = readChangedLast(turn, start, writing);
      if (changed) readings.push(changed);
    }
  }
  return readings;
}

/** Do tiles stand just before or after the squares written, so that the word read would be longer? */
const isLengthened = (turn: Turn, start: Start, length: number): boolean =>
  turn.hasTile(start, -1) || turn.hasTile(start, length);

/** Do letters lie on the board from a step on, each on an empty square or on its own tile? */
function agrees(turn: Turn, start: Start, step: number, letters: string): boolean {
  if (squareAlong(start, step + letters.length - 1) === undefined) return false;
  for (let index = 0; index < letters.length; index++) {
    const standing = letterAt(turn, start, step + index);
    if (standing !== undefined && standing !== letters[index]) return false;
  }
  return true;
}

/** A letter written, at a number of steps from the start of the writing. */
interface Aligned {
  readonly letter: string;
  readonly step: number;
  /** Its index in the writing, marks included. */
  readonly index: number;
}

/** A writing between its marks. */
interface Parts {
  /** From the first letter written to the last one. */
  readonly segments: readonly string[];
  /** How many marks stand before the first letter written and after the last one. */
  readonly before: number;
  readonly after: number;
}

function partsOf(writing: string): Parts {
  const all = writing.split('-');
  const first = all.findIndex((segment) => segment !== '');
  const last = all.findLastIndex((segment) => segment !== '');
  return first < 0
    ? { segments: [], before: all.length, after: 0 }
    : { segments: all.slice(first, last + 1), before: first, after: all.length - 1 - last };
}

/** The ways to lay the written letters on a line, each mark covering one or more tiles. */
const alignments = (turn: Turn, start: Start, { segments, before }: Parts): Aligned[][] =>
  segments.length === 0 ? [] : alignFrom(turn, start, segments, 0, before);

/** Those of the segments from a step on, the first letter being that of an index of the writing. */
function alignFrom(turn: Turn, start: Start, segments: readonly string[], step: number, index: number): Aligned[][] {
  const [segment, ...others] = segments;
  if (!agrees(turn, start, step, segment)) return [];
  const laid = Array.from(segment, (letter, i) => ({ letter, step: step + i, index: index + i }));
  if (others.length === 0) return [laid];
  const end = step + segment.length;
  const found: Aligned[][] = [];
  for (let gap = 1; letterAt(turn, start, end + gap - 1) !== undefined; gap++) {
    for (const rest of alignFrom(turn, start, others, end + gap, index + segment.length + 1))
      found.push([...laid, ...rest]);
  }
  return found;
}

const letterAt = ({ board }: Turn, start: Start, steps: number): string | undefined => letterAlong(board, start, steps);

function readFrom(
  turn: Turn,
  start: Start,
  aligned: readonly Aligned[],
  { before, after }: Parts,
): FullReading | undefined {
  let first = 0;
  while (letterAt(turn, start, first - 1) !== undefined) first--;
  const lastWritten = aligned[aligned.length - 1].step;
  let last = lastWritten;
  while (letterAt(turn, start, last + 1) !== undefined) last++;
  if (-first < before || last - lastWritten < after) return undefined;
  const writtenAt = new Map(aligned.map((cell) => [cell.step, cell]));
  let word = '';
  const written: number[] = [];
  for (let step = first; step <= last; step++) {
    const cell = writtenAt.get(step);
    word += cell?.letter ?? letterAt(turn, start, step);
    written.push(cell ? cell.index : -1);
  }
  if (!written.includes(-1)) return undefined;
  const place = turn.validPlace(startAlong(start, first), word);
  if (!place) return undefined;
  const leftOut = written.flatMap((index, at) => (index < 0 ? [at] : []));
  const runs = standingRuns(place.fit);
  const isInRun = (at: number) => runs.some(({ from, to }) => at >= from && at <= to);
  const isLastAlone = leftOut[0] === word.length - 1;
  const kind = leftOut.every(isInRun) ? 'extension' : isLastAlone ? 'final-letter' : 'part';
  return { kind, place, written, firstWritten: start, hasChangedLast: false };
}

/** The last letter stands on the board, alone on the line, and another one was written. */
function readChangedLast(turn: Turn, start: Start, writing: string): FullReading | undefined {
  const last = writing.length - 1;
  const standing = letterAt(turn, start, last);
  if (standing === undefined || standing === writing[last]) return undefined;
  if ([-1, last - 1, last + 1].some((step) => letterAt(turn, start, step) !== undefined)) return undefined;
  const place = turn.validPlace(start, writing.slice(0, last) + standing);
  if (!place) return undefined;
  const written = [...writing].map((_, index) => index);
  return { kind: 'final-letter', place, written, firstWritten: start, hasChangedLast: true };
}

/** How much of the extended words a shortened writing shows. */
export type Shortening = 'sound' | 'short' | 'too-short';

/** The worst of the extended words that have letters left out; all alike where the text does not tell them apart. */
export function shorteningOf({ place, written }: FullReading, { shortening }: Edition): Shortening {
  if (!shortening) return 'sound';
  const { long, least } = shortening;
  const order: Shortening[] = ['sound', 'short', 'too-short'];
  let worst = 0;
  for (const { from, to } of standingRuns(place.fit)) {
    const shown = written.slice(from, to + 1).map((index) => index >= 0);
    if (shown.every(Boolean)) continue;
    const total = shown.filter(Boolean).length;
    const sides: number[] = [];
    if (from > 0) sides.push(leading(shown));
    if (to < written.length - 1) sides.push(leading(shown.toReversed()));
    const nextTo = Math.min(...sides);
    const isSound = shown.length >= long.from && total >= long.written && nextTo >= long.beside;
    const isShort = total >= least.written && nextTo >= least.beside;
    worst = Math.max(worst, isSound ? 0 : isShort ? 1 : 2);
  }
  return order[worst];
}

/** An unbroken run from the lengthening (I). */
function leading(shown: readonly boolean[]): number {
  const missing = shown.indexOf(false);
  return missing < 0 ? shown.length : missing;
}

export const isLastLetterAlone = ({ written }: FullReading): boolean =>
  written.at(-1) === -1 && written.slice(0, -1).every((index) => index >= 0);

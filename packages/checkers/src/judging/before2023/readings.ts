import {
  letterAt,
  onceFor,
  type Place,
  placeAt,
  type Spot,
  spotsOf,
  startsIn,
  tilesFrom,
  walk,
} from '../placements.ts';
import { bestCounted, type Count, countLinks, drawnAt } from './links.ts';
import type { Candidate } from './score.ts';
import { isSameSpot, squareOfReference, type Writing } from './writing.ts';

/** A3, A6, A7: the longer valid moves of which the writing shows only a part. */

export interface Reading extends Candidate {
  /** A7: only letters of extended words are left out; A6: the last one alone, or another one is written for it; A3: the rest. */
  readonly kind: 'extension' | 'final-letter' | 'part';
  /** For each letter of the word, the index of the letter written for it, -1 where it is left out. */
  readonly shown: readonly number[];
  /** The first square written. */
  readonly first: Spot;
  readonly isLastChanged: boolean;
}

/** A letter of the writing on its square. */
interface Laid extends Spot {
  readonly letter: string;
  readonly index: number;
}

export const readingsOf = (writing: Writing): readonly Reading[] =>
  onceFor(writing.position, `readings ${writing.direction} ${writing.word}`, () => findReadings(writing));

function findReadings(writing: Writing): Reading[] {
  const isMarked = writing.word.includes('-');
  const starts = startsIn(writing.word, writing.direction);
  const longer = starts
    .filter((start) => isMarked || hasTileAtAnEnd(writing, start))
    .flatMap((start) => layWriting(writing, start, 0).flatMap((laid) => readingFrom(writing, laid) ?? []));
  if (isMarked) return longer.filter(({ kind }) => kind === 'extension');
  return [...longer, ...starts.flatMap((start) => changedAt(writing, start) ?? [])];
}

/** Without a dash, letters can be left out at the ends only. */
const hasTileAtAnEnd = ({ position: { board }, word, direction }: Writing, start: Spot): boolean =>
  letterAt(board, walk(start, direction, -1)) !== '' || letterAt(board, walk(start, direction, word.length)) !== '';

/** Every way to lay the writing from an index on, its next letter on this square; a dash covers tiles, one at least. */
function layWriting(writing: Writing, spot: Spot, index: number): Laid[][] {
  const { position, word, direction } = writing;
  if (index === word.length) return [[]];
  const standing = letterAt(position.board, spot);
  if (word[index] !== '-') {
    if (standing !== '' && standing !== word[index]) return [];
    const here = { ...spot, letter: word[index], index };
    return layWriting(writing, walk(spot, direction, 1), index + 1).map((rest) => [here, ...rest]);
  }
  const ways: Laid[][] = [];
  for (let steps = 1; letterAt(position.board, walk(spot, direction, steps - 1)) !== ''; steps++) {
    ways.push(...layWriting(writing, walk(spot, direction, steps), index + 1));
  }
  return ways;
}

/** The word that the squares read with the tiles next to them, if it is a valid move and longer than what is written. */
function readingFrom(writing: Writing, laid: readonly Laid[]): Reading | undefined {
  const { position, direction, word: written } = writing;
  if (laid.length === 0) return undefined;
  const [first, last] = [laid[0], laid[laid.length - 1]];
  const before = tilesFrom(position.board, first, direction, -1).length;
  const after = tilesFrom(position.board, last, direction, 1).length;
  if ((written.startsWith('-') && before === 0) || (written.endsWith('-') && after === 0)) return undefined;
  const start = walk(first, direction, -before);
  const length = before + after + 1 + Math.abs(last.row - first.row) + Math.abs(last.column - first.column);
  const shown: number[] = [];
  let word = '';
  for (let steps = 0; steps < length; steps++) {
    const spot = walk(start, direction, steps);
    const letter = laid.find((one) => isSameSpot(one, spot));
    word += letter?.letter ?? letterAt(position.board, spot);
    shown.push(letter?.index ?? -1);
  }
  if (!shown.includes(-1)) return undefined;
  const place = placeAt(position, { ...start, direction, word });
  if (!place?.isValid) return undefined;
  return { kind: kindOf(place, shown), place, shown, first, isLastChanged: false };
}

function kindOf(place: Place, shown: readonly number[]): Reading['kind'] {
  const leftOut = shown.flatMap((index, at) => (index < 0 ? [at] : []));
  const isOfExtended = (at: number) => extendedWords(place).some(({ from, to }) => at >= from && at <= to);
  if (leftOut.every(isOfExtended)) return 'extension';
  return leftOut.length === 1 && leftOut[0] === shown.length - 1 ? 'final-letter' : 'part';
}

/** The words of the board, of two letters or more, that a place contains on its own line. */
function extendedWords({ word, newIndexes }: Place): { from: number; to: number }[] {
  const words: { from: number; to: number }[] = [];
  for (let from = 0; from < word.length; from++) {
    if (newIndexes.includes(from) || (from > 0 && !newIndexes.includes(from - 1))) continue;
    let to = from;
    while (to + 1 < word.length && !newIndexes.includes(to + 1)) to++;
    if (to > from) words.push({ from, to });
  }
  return words;
}

/** A6: another letter is written for the last one, which stands on the board alone on the word's line. */
function changedAt(writing: Writing, start: Spot): Reading | undefined {
  const { position, word, direction } = writing;
  const last = walk(start, direction, word.length - 1);
  const standing = letterAt(position.board, last);
  if (word.length < 2 || standing === '' || standing === word[word.length - 1]) return undefined;
  if (tilesFrom(position.board, last, direction, -1) !== '') return undefined;
  const place = placeAt(position, { ...start, direction, word: word.slice(0, -1) + standing });
  if (!place?.isValid) return undefined;
  return { kind: 'final-letter', place, shown: [...word].map((_, i) => i), first: start, isLastChanged: true };
}

/** The last letter alone is left out. */
export const isLastAlone = ({ shown, isLastChanged }: Reading): boolean =>
  !isLastChanged && shown.indexOf(-1) === shown.length - 1;

/** A6: the editions that forgive a last letter left out, and one that is changed. */
export const isForgivable = ({ edition }: Writing, reading: Reading): boolean =>
  reading.isLastChanged ? edition === '2016' : edition !== '2019';

/** The reference is its first square, or the first square written. */
export function isReferred(writing: Writing, { place, first }: Reading): boolean {
  const square = squareOfReference(writing);
  return square !== undefined && (isSameSpot(square, place) || isSameSpot(square, first));
}

/** The links on the squares of the full word; a last letter that may be forgiven counts as if it stood there (A6). */
export function countAt(writing: Writing, reading: Reading): Count {
  const { place, first, kind } = reading;
  const isCounted = kind === 'final-letter' && isForgivable(writing, reading);
  const drawn = drawnAt(writing, isCounted ? place.word : writing.word, first);
  return countLinks(writing.position.board, drawn, spotsOf(place));
}

export const isLinked = (writing: Writing, reading: Reading): boolean =>
  bestCounted(writing, [countAt(writing, reading)]).length > 0;

/** How far an extension is shortened: not too much, a warning, too much (A7); the worst of two extended words. */
export function shorteningOf({ place, shown }: Reading): 0 | 1 | 2 {
  const levels = extendedWords(place).map(({ from, to }): 0 | 1 | 2 => {
    const letters = shown.slice(from, to + 1);
    if (!letters.includes(-1)) return 0;
    const written = letters.filter((index) => index >= 0).length;
    const unbroken = (ordered: readonly number[]) => ordered.indexOf(-1);
    const nextTo = [
      ...(from > 0 ? [unbroken(letters)] : []),
      ...(to < shown.length - 1 ? [unbroken([...letters].reverse())] : []),
    ];
    if (letters.length >= 7 && written >= 6 && nextTo.every((count) => count >= 3)) return 0;
    return written >= 2 && nextTo.every((count) => count >= 1) ? 1 : 2;
  });
  return Math.max(...levels) as 0 | 1 | 2;
}

import type { WrittenSolution } from '@raccord/regulation';
import { type Direction, parseReference, type Start } from '@raccord/scrabble';
import type { SlipDraft, SolutionDraft } from './slipdraft.ts';

const startOf = (reference: string): Start | undefined => {
  const read = parseReference(reference);
  return read.ok ? read.value : undefined;
};

const isSameSquare = (a: Start, b: Start): boolean => a.row === b.row && a.column === b.column;

/** The place that a reference shows: none where it is a former one turned the other way round. */
function placeOf(reference: string, former: Start | undefined): Start | undefined {
  const read = startOf(reference);
  const isTurned = read && former && isSameSquare(read, former) && read.direction !== former.direction;
  return isTurned ? undefined : read;
}

/**
 * The way a word is written, undefined while nobody has said it. The first place tells, whatever becomes of the reference:
 * erased, illegible or turned the other way round, it does not turn the word. One of another square and of the other way
 * tells nothing: the word may run either way.
 */
export function knownDirection({ direction, reference, first, former }: SolutionDraft): Direction | undefined {
  if (direction) return direction;
  const read = placeOf(reference, former);
  if (!first || !read) return first?.direction ?? read?.direction;
  return !isSameSquare(read, first) && read.direction !== first.direction ? undefined : first.direction;
}

const UNSAID: Direction = 'horizontal';

/** The same, to draw the word: as it was while nobody has said it, or else across. */
export const directionOf = (solution: SolutionDraft): Direction =>
  knownDirection(solution) ?? (solution.first ?? solution.former)?.direction ?? UNSAID;

/** Does what is written on a slip count? */
export const isJudged = ({ state, legibility }: Pick<SlipDraft, 'state' | 'legibility'>): boolean =>
  state === 'handed-in' && legibility !== 'illegible';

/**
 * The solution of which somebody has still to say how it is written. On the first turn, and where nothing written is
 * judged, it does not matter.
 */
export function undirected(draft: SlipDraft, turn: number): number | undefined {
  if (turn === 1 || !isJudged(draft)) return undefined;
  const { solutions } = draft;
  const at = solutions.findIndex((one) => one.word !== '' && !one.isStruck && knownDirection(one) === undefined);
  return at < 0 ? undefined : at;
}

export const changeReference = ({ first, former }: SolutionDraft, reference: string): Partial<SolutionDraft> => ({
  reference,
  first: first ?? placeOf(reference, former),
});

/** Another word: one begun anew has no place yet. */
export const changeWord = ({ word: before, first, former }: SolutionDraft, word: string): Partial<SolutionDraft> =>
  isBegunAnew(before, word) ? { word, first: undefined, former: first ?? former } : { word };

/** So many letters left by somebody who erases are no longer the word. */
const HARDLY_ANY = 2;

/** It is erased but for a letter or two, or less than half of it is left at its ends. */
function isBegunAnew(before: string, after: string): boolean {
  const [old, next] = [before.toUpperCase(), after.toUpperCase()];
  if (next.length < old.length && next.length <= HARDLY_ANY) return true;
  const { start, end } = sharedEnds(old, next);
  return start + end < old.length / 2;
}

/** How a recorded solution is known to be written: what its reference says, or else what was said besides. */
export function recordedDirection(
  { direction, reference = '' }: WrittenSolution,
  isJudged: boolean,
): Pick<SolutionDraft, 'direction' | 'first' | 'former'> {
  const first = startOf(reference);
  if (first?.direction === direction) return { first };
  if (isJudged) return { direction };
  // Nobody is asked of what is not judged: it may be as a former reference had it, or across for want of better.
  if (first) return { former: { ...first, direction } };
  return direction === UNSAID ? {} : { direction };
}

/** How many letters two texts have alike at their start, and how many besides at their end. */
export function sharedEnds(one: string, other: string): { readonly start: number; readonly end: number } {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start++;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end };
}

import type { WrittenSolution } from '@raccord/regulation';
import { type Direction, parseReference, type Start } from '@raccord/scrabble';
import { sharedEnds } from './sharedends.ts';
import type { SlipDraft, SolutionDraft } from './slipdraft.ts';

const startOf = (reference: string): Start | undefined => {
  const read = parseReference(reference);
  return read.ok ? read.value : undefined;
};

/**
 * The way a word is written, undefined while nobody has said it. The first place tells, whatever becomes of the reference:
 * erased, illegible or turned the other way round, it does not turn the word. One of another square and of the other way
 * tells nothing: the word may run either way.
 */
export function knownDirection({ direction, reference, first }: SolutionDraft): Direction | undefined {
  if (direction) return direction;
  const read = startOf(reference);
  if (!first || !read) return first?.direction ?? read?.direction;
  const isElsewhere = read.row !== first.row || read.column !== first.column;
  return isElsewhere && read.direction !== first.direction ? undefined : first.direction;
}

const UNSAID: Direction = 'horizontal';

/** The same, to draw the word: across while nobody has said it. */
export const directionOf = (solution: SolutionDraft): Direction => knownDirection(solution) ?? UNSAID;

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

export const changeReference = ({ first }: SolutionDraft, reference: string): Partial<SolutionDraft> => ({
  reference,
  first: first ?? startOf(reference),
});

/** Another word: one begun anew has no place yet. */
export const changeWord = (solution: SolutionDraft, word: string): Partial<SolutionDraft> =>
  isBegunAnew(solution.word, word) ? { word, first: undefined } : { word };

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
): Pick<SolutionDraft, 'direction' | 'first'> {
  const first = startOf(reference);
  if (first) return first.direction === direction ? { first } : { direction };
  // Nobody is asked of what is not judged: it may be across for want of better.
  return isJudged || direction !== UNSAID ? { direction } : {};
}

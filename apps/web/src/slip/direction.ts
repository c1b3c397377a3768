import { type Direction, parseReference, type Start } from '@raccord/scrabble';
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

/** The same, to draw the word: across while nobody has said it. */
export const directionOf = (solution: SolutionDraft): Direction => knownDirection(solution) ?? 'horizontal';

/**
 * The solution of which somebody has still to say how it is written. On the first turn, and where nothing written is
 * judged, it does not matter.
 */
export function undirected({ state, solutions, legibility }: SlipDraft, turn: number): number | undefined {
  if (turn === 1 || state !== 'handed-in' || legibility === 'illegible') return undefined;
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

/** No more than a letter is left of it, or neither end is the same. */
function isBegunAnew(before: string, after: string): boolean {
  const [old, next] = [before.toUpperCase(), after.toUpperCase()];
  return old.length > 1 && (next.length <= 1 || (old[0] !== next[0] && old.at(-1) !== next.at(-1)));
}

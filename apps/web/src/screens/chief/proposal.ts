import type { Solution } from '@raccord/scrabble';
import type { Position, Survey } from '../../engine/protocol.ts';
import type { SolutionsView } from '../../server/answers.ts';
import { isSameMove, type Move } from '../../solutions/move.ts';

/** The solution to lay, and why. */
export type Proposed = NonNullable<SolutionsView['proposal']>;
/** One of those among which the chief referee is free. */
export type Candidate = SolutionsView['candidates'][number];

/** Is this answer of the server about the very turn surveyed? One that came before other letters were drawn is not. */
export const answersTo = ({ count, top }: Pick<SolutionsView, 'count' | 'top'>, survey: Survey): boolean =>
  count === survey.count && top === survey.top;

/** A solution that the chief referee looks at instead of the one to lay, and the turn it is for (`lookKey`). */
export interface Look {
  readonly standing: string;
  readonly solution: Solution;
}

/** What a look is tied to: it holds no longer once the solution of the turn is laid, changed or taken back. */
export const lookKey = (position: Position | undefined, laid: Move | undefined): string =>
  JSON.stringify([position, laid && [laid.word, laid.reference]]);

/** What is worth a word before a solution is laid. */
export type MoveAlert = { readonly kind: 'not-top'; readonly missing: number } | { readonly kind: ObligationMissed };
type ObligationMissed = 'joker-wasted' | 'end-missed';

export function alertOf(
  move: Move,
  { top, tops }: Survey,
  { obligation }: Proposed,
  candidates: readonly Candidate[],
): MoveAlert | undefined {
  if (move.score < top) return { kind: 'not-top', missing: top - move.score };
  const { jokerCount = 0 } = tops.find((one) => isSameMove(one, move)) ?? {};
  if (tops.some((other) => other.jokerCount < jokerCount)) return { kind: 'joker-wasted' };
  const isAllowed = candidates.some((candidate) => isSameMove(candidate, move));
  return obligation === 'ends-game' && !isAllowed ? { kind: 'end-missed' } : undefined;
}

/**
 * The solution to lay. What speaks against the one chosen is known only with the proposal and the tops: nothing is laid
 * before.
 */
export const moveToLay = (
  taken: Move | undefined,
  proposal: Proposed | undefined,
  survey: Survey | undefined,
): Move | undefined => survey && proposal && (taken ?? proposal);

/** The candidate after the one looked at, and after the last one the first again. */
export function nextCandidate(candidates: readonly Candidate[], looked: Move | undefined): Candidate | undefined {
  const at = looked ? candidates.findIndex((candidate) => isSameMove(candidate, looked)) : -1;
  return candidates[(at + 1) % candidates.length];
}

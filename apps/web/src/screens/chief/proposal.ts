import type { Solution } from '@raccord/scrabble';
import type { EnginePosition, EngineSurvey } from '../../engine/protocol.ts';
import type { SolutionsView } from '../../server/answers.ts';
import { isSameMove, type SolutionMove } from '../../solutions/move.ts';

/** The solution to lay, and why. */
export type ProposedDraw = NonNullable<SolutionsView['proposal']>;
/** One of those among which the chief referee is free. */
export type CandidateRow = SolutionsView['candidates'][number];

/** Is this answer of the server about the very turn surveyed? One that came before other letters were drawn is not. */
export const answersTo = ({ count, top }: Pick<SolutionsView, 'count' | 'top'>, survey: EngineSurvey): boolean =>
  count === survey.count && top === survey.top;

/** A solution that the chief referee looks at instead of the one to lay, and the turn it is for (`lookKey`). */
export interface LookOfDraw {
  readonly standing: string;
  readonly solution: Solution;
}

/** What a look is tied to: it holds no longer once the solution of the turn is laid, changed or taken back. */
export const lookKey = (position: EnginePosition | undefined, laid: SolutionMove | undefined): string =>
  JSON.stringify([position, laid && [laid.word, laid.reference]]);

/** What is worth a word before a solution is laid. */
export type MoveAlert = { readonly kind: 'not-top'; readonly missing: number } | { readonly kind: ObligationMissed };
type ObligationMissed = 'joker-wasted' | 'end-missed';

export function alertOf(
  move: SolutionMove,
  { top, tops }: EngineSurvey,
  { obligation }: ProposedDraw,
  candidates: readonly CandidateRow[],
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
  taken: SolutionMove | undefined,
  proposal: ProposedDraw | undefined,
  survey: EngineSurvey | undefined,
): SolutionMove | undefined => survey && proposal && (taken ?? proposal);

/** The candidate after the one looked at, and after the last one the first again. */
export function nextCandidate(
  candidates: readonly CandidateRow[],
  looked: SolutionMove | undefined,
): CandidateRow | undefined {
  const at = looked ? candidates.findIndex((candidate) => isSameMove(candidate, looked)) : -1;
  return candidates[(at + 1) % candidates.length];
}

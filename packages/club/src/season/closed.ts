import type { ClubState, EveningState } from '../state/state.ts';
import type { EveningResult } from './evening.ts';
import { inOrder } from './season.ts';

/** What is kept of evenings, by tournament. */
export type KeptResults = ReadonlyMap<string, EveningResult>;

/** Of all that was ever kept of evenings, what the last closing of each that stands was made of. */
export const pinnedResults = ({ evenings }: ClubState, results: readonly EveningResult[]): KeptResults =>
  new Map(
    results.flatMap((result) =>
      isPinned(evenings.get(result.tournament), result) ? [[result.tournament, result]] : [],
    ),
  );

const isPinned = (evening: EveningState | undefined, { sequence, hash }: EveningResult): boolean =>
  evening?.closed?.sequence === sequence && evening.closed.hash === hash;

export interface ClosedEvening {
  readonly evening: EveningState;
  readonly result: EveningResult;
}

/** The closed evenings of a club, oldest first, each with its result: one of another moment of the tournament is not it. */
export const closedEvenings = (
  { evenings }: ClubState,
  results: KeptResults,
  isWanted: (evening: EveningState) => boolean = () => true,
): readonly ClosedEvening[] =>
  inOrder([...evenings.values()].filter(isWanted)).flatMap((evening) => {
    const result = results.get(evening.tournament);
    return result && isPinned(evening, result) ? [{ evening, result }] : [];
  });

import type { ClubState, EveningState } from '../state/state.ts';
import type { EveningResult } from './evening.ts';
import { inOrder } from './season.ts';

/** What is kept of evenings, by tournament. */
export type KeptResults = ReadonlyMap<string, EveningResult>;

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
    const { closed } = evening;
    return result && closed && result.sequence === closed.sequence && result.hash === closed.hash
      ? [{ evening, result }]
      : [];
  });

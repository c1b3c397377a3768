import type { SlipFile, SlipKey, TurnResult, TurnState } from '@raccord/tournament';
import type { CastCentre, CastPlayer } from './cast.ts';

/** A slip that calls for something after its turn. */
export interface Matter {
  readonly key: SlipKey;
  readonly hall: CastCentre;
  readonly player: CastPlayer;
  /** What it earned when the turn was closed. */
  readonly result: TurnResult;
  /** What it is worth if somebody finds nothing against it: a score that a solution of the turn can make. */
  readonly worth: number | undefined;
}

export function worthOf({ topScore }: TurnState, { slip }: SlipFile): number | undefined {
  const worth = slip?.verdict.retained?.score ?? slip?.slip.score;
  return worth !== undefined && worth <= topScore ? worth : undefined;
}

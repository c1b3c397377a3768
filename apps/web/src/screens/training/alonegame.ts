import type { Slip } from '@raccord/regulation';
import { type AloneResult, settleAlone } from '@raccord/training';
import type { ShownVerdict } from '../../slip/verdicts.ts';
import type { OfferedGame } from './place.ts';

/** A turn that is over. */
export interface AloneSlip {
  readonly slip: Slip;
  readonly verdict: ShownVerdict;
  /** Its time was over before it was handed in. */
  readonly isCollected: boolean;
}

/** A game that somebody plays alone, as it is kept. */
export interface AloneGame extends Required<Pick<OfferedGame, 'game' | 'rules'>>, Pick<OfferedGame, 'others'> {
  /** The slips of the first turns. */
  readonly played: readonly AloneSlip[];
  /** When the turn after them began; undefined between two turns. */
  readonly since: number | undefined;
  /** The last verdict was read: what it all makes is shown. */
  readonly isEnding: boolean;
}

export const resultOf = ({ game, rules, others, played }: AloneGame): AloneResult =>
  settleAlone(
    game,
    played.map(({ verdict: { points, penalty, warnings } }) => ({ points, penalty, warning: warnings > 0 })),
    rules,
    others,
  );

import type { Touches } from '@raccord/stream';
import type { Commitment } from '../events.ts';
import type { ClubInFold } from '../state/folding.ts';
import type { ClubTeller } from './teller.ts';

/** All that is to be said of one kind of event of a club. */
export interface ClubKind<Data> {
  /** Takes it into the state. It was decided: what it names is there. */
  evolve(state: ClubInFold, data: Data): void;
  touches(data: Data): Touches;
  /** It cannot be taken back. */
  readonly isLasting: boolean;
  /** The reason that was given for it. */
  why(data: Data): Commitment | undefined;
  /** In a few words: « départ de DUPONT Jean ». */
  told(data: Data, teller: ClubTeller): string;
}

type Said<Data> = Omit<ClubKind<Data>, 'isLasting' | 'why'> & Partial<Pick<ClubKind<Data>, 'isLasting' | 'why'>>;

export const clubKind = <Data>(said: Said<Data>): ClubKind<Data> => ({
  isLasting: false,
  why: () => undefined,
  ...said,
});

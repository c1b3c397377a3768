import { type Disclosures, recognising, type Touches, writes } from '@raccord/stream';
import type { ClubEvent, ClubEventBody, Commitment } from '../events.ts';
import type { ClubInFold } from '../state/folding.ts';
import type { ClubState } from '../state/state.ts';
import { DICTIONARIES } from './dictionaries.ts';
import { EVENINGS } from './evenings.ts';
import { type ClubKind, clubKind } from './kind.ts';
import { MEMBERS } from './members.ts';
import { ClubTeller } from './teller.ts';

const OUT_OF_THE_FOLD = {
  evolve: (): never => {
    throw new Error('What was undone is left out of the fold, what was redone is in it: see packages/stream.');
  },
  touches: () => writes(),
  isLasting: true,
} as const;

/** Everything that can have happened to a club. One command gives one event. */
export const CLUB_KINDS = {
  ...MEMBERS,
  ...EVENINGS,
  ...DICTIONARIES,
  'action-undone': clubKind<{ readonly event: string; readonly alongside: readonly string[] }>({
    ...OUT_OF_THE_FOLD,
    told: () => 'annulation d’une action',
  }),
  'action-redone': clubKind<{ readonly event: string }>({
    ...OUT_OF_THE_FOLD,
    told: () => 'rétablissement d’une action',
  }),
};

/** An event of a kind and a version that this program knows. */
export const recogniseInClub = recognising<ClubEvent>(CLUB_KINDS);

const kindOf = ({ type }: Pick<ClubEventBody, 'type'>): ClubKind<unknown> => CLUB_KINDS[type] as ClubKind<unknown>;

export const evolveClub = (state: ClubInFold, event: ClubEventBody): void => kindOf(event).evolve(state, event.data);

/** What an event sets and what it relies on. */
export const touchedInClub = (event: ClubEventBody): Touches => kindOf(event).touches(event.data);

/** It cannot be taken back. */
export const isLastingInClub = (event: ClubEventBody): boolean => kindOf(event).isLasting;

/** The reason that was given for what happened, as it was committed to. */
export const reasonInClub = (event: ClubEventBody): Commitment | undefined => kindOf(event).why(event.data);

/** What happened, in a few words: « départ de DUPONT Jean ». Names are those of today; whoever is erased has none. */
export const describeClubEvent = (event: ClubEventBody, state: ClubState, disclosures: Disclosures): string =>
  kindOf(event).told(event.data, new ClubTeller(state, disclosures));

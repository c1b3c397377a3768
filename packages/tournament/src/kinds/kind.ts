import type { Touches } from '@raccord/stream';
import type { SlipKey, TurnAtCentre, TurnKey } from '../events.ts';
import type { StateInFold } from '../state/folding.ts';
import type { Stamp } from '../state/state.ts';
import type { Teller } from './teller.ts';

/** All that is to be said of one kind of event. */
export interface EventKind<Data> {
  /** Takes it into the state. It was decided: what it names is there. */
  evolve(state: StateInFold, data: Data, stamp: Stamp, id: string): void;
  touches(data: Data): Touches;
  /** It cannot be taken back: a link, for one, is revoked. */
  readonly isLasting: boolean;
  /** Whose slips it is about, where it changes files of slips and nothing else. */
  slips(data: Data): readonly SlipKey[];
  recounts(data: Data): Recount;
  news(data: Data): EventNews;
  /** In a few words: « saisie : bulletin de …, coup 3 (Partie 1) ». */
  told(data: Data, teller: Teller): string;
}

/** What the ledger has to look at again. */
export type Recount =
  | { readonly of: 'nothing' | 'everything' }
  | { readonly of: 'slips'; readonly slips: readonly SlipKey[] }
  | { readonly of: 'end'; readonly turn: TurnKey }
  | { readonly of: 'game'; readonly game: string };

/** What those who look at the tournament have to ask again. */
export type EventNews =
  | { readonly of: 'everything' | 'people' | 'links' | 'programme' }
  /** What is played: at one centre or at all of them, for spectators too or not. */
  | { readonly of: 'play'; readonly centre?: string; readonly isPublic?: true }
  | { readonly of: 'draw'; readonly turn: TurnKey }
  | { readonly of: 'end' | 'closing'; readonly turn: TurnAtCentre }
  | { readonly of: 'slips'; readonly slips: readonly SlipKey[] };

type Said<Data> = Omit<EventKind<Data>, 'isLasting' | 'slips'> & { readonly isLasting?: true };

/** What is about more than slips. */
export const kind = <Data>(said: Said<Data>): EventKind<Data> => ({ isLasting: false, slips: () => [], ...said });

export const everything = () => ({ of: 'everything' }) as const;
export const nothing = () => ({ of: 'nothing' }) as const;

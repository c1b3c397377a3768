import { FORMULAS } from '@raccord/scrabble';
import type { GamePlan } from '../events.ts';
import type {
  CancelledTurn,
  CentreState,
  EntrantState,
  GameState,
  SlipFile,
  TournamentState,
  TurnCentre,
  TurnState,
} from './state.ts';

/** An object whose own members can be set. */
type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** The facts of a tournament as the fold has them: it changes them in place, since a world simultaneous event has 132,000 slips. */
export interface StateInFold
  extends Open<Omit<TournamentState, 'centres' | 'entrants' | 'officials' | 'teams' | 'games'>> {
  readonly centres: Map<string, CentreInFold>;
  readonly entrants: Map<string, EntrantInFold>;
  readonly officials: OpenMap<TournamentState['officials']>;
  readonly teams: OpenMap<TournamentState['teams']>;
  readonly games: Map<string, GameInFold>;
}

type OpenMap<T> = T extends ReadonlyMap<infer Key, infer Value> ? Map<Key, Value> : never;

interface CentreInFold extends Open<Omit<CentreState, 'refereeOf' | 'seated'>> {
  readonly refereeOf: OpenMap<CentreState['refereeOf']>;
  readonly seated: Set<EntrantInFold>;
}

export interface EntrantInFold extends Open<Omit<EntrantState, 'excused'>> {
  readonly excused: OpenMap<EntrantState['excused']>;
}

export interface GameInFold extends Open<Omit<GameState, 'turns' | 'cancelled'>> {
  readonly turns: TurnInFold[];
  readonly cancelled: (Open<Omit<CancelledTurn, 'turn'>> & { readonly turn: TurnInFold })[];
}

export interface TurnInFold extends Open<Omit<TurnState, 'centres' | 'files' | 'eventful'>> {
  readonly centres: Map<string, TurnCentreInFold>;
  readonly files: Map<string, FileInFold>;
  readonly eventful: Set<string>;
}

export type TurnCentreInFold = Open<TurnCentre>;
export type FileInFold = Open<SlipFile>;

export const initialState = (): StateInFold => ({
  charter: undefined,
  centres: new Map(),
  entrants: new Map(),
  entrantCount: 0,
  officials: new Map(),
  teams: new Map(),
  commission: undefined,
  appeals: [],
  publication: undefined,
  games: new Map(),
});

export const makeGame = (plan: GamePlan, index: number): GameInFold => ({
  plan,
  index,
  formula: FORMULAS[plan.formula],
  sealed: undefined,
  prepared: undefined,
  begunAt: undefined,
  turns: [],
  rejected: [],
  cancelled: [],
  finished: undefined,
});

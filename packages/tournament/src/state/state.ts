import type { Slip } from '@raccord/regulation';
import { type Board, FORMULAS, type Formula, type Tiles } from '@raccord/scrabble';
import type { Clock } from '../clock.ts';
import type { Delivery, GameEnd, GamePlan, LaidSolution, Moment, TournamentCharter } from '../events.ts';
import type { Actor, Centre, Official, Person, Team } from '../people.ts';
import type { PreparedTurn } from '../prepared/prepared.ts';
import type { SealedGame } from '../prepared/seal.ts';
import type { Judged, Ruling } from '../verdicts.ts';
import { type Timeline, valueAt } from './timeline.ts';

/**
 * The facts of a tournament, as its events tell them. The fold that builds it changes it in place (a world simultaneous
 * event has 132,000 slips); everybody else only reads it.
 */
export interface TournamentState {
  charter: TournamentCharter | undefined;
  readonly centres: Map<string, CentreState>;
  readonly entrants: Map<string, EntrantState>;
  /** How many entrants were ever registered: the next one's index. */
  entrantCount: number;
  readonly officials: Map<string, Official>;
  readonly teams: Map<string, Team>;
  readonly games: Map<string, GameState>;
}

export interface CentreState extends Centre {
  /** The referee of each table. */
  readonly refereeOf: Map<number, Timeline<string | undefined>>;
}

export interface Seat {
  readonly centre: string;
  readonly table: number;
}

export interface EntrantState {
  readonly id: string;
  readonly index: number;
  members: readonly Person[];
  seats: Timeline<Seat>;
  presence: Timeline<boolean>;
}

export interface GameState {
  readonly plan: GamePlan;
  /** From 0, in the order of planning. */
  readonly index: number;
  readonly formula: Formula;
  sealed: SealedGame | undefined;
  prepared: readonly PreparedTurn[] | undefined;
  readonly turns: TurnState[];
  finished: { readonly cause: GameEnd; readonly reason: string } | undefined;
}

export interface TurnState {
  readonly game: string;
  readonly number: number;
  readonly board: Board;
  /** What the turn before left. */
  readonly leftover: Tiles;
  draw: Tiles;
  /** The leftover was put back and everything drawn again. */
  isWhole: boolean;
  topScore: number;
  solution: (LaidSolution & After) | undefined;
  /** Closed without being played: an incident on the last turn. */
  isVoid: boolean;
  readonly centres: Map<string, TurnCentre>;
  readonly files: Map<string, SlipFile>;
}

/** What the solution laid leaves behind. */
interface After {
  readonly after: { readonly board: Board; readonly leftover: Tiles };
}

/** A turn in one centre. */
export interface TurnCentre {
  clock: Clock | undefined;
  /** When the chief referee announced its end. */
  endedAt: number | undefined;
  isClosed: boolean;
}

/** Who did something, and when. */
export interface Stamp {
  readonly actor: Actor;
  readonly at: number;
}

export interface RecordedSlip extends Stamp {
  readonly slip: Slip;
  readonly verdict: Judged;
  /** Why it was corrected. */
  readonly reason?: string;
}

export interface RecordedRuling extends Stamp {
  readonly ruling: Ruling;
  readonly isProvisional: boolean;
  readonly reason: string;
}

/** Everything about an entrant at a turn, oldest first. What is rare is left out until it happens. */
export interface SlipFile {
  /** The slip as last recorded; before it, those that were corrected. */
  slip: RecordedSlip | undefined;
  corrected?: readonly RecordedSlip[];
  rulings?: readonly RecordedRuling[];
  withdrawn?: readonly RecordedRuling[];
  referral?: Stamp & { readonly reason: string };
  confirmation?: Stamp;
  warnings?: readonly (Stamp & { readonly reason: string })[];
  /** What the correction slip printed since the last delivery tells. */
  printed?: string;
  deliveries?: readonly Delivery[];
}

export const initialState = (): TournamentState => ({
  charter: undefined,
  centres: new Map(),
  entrants: new Map(),
  entrantCount: 0,
  officials: new Map(),
  teams: new Map(),
  games: new Map(),
});

export const makeGame = (plan: GamePlan, index: number): GameState => ({
  plan,
  index,
  formula: FORMULAS[plan.formula],
  sealed: undefined,
  prepared: undefined,
  turns: [],
  finished: undefined,
});

export const isSuddenDeath = ({ plan }: GameState): boolean => plan.rhythm === 'mort-subite';

export const momentOf = (game: GameState, turn: number): Moment => ({ game: game.index, turn });

/** May this entrant play this game at all? */
const isInvited = (game: GameState, entrant: EntrantState): boolean =>
  game.plan.entrants === undefined || game.plan.entrants.includes(entrant.id);

/** Is this entrant expected to hand in a slip? In a sudden death the ledger also knows who is out. */
export const isPresent = (game: GameState, turn: number, entrant: EntrantState): boolean =>
  isInvited(game, entrant) && valueAt(entrant.presence, momentOf(game, turn)) === true;

export const seatAt = (game: GameState, turn: number, entrant: EntrantState): Seat =>
  valueAt(entrant.seats, momentOf(game, turn)) ?? entrant.seats[0].value;

/** The official who referees this entrant at a turn; undefined where the chief referee does. */
export function refereeAt(
  state: TournamentState,
  game: GameState,
  turn: number,
  entrant: EntrantState,
): string | undefined {
  const { centre, table } = seatAt(game, turn, entrant);
  return valueAt(state.centres.get(centre)?.refereeOf.get(table) ?? [], momentOf(game, turn));
}

export function turnOf(state: TournamentState, game: string, turn: number): TurnState | undefined {
  return state.games.get(game)?.turns[turn - 1];
}

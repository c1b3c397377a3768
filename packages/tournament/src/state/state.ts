import type { Slip } from '@raccord/regulation';
import { type Board, emptyBoard, type Formula, NO_TILES, type Tiles } from '@raccord/scrabble';
import type { Clock } from '../clock.ts';
import type {
  Appeal,
  AppealAnswer,
  AppealSubject,
  ChosenSolution,
  Commission,
  Delivery,
  FileCompletion,
  FileRequest,
  GameFinished,
  GamePlan,
  LaidSolution,
  Moment,
  RejectedDraw,
  Ruled,
  ScreenShow,
  TournamentCharter,
  TurnCancelled,
} from '../events.ts';
import type { Actor, Centre, Official, Person, Publication, Team } from '../people.ts';
import type { PreparedTurn } from '../prepared/prepared.ts';
import type { SealedGame } from '../prepared/seal.ts';
import type { Judged } from '../verdicts.ts';
import { type Timeline, valueAt } from './timeline.ts';

/** The facts of a tournament, as its events tell them. The fold alone changes them (`folding.ts`). */
export interface TournamentState {
  readonly charter: TournamentCharter | undefined;
  readonly centres: ReadonlyMap<string, CentreState>;
  readonly entrants: ReadonlyMap<string, EntrantState>;
  /** How many entrants were ever registered: the next one's index. */
  readonly entrantCount: number;
  readonly officials: ReadonlyMap<string, Official>;
  readonly teams: ReadonlyMap<string, Team>;
  readonly commission: Commission | undefined;
  /** Appeals against anything but what slips got, which are in their files; oldest first. */
  readonly appeals: readonly RecordedAppeal[];
  /** What the public is shown, once it was chosen. */
  readonly publication: Publication | undefined;
  readonly games: ReadonlyMap<string, GameState>;
}

export interface CentreState extends Centre {
  /** The referee of each table. */
  readonly refereeOf: ReadonlyMap<number, Timeline<string | undefined>>;
  /** Everybody who sits here at one time or another. */
  readonly seated: ReadonlySet<EntrantState>;
  /** What its screens were told to show, since the turn before ended; none: what they show by themselves. */
  readonly screens: { readonly show: ScreenShow; readonly since: number } | undefined;
}

export interface TableSeat {
  readonly centre: string;
  readonly table: number;
}

export interface EntrantState {
  readonly id: string;
  readonly index: number;
  readonly members: readonly Person[];
  /** The public is told his initials. */
  readonly isWithheld: boolean;
  /** Late when he was last noted away: he comes during that game. */
  readonly isAwaited: boolean;
  readonly seats: Timeline<TableSeat>;
  readonly presence: Timeline<boolean>;
  /** Why his scores are void. */
  readonly exclusion: (Stamp & { readonly reason: string }) | undefined;
  /** When he was kept from playing, lifted since or not. */
  readonly excluded: Timeline<boolean>;
  /** The games to which he did not come late after all, and what he gets for the turns that he missed. */
  readonly excused: ReadonlyMap<string, Stamp & Excuse>;
}

export interface Excuse {
  readonly reason: string;
  readonly grants?: 'average';
}

export interface GameState {
  readonly plan: GamePlan;
  /** From 0, in the order of planning. */
  readonly index: number;
  readonly formula: Formula;
  readonly sealed: SealedGame | undefined;
  readonly prepared: readonly PreparedTurn[] | undefined;
  /** When its first letters were drawn. */
  readonly begunAt: number | undefined;
  readonly turns: readonly TurnState[];
  /** Letters of the next turn that were put back, oldest first. */
  readonly rejected: readonly RejectedDraw[];
  /** Turns that were cancelled, in the order of their cancelling: others of the same number were played in their place. */
  readonly cancelled: readonly CancelledTurn[];
  readonly finished: (Stamp & Omit<GameFinished, 'game'>) | undefined;
}

export interface CancelledTurn extends Stamp {
  readonly turn: TurnState;
  readonly reason: string;
  /** A turn before it was cancelled too: it is of another board. */
  readonly isSuperseded: boolean;
  /** What was brought forward to the turn played in its place: as it was, and as it became. */
  readonly moved: readonly Moved[];
}

/** A timeline of an entrant, or of the referees of a table. */
export interface Moved {
  readonly of:
    | { readonly entrant: string; readonly what: 'presence' | 'seats' | 'excluded' }
    | { readonly centre: string; readonly table: number };
  readonly before: Timeline<unknown>;
  readonly after: Timeline<unknown>;
}

export interface TurnState {
  readonly game: string;
  readonly number: number;
  readonly board: Board;
  /** What the turn before left. */
  readonly leftover: Tiles;
  readonly draw: Tiles;
  /** The new letters, in the order drawn. */
  readonly drawn: string;
  /** What was put back before them, oldest first. */
  readonly rejected: readonly RejectedDraw[];
  /** The leftover was put back and everything drawn again. */
  readonly isWhole: boolean;
  readonly topScore: number;
  readonly solution: (LaidSolution & After) | undefined;
  /** The one to lay, where the chief referee has said which. */
  readonly chosen?: ChosenSolution | undefined;
  /** It does not count: an incident on the last turn, or it came after the last valid one of a game cut short. */
  readonly isVoid: boolean;
  readonly centres: ReadonlyMap<string, TurnCentre>;
  readonly files: ReadonlyMap<string, SlipFile>;
  /**
   * The entrants whose file may hold a sanction, a decision or a correction slip; a file with nothing but a faultless
   * slip is not among them.
   */
  readonly eventful: ReadonlySet<string>;
}

/** What the solution laid leaves behind. */
interface After {
  readonly after: { readonly board: Board; readonly leftover: Tiles };
}

/** A turn in one centre. */
export interface TurnCentre {
  readonly clock: Clock | undefined;
  /** When the chief referee announced its end. */
  readonly endedAt: number | undefined;
  readonly isClosed: boolean;
  /** Why the turn does not count for those who play here. */
  readonly cancelled?: Stamp & Pick<TurnCancelled, 'reason' | 'grants'>;
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

export interface RecordedRuling extends Stamp, Ruled {
  /** How many rulings on the slip came before it, withdrawn since or not. */
  readonly order: number;
}

export interface RecordedAppeal extends Stamp, Appeal {
  readonly subject: AppealSubject;
  /** How many rulings on the slip came before it: times of several machines would not tell. */
  readonly order: number;
  readonly answer?: Stamp & AppealAnswer;
  /** What it was against was decided anew since: that may be appealed against in its turn. */
  readonly isPast?: true;
  /** What the commission of the federation asked for, and what was sent since, oldest first. */
  readonly requests?: readonly RecordedRequest[];
}

export interface RecordedRequest extends Stamp, FileRequest {
  readonly completion?: Stamp & FileCompletion;
}

export interface RecordedReferral extends Stamp {
  readonly reason: string;
  /** How many rulings on the slip came before it. */
  readonly order: number;
}

export interface GivenWarning extends Stamp {
  readonly reason: string;
  /** The commission took it away. */
  readonly isLifted?: true;
}

/** Everything about an entrant at a turn, oldest first. What is rare is left out until it happens. */
export interface SlipFile {
  /** The event that set what stands: the slip, a decision on it, or that somebody else is asked to decide. */
  readonly basis?: string;
  /** The slip as last recorded; before it, those that were corrected. */
  readonly slip: RecordedSlip | undefined;
  readonly corrected?: readonly RecordedSlip[];
  readonly rulings?: readonly RecordedRuling[];
  readonly withdrawn?: readonly RecordedRuling[];
  readonly referral?: RecordedReferral;
  readonly appeals?: readonly RecordedAppeal[];
  readonly confirmation?: Stamp;
  /** It was judged otherwise once a turn was corrected, under what people had decided or asked: somebody looks again. */
  readonly review?: Stamp;
  readonly warnings?: readonly GivenWarning[];
  /** The commission took away what was noted for conduct on the slip. */
  readonly isConductLifted?: true;
  /** What the correction slip printed since the last delivery tells. */
  readonly printed?: string;
  readonly deliveries?: readonly Delivery[];
}

export const isSuddenDeath = ({ plan }: GameState): boolean => plan.rhythm === 'mort-subite';

/** Is there a commission to decide after the chief referee? It is composed, or somebody has its office. */
export const hasCommission = ({ commission, officials }: TournamentState): boolean =>
  commission !== undefined || [...officials.values()].some(({ office }) => office === 'commission');

/** What the next turn of a game starts from. */
export interface NextTurn {
  readonly number: number;
  readonly board: Board;
  /** What the solution before left. */
  readonly leftover: Tiles;
  /** The leftover is back in the bag: letters were put back, or a turn was cancelled. */
  readonly isPutBack: boolean;
  /** The draws of this turn that were cancelled: it takes another one. */
  readonly cancelled: readonly Tiles[];
}

export function nextTurnOf({ turns, rejected, cancelled }: GameState): NextTurn {
  const number = turns.length + 1;
  const before = cancelled.flatMap(({ turn, isSuperseded }) =>
    turn.number === number && !isSuperseded ? [turn.draw] : [],
  );
  return {
    number,
    ...(turns.at(-1)?.solution?.after ?? { board: emptyBoard(), leftover: NO_TILES }),
    isPutBack: rejected.length > 0 || before.length > 0,
    cancelled: before,
  };
}

export const momentOf = (game: GameState, turn: number): Moment => ({ game: game.index, turn });

/** May this entrant play this game at all? */
const isInvited = (game: GameState, entrant: EntrantState): boolean =>
  game.plan.entrants === undefined || game.plan.entrants.includes(entrant.id);

const isHere = (game: GameState, turn: number, entrant: EntrantState): boolean =>
  isInvited(game, entrant) && valueAt(entrant.presence, momentOf(game, turn)) === true;

/** Is this entrant expected to hand in a slip? In a sudden death the ledger also knows who is out. */
export const isPresent = (game: GameState, turn: number, entrant: EntrantState): boolean =>
  isHere(game, turn, entrant) && valueAt(entrant.excluded, momentOf(game, turn)) !== true;

/** What the commission granted somebody for a turn that he came too late for. */
export const excuseAt = (game: GameState, turn: number, entrant: EntrantState): (Stamp & Excuse) | undefined =>
  isLateAt(game, turn, entrant) ? entrant.excused.get(game.plan.id) : undefined;

/** Did this entrant come to the game only after this turn of it? */
export function isLateAt(game: GameState, turn: number, entrant: EntrantState): boolean {
  if (!isInvited(game, entrant) || isHere(game, turn, entrant)) return false;
  const { presence } = entrant;
  const comesIn = (from: Moment, value: boolean) => value && from.game === game.index;
  const wasHere =
    isHere(game, 1, entrant) || presence.some(({ from, value }) => comesIn(from, value) && from.turn <= turn);
  return !wasHere && presence.some(({ from, value }) => comesIn(from, value) && from.turn > turn);
}

/** What was prepared for a turn, as long as the game follows it: a cancelled turn leaves it for good. */
export const preparedTurn = ({ prepared, cancelled }: GameState, turn: number): PreparedTurn | undefined =>
  cancelled.length > 0 ? undefined : prepared?.[turn - 1];

/** Why the turn does not count for this entrant, whose centre cancelled it, and what he gets in its place. */
export const cancellationFor = (game: GameState, turn: TurnState, entrant: EntrantState): TurnCentre['cancelled'] =>
  turn.centres.get(seatAt(game, turn.number, entrant).centre)?.cancelled;

export const isCancelledFor = (game: GameState, turn: TurnState, entrant: EntrantState): boolean =>
  cancellationFor(game, turn, entrant) !== undefined;

export const seatAt = (game: GameState, turn: number, entrant: EntrantState): TableSeat =>
  valueAt(entrant.seats, momentOf(game, turn)) ?? entrant.seats[0].value;

interface Files<File> {
  readonly files: ReadonlyMap<string, File>;
}

/** The files of an entrant at a turn, and at those of its number that were cancelled: conduct outlives them (D22). */
export function filesAt<File>(
  game: {
    readonly turns: readonly Files<File>[];
    readonly cancelled: readonly { readonly turn: Files<File> & { readonly number: number } }[];
  },
  turn: number,
  entrant: string,
): File[] {
  const cancelled = game.cancelled.flatMap((one) => (one.turn.number === turn ? [one.turn] : []));
  return [...cancelled, ...game.turns.slice(turn - 1, turn)].flatMap(({ files }) => files.get(entrant) ?? []);
}

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

import { accept, type Result } from '@raccord/scrabble';
import type { EventBody, Moment, RecordedEvent, TournamentCharter } from '../events.ts';
import type { Judging } from '../judging.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type Actor, nameOf, type Role } from '../people.ts';
import { type EntrantState, type GameState, momentOf, type TournamentState, type TurnState } from '../state/state.ts';
import { type RefusalCode, refused } from './refusals.ts';

/** What a decision may look at. */
export interface Context {
  readonly state: TournamentState;
  readonly ledger: Ledger;
  readonly judging: Judging;
  /** Every event so far, and the ids of those that no longer stand. */
  readonly events: readonly RecordedEvent[];
  readonly undone: ReadonlySet<string>;
}

export type Decision<T = EventBody> = Result<T, RefusalCode>;

/** Who asks, when, and on what. */
export interface Asking {
  readonly actor: Actor;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What was before the eyes of whoever asks (`basisOf`): on anything else it would mean something else. */
  readonly basis?: string;
}

/** Decides a command that carries such data: one event, or a refusal. */
export type Decide<Data> = (
  context: Context & { readonly charter: TournamentCharter },
  data: Data,
  asking: Asking,
) => Decision;

/** All that is to be said of one kind of command; what it is asked with is what its decision takes. */
export interface CommandKind<Data> {
  /** In French, after « ne peut pas ». */
  readonly action: string;
  /** Besides the chief referee, who may do everything. */
  readonly others: readonly Role[];
  /** A chief of one centre may do it too, for that centre. */
  readonly inCentre?: boolean;
  readonly decide: Decide<Data>;
}

export const asked = <Data>(kind: CommandKind<Data>): CommandKind<Data> => kind;

export const REFEREE_ACTORS: readonly Role[] = ['referee', 'second-referee'];

export function findGame({ state }: Context, id: string): Decision<GameState> {
  const game = state.games.get(id);
  return game ? accept(game) : refused('unknown-game', id);
}

/** A game that goes on. */
export function findOpenGame(context: Context, id: string): Decision<GameState> {
  const game = findGame(context, id);
  return game.ok && game.value.finished ? refused('game-finished', game.value.plan.name) : game;
}

export function findTurn(context: Context, id: string, number: number): Decision<{ game: GameState; turn: TurnState }> {
  const game = findGame(context, id);
  if (!game.ok) return game;
  const turn = game.value.turns[number - 1];
  return turn ? accept({ game: game.value, turn }) : refused('unknown-turn', number);
}

/** The last turn drawn of a game that goes on. */
export function findLastTurn(context: Context, id: string, number: number): ReturnType<typeof findTurn> {
  const open = findOpenGame(context, id);
  if (!open.ok) return open;
  return open.value.turns.length > number ? refused('next-turn-drawn', number) : findTurn(context, id, number);
}

export function findEntrant({ state }: Context, id: string): Decision<EntrantState> {
  const entrant = state.entrants.get(id);
  return entrant ? accept(entrant) : refused('unknown-entrant', id);
}

/** From when something about players holds: as asked, or from the first turn that none of their centres has ended. */
export const momentFrom = (
  { state }: Context,
  asked: Moment | undefined,
  centres: readonly string[],
): Decision<Moment> => (asked === undefined ? accept(currentMoment(state, centres)) : checkMoment(asked));

/** What somebody may know of a game. */
export interface GamesTold {
  isBegun(game: GameState): boolean;
  isFinished(game: GameState): boolean;
}

const EVERYTHING: GamesTold = {
  isBegun: ({ turns }) => turns.length > 0,
  isFinished: ({ finished }) => finished !== undefined,
};

/** The first turn that none of these centres has ended. @param sight of who is told. */
export function currentMoment(state: TournamentState, centres: readonly string[], sight = EVERYTHING): Moment {
  const hasEnded = ({ centres: at }: TurnState) => centres.some((centre) => at.get(centre)?.endedAt !== undefined);
  return momentIn(state, (game) => (game.turns.findLast(hasEnded)?.number ?? 0) + 1, sight);
}

/** From when something about a referee holds: as asked, or from the last turn drawn, unless his centre has closed it. */
export function momentForReferee({ state }: Context, asked: Moment | undefined, centre: string): Decision<Moment> {
  const isClosed = ({ turns }: GameState) => turns.at(-1)?.centres.get(centre)?.isClosed === true;
  if (asked !== undefined) return checkMoment(asked);
  return accept(momentIn(state, (game) => game.turns.length + Number(isClosed(game))));
}

export function checkMoment({ game, turn }: Moment): Decision<Moment> {
  const isRight = Number.isInteger(game) && game >= 0 && Number.isInteger(turn) && turn >= 1;
  return isRight ? accept({ game, turn }) : refused('bad-moment');
}

function momentIn({ games }: TournamentState, turnIn: (game: GameState) => number, sight = EVERYTHING): Moment {
  const game = [...games.values()].findLast(sight.isBegun);
  if (!game) return { game: 0, turn: 1 };
  const turn = turnIn(game);
  const isOver = sight.isFinished(game) && turn > game.turns.length;
  return isOver ? { game: game.index + 1, turn: 1 } : momentOf(game, turn);
}

export function checkId(taken: ReadonlyMap<string, unknown>, id: string): Decision<void> {
  if (isBlank(id)) return refused('id-missing');
  return taken.has(id) ? refused('id-taken', id) : accept(undefined);
}

export const entrantName = ({ members }: EntrantState): string => nameOf(members);

export const isBlank = (text: string): boolean => text.trim() === '';

export const isChiefOfCentre = (actor: Actor): actor is Actor & { readonly role: 'chief'; readonly centre: string } =>
  actor.role === 'chief' && actor.centre !== undefined;

/** A chief who runs one centre acts there only. */
export function checkCentre({ state }: Context, actor: Actor, centre: string): Decision<void> {
  return isChiefOfCentre(actor) && actor.centre !== centre
    ? refused('not-your-centre', state.centres.get(centre)?.name ?? centre)
    : accept(undefined);
}

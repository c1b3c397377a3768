import { accept, type Result } from '@raccord/scrabble';
import type { Command, CommandData, CommandType } from '../commands.ts';
import type { EventBody, Moment, RecordedEvent, TournamentCharter } from '../events.ts';
import type { Judging } from '../judging.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type Actor, nameOf } from '../people.ts';
import {
  currentMoment,
  type EntrantState,
  type GameState,
  type TournamentState,
  type TurnState,
} from '../state/state.ts';
import { type RefusalCode, refused } from './refusals.ts';

/** What a decision may look at. */
export interface Context {
  readonly state: TournamentState;
  readonly ledger: Ledger;
  readonly judging: Judging;
  /** Every event so far, and those that still stand. */
  readonly events: readonly RecordedEvent[];
  isUndone(event: RecordedEvent): boolean;
}

export type Decision<T = EventBody> = Result<T, RefusalCode>;

/** Decides a command: one event, or a refusal. */
export type Decide<Type extends CommandType> = (
  context: Context & { readonly charter: TournamentCharter },
  data: CommandData<Type>,
  command: Pick<Command, 'actor' | 'at'>,
) => Decision;

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

/** From when something holds: as asked, or from the turn being played; between two games, from the next one. */
export function momentFrom({ state }: Context, asked: Moment | undefined): Decision<Moment> {
  if (asked === undefined) return accept(nextIfFinished(state, currentMoment(state)));
  const isRight = Number.isInteger(asked.game) && asked.game >= 0 && Number.isInteger(asked.turn) && asked.turn >= 1;
  return isRight ? accept({ game: asked.game, turn: asked.turn }) : refused('bad-moment');
}

function nextIfFinished({ games }: TournamentState, moment: Moment): Moment {
  const isOver = [...games.values()][moment.game]?.finished !== undefined;
  return isOver ? { game: moment.game + 1, turn: 1 } : moment;
}

export const entrantName = ({ members }: EntrantState): string => nameOf(members);

export const isBlank = (text: string): boolean => text.trim() === '';

/** A chief who runs one centre acts there only. */
export function checkCentre({ state }: Context, actor: Actor, centre: string): Decision<void> {
  const isElsewhere = actor.role === 'chief' && actor.centre !== undefined && actor.centre !== centre;
  return isElsewhere ? refused('not-your-centre', state.centres.get(centre)?.name ?? centre) : accept(undefined);
}

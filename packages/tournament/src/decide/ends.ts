import { EDITIONS } from '@raccord/regulation';
import { accept, countTiles, drawable, tilesAvailable } from '@raccord/scrabble';
import { isBlocked, lettersOfLastDraw, REACHED } from '../ending.ts';
import type { GameEnd, GameFinished, MissingSlips, TournamentCharter, TurnCancelled } from '../events.ts';
import { END_NAMES } from '../labels.ts';
import { missingSlips } from '../provisional.ts';
import { isFinishedEverywhere } from '../ranking/published.ts';
import { type GameState, isSuddenDeath, type TurnState } from '../state/state.ts';
import { describeMissing } from '../told/provisional.ts';
import { asked, type Context, type Decide, type Decision, findLastTurn, findOpenGame, isBlank } from './context.ts';
import { refused } from './refusals.ts';

/**
 * Cancels the last turn drawn. For everybody: it is drawn again from all the letters. For one centre: its players lose
 * the turn, or get the mean of the others, and the game goes on.
 */
export const cancelTurn: Decide<TurnCancelled> = (context, { game: id, turn: number, centre, grants, reason }) => {
  const found = findLastTurn(context, id, number);
  if (!found.ok) return found;
  if (isBlank(reason)) return refused('reason-missing');
  if (grants && (centre === undefined || context.state.centres.size < 2)) return refused('average-everywhere');
  const key = { game: id, turn: number };
  if (centre === undefined) return accept({ type: 'turn-cancelled', data: { ...key, reason } });
  const where = context.state.centres.get(centre);
  if (!where) return refused('unknown-centre', centre);
  if (found.value.turn.centres.get(centre)?.cancelled) return refused('already-cancelled', number, where.name);
  return accept({ type: 'turn-cancelled', data: { ...key, centre, ...(grants ? { grants } : {}), reason } });
};

const finishGame: Decide<GameFinished> = (context, { game: id, cause, reason, lastTurn, missing: seen = [] }) => {
  const found = findOpenGame(context, id);
  if (!found.ok) return found;
  const game = found.value;
  const last = game.turns.at(-1);
  if (!MID_TURN_ENDS.has(cause) && last && !last.solution) return refused('turn-not-over', last.number);
  const isKnown =
    cause === 'decision' ||
    cause === 'sudden-death' ||
    EDITIONS[context.charter.edition].game.ends.some((end) => end.cause === cause);
  if (!isKnown) return refused('unknown-end', END_NAMES[cause]);
  const mayEnd = CAUSES[cause](context, game, last);
  if (!mayEnd.ok) return mayEnd;
  if (EXPLAINED_ENDS.has(cause) && isBlank(reason)) return refused('reason-missing');
  const counted = cause === 'interruption' ? (lastTurn ?? lastCollected(context, game)) : lastPlayed(game, cause);
  if (!Number.isInteger(counted) || counted < 0 || counted > game.turns.length) {
    return refused('bad-last-turn', game.turns.length);
  }
  const missing = missingSlips(context.state, context.ledger, game, counted);
  if (!missing.every((slips) => isAmong(slips, seen))) {
    return refused('ends-without-slips', describeMissing(context.state, missing, 'à saisir').join(' ; '));
  }
  return accept({
    type: 'game-finished',
    data: {
      ...{ game: id, cause, reason },
      ...(cause === 'interruption' ? { lastTurn: counted } : {}),
      ...(missing.length === 0 ? {} : { missing }),
    },
  });
};

/** An incident leaves out the turn that has no solution. */
const lastPlayed = ({ turns }: GameState, cause: GameEnd): number =>
  turns.length - Number(cause === 'incident' && turns.at(-1)?.solution === undefined);

const isAmong = ({ turn, centre, tables }: MissingSlips, seen: readonly MissingSlips[]): boolean => {
  const known = seen.flatMap((one) => (one.turn === turn && one.centre === centre ? one.tables : []));
  return tables.every((table) => known.includes(table));
};

/** Causes that end a game in the middle of a turn. */
export const MID_TURN_ENDS: ReadonlySet<GameEnd> = new Set(['incident', 'interruption']);
/** Causes of which only people know why: they take a reason. */
export const EXPLAINED_ENDS: ReadonlySet<GameEnd> = new Set(['incident', 'interruption', 'decision']);

/** The last turn that was collected: its end was announced wherever it is played (3.7). Slips not entered yet still may be. */
const lastCollected = ({ state }: Context, game: GameState): number =>
  game.turns.findLast((turn) => isFinishedEverywhere(state, game, turn))?.number ?? 0;

type CharteredContext = Context & { readonly charter: TournamentCharter };
type MayEnd = (context: CharteredContext, game: GameState, last: TurnState | undefined) => Decision<void>;

const CAUSES: Readonly<Record<GameEnd, MayEnd>> = {
  bag: (context, game) =>
    REACHED.bag(context, game, context.charter.edition) ? accept(undefined) : refused('bag-not-exhausted'),
  'no-move': (context, game) => {
    const { edition } = context.charter;
    const isOver = REACHED['no-move'](context, game, edition) !== undefined || isBlocked(context, game, edition);
    return isOver ? accept(undefined) : refused('something-playable');
  },
  incident: (context, game, last) => {
    if (last && !last.solution) {
      const left = countTiles(drawable(tilesAvailable(last.board), game.formula));
      const most = lettersOfLastDraw(context.charter.edition);
      return left <= most ? accept(undefined) : refused('not-last-draw', left, most);
    }
    if (REACHED.incident(context, game, context.charter.edition)) return accept(undefined);
    return refused('unknown-turn', game.turns.length + 1);
  },
  interruption: () => accept(undefined),
  decision: () => accept(undefined),
  'sudden-death': ({ ledger }, game) => {
    if (!isSuddenDeath(game)) return refused('not-sudden-death');
    const count = ledger.stillIn(game.plan.id).length;
    return count > 1 ? refused('several-still-in', count) : accept(undefined);
  },
};

export const ENDS_COMMANDS = {
  'cancel-turn': asked({ action: 'annuler un coup', others: [], decide: cancelTurn }),
  'finish-game': asked({ action: 'terminer la partie', others: [], decide: finishGame }),
};

import type { SessionAnswer } from '@raccord/contract';
import { makeBoard, makeDraw } from '@raccord/scrabble';
import {
  appealDeadline,
  type CancelledTurn,
  type GameState,
  isPlayedIn,
  type Journal,
  nextTurnOf,
  type TurnState,
  topOf,
} from '@raccord/tournament';
import { isPublishedTo } from './publication.ts';
import { isInRemit, seatedAt } from './remit.ts';
import { runsAll, seesOpenTurns, sightOf } from './sight.ts';
import { pickSolution, turnLetters } from './turns.ts';

/** The sheet of a game, as far as the centre of the station has come. */
export function seeGame(journal: Journal, session: SessionAnswer, id: string) {
  const { state, events } = journal;
  const game = state.games.get(id);
  if (!game || !isPublishedTo(state, session, 'turns')) return undefined;
  const { plan, finished } = game;
  const { isShown, isTold, isNextShown, ...sight } = sightOf(state, session);
  const isFinished = finished !== undefined && sight.isFinished(game);
  const deadline = isFinished && state.charter ? appealDeadline(state, state.charter.edition, id) : undefined;
  // Whether others have laid it is not for a centre that still plays.
  const mayKnowTop = (turn: TurnState) => !turn.solution && (runsAll(session) || isTold(turn));
  let running = 0;
  const turns = game.turns.filter(isShown).map((turn) => {
    // What counts no more is not laid: no board, no total and no record has it.
    const solution = !turn.isVoid && isTold(turn) ? turn.solution : undefined;
    if (solution) running += turn.topScore;
    return {
      number: turn.number,
      ...turnLetters(turn),
      board: makeBoard(turn.board).split('\n'),
      ...(solution ? { solution: pickSolution(solution), top: turn.topScore } : {}),
      running,
      isVoid: turn.isVoid,
      // Whoever takes slips in is not shown all turns again at each of them.
      ...(session.role === 'chief' ? { open: openCentres(journal, session, game, turn) } : {}),
      ...(seesOpenTurns(session) && mayKnowTop(turn) ? { proposed: pickSolution(topOf(journal, game, turn)) } : {}),
    };
  });
  return {
    sequence: events.length,
    id,
    name: plan.name,
    formula: plan.formula,
    rhythm: plan.rhythm,
    isFinished,
    ...(isFinished ? { cause: finished.cause } : {}),
    ...(isFinished && finished.lastTurn !== undefined ? { lastTurn: finished.lastTurn } : {}),
    ...(deadline === undefined ? {} : { appealsUntil: deadline }),
    turns,
    // Why a turn was cancelled may be about somebody: it is told in the hall, not outside.
    cancelled:
      session.role === 'spectator' ? [] : game.cancelled.filter(({ turn }) => isShown(turn)).map(showCancelled),
    ...(isFinished && seesOpenTurns(session) ? { solos: solosOf(journal, session, game) } : {}),
    ...(seesOpenTurns(session) && isNextShown(game)
      ? { next: { rejected: [...game.rejected], isPutBack: nextTurnOf(game).isPutBack } }
      : {}),
  };
}

/** Announced at the end of the game. */
function solosOf({ state, ledger }: Journal, session: SessionAnswer, game: GameState) {
  return game.turns.flatMap(({ number: turn }) => {
    const results = ledger.results(game.plan.id, turn);
    return [...state.entrants.values()].flatMap((entrant) => {
      const result = results[entrant.index];
      if (result?.solo !== 'given') return [];
      return [{ ...seatedAt(session, game, turn, entrant), turn, points: result.points, bonus: result.bonus }];
    });
  });
}

const showCancelled = ({ turn, reason, at }: CancelledTurn) => ({
  number: turn.number,
  draw: makeDraw(turn.draw),
  reason,
  at,
  delivered: [...turn.files.values()].filter(({ deliveries }) => deliveries !== undefined).length,
});

/** The centres, in the reach of a station, that play a turn and have not closed it, with the slips still awaited. */
function openCentres({ state, ledger }: Journal, session: SessionAnswer, game: GameState, turn: TurnState) {
  const { number, centres, isVoid } = turn;
  if (isVoid) return [];
  return [...state.centres.keys()]
    .filter((id) => {
      const at = centres.get(id);
      const isOpen = isInRemit(session, id) && at?.isClosed !== true && at?.cancelled === undefined;
      return isOpen && isPlayedIn(state, game, turn, id);
    })
    .map((centre) => ({
      centre,
      isEnded: centres.get(centre)?.endedAt !== undefined,
      missing: ledger.missingTables(game.plan.id, number, centre).length,
    }));
}

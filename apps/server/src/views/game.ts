import type { Session } from '@raccord/contract';
import { makeBoard } from '@raccord/scrabble';
import { type GameState, isPresent, type Journal, seatAt, type TurnState } from '@raccord/tournament';
import { reaches } from './reach.ts';
import { seesOpenTurns, sightOf } from './sight.ts';
import { lettersOf, pickSolution } from './turns.ts';

/** The sheet of a game, as far as the centre of the station has come. */
export function seeGame(journal: Journal, session: Session, id: string) {
  const { state, events } = journal;
  const game = state.games.get(id);
  if (!game) return undefined;
  const { plan, finished } = game;
  const { isShown, isTold } = sightOf(state, session);
  const isFinished = finished !== undefined && game.turns.every(isShown);
  let running = 0;
  const turns = game.turns.filter(isShown).map((turn) => {
    const solution = isTold(turn) ? turn.solution : undefined;
    if (solution) running += turn.topScore;
    return {
      number: turn.number,
      ...lettersOf(turn),
      board: makeBoard(turn.board).split('\n'),
      ...(solution ? { solution: pickSolution(solution), top: turn.topScore } : {}),
      running,
      isVoid: turn.isVoid,
      ...(seesOpenTurns(session) ? { open: openCentres(journal, session, game, turn) } : {}),
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
    turns,
  };
}

/** The centres, in the reach of a station, that play a turn and have not closed it, with the slips still awaited. */
function openCentres({ state, ledger }: Journal, session: Session, game: GameState, turn: TurnState) {
  const { number, centres, isVoid } = turn;
  const open = new Set(
    [...state.centres.keys()].filter((id) => reaches(session, id) && centres.get(id)?.isClosed !== true),
  );
  if (isVoid || open.size === 0) return [];
  const playing = new Set<string>();
  for (const entrant of state.entrants.values()) {
    if (isPresent(game, number, entrant)) playing.add(seatAt(game, number, entrant).centre);
  }
  return [...open]
    .filter((centre) => playing.has(centre))
    .map((centre) => ({
      centre,
      isEnded: centres.get(centre)?.endedAt !== undefined,
      missing: ledger.missingTables(game.plan.id, number, centre).length,
    }));
}

import type { Session } from '@raccord/contract';
import { makeBoard } from '@raccord/scrabble';
import type { Journal } from '@raccord/tournament';
import { sightOf } from './sight.ts';
import { lettersOf, pickSolution } from './turns.ts';

/** The sheet of a game, as far as the centre of the station has come. */
export function seeGame({ state, events }: Journal, session: Session, id: string) {
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

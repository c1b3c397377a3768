import type { Session } from '@raccord/contract';
import { type Journal, proposeSolution } from '@raccord/tournament';
import { findShown } from './sight.ts';

interface ShownSolution {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** Every solution of a turn, best first: for referees only. */
export function seeSolutions(journal: Journal, session: Session, id: string, number: number, limit?: number) {
  const shown = findShown(journal.state, session, id, number);
  if (!shown) return undefined;
  const { game, turn } = shown;
  const moves = journal.judging.moves({ ...turn, formula: game.formula });
  const isLast = turn.number === game.turns.length;
  const proposal = isLast ? proposeSolution(journal, id) : moves.proposal();
  const solutions: ShownSolution[] = [];
  for (const { word, reference, score } of moves.solutions()) {
    if (solutions.length === limit) break;
    solutions.push({ word, reference, score });
  }
  return {
    count: moves.count,
    top: moves.topScore,
    ...(proposal ? { proposal: { word: proposal.word, reference: proposal.reference, score: proposal.score } } : {}),
    solutions,
  };
}

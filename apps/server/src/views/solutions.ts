import type { SessionAnswer } from '@raccord/contract';
import { type Journal, proposeSolution } from '@raccord/tournament';
import { findShown, runsAll } from './sight.ts';

interface ShownSolution {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** Every solution of a turn, best first: for referees only. */
export function seeSolutions(journal: Journal, session: SessionAnswer, id: string, number: number, limit?: number) {
  const shown = findShown(journal.state, session, id, number);
  if (!shown) return undefined;
  const { game, turn } = shown;
  const moves = journal.judging.moves({ ...turn, formula: game.formula });
  const isLast = turn.number === game.turns.length;
  const proposal = isLast ? proposeSolution(journal, id) : undefined;
  const solutions: ShownSolution[] = [];
  for (const solution of moves.solutions()) {
    if (solutions.length === limit) break;
    solutions.push(show(solution));
  }
  return {
    count: moves.count,
    top: moves.topScore,
    ...(proposal
      ? { proposal: { ...show(proposal.solution), reason: proposal.reason, obligation: proposal.obligation } }
      : {}),
    ...(isLast && turn.chosen && runsAll(session) ? { chosen: show(turn.chosen) } : {}),
    candidates: (proposal?.candidates ?? []).map(({ solution, openness }) => ({
      ...show(solution),
      ...(openness ? { openness } : {}),
    })),
    solutions,
  };
}

const show = ({ word, reference, score }: ShownSolution): ShownSolution => ({ word, reference, score });

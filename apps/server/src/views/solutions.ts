import { type Journal, proposeSolution } from '@raccord/tournament';

interface ShownSolution {
  readonly word: string;
  readonly reference: string;
  readonly score: number;
}

/** Every solution of a turn, best first: for referees only. */
export function seeSolutions(journal: Journal, game: string, number: number, limit?: number) {
  const { state, judging } = journal;
  const played = state.games.get(game);
  const turn = played?.turns[number - 1];
  if (!played || !turn) return undefined;
  const moves = judging.moves({ ...turn, formula: played.formula });
  const isLast = turn.number === played.turns.length;
  const proposal = isLast ? proposeSolution(journal, game) : moves.proposal();
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

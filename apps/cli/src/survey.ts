import type { MoveList, Solution } from '@raccord/scrabble';

/** What a turn has to offer. */
export interface TurnSurvey {
  /** The first of them is a top that keeps the jokers. */
  readonly best: readonly Solution[];
  readonly count: number;
  readonly topCount: number;
}

export function survey(moves: MoveList, shown: number): TurnSurvey {
  const best: Solution[] = [];
  let count = 0;
  let topCount = 0;
  for (const solution of moves.solutions()) {
    count++;
    if (best.length < shown) best.push(solution);
    if (solution.score === best[0].score) topCount++;
  }
  return { best, count, topCount };
}

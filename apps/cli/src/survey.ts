import { type Board, isEmptyBoard, type MoveList, type Solution } from '@raccord/scrabble';

/** What a turn has to offer. */
export interface Survey {
  readonly best: readonly Solution[];
  /** The top to lay, one that keeps the joker if there is one; horizontal on an empty board, as slips write it. */
  readonly proposal: Solution | undefined;
  readonly count: number;
  readonly topCount: number;
}

export function survey(board: Board, moves: MoveList, shown: number): Survey {
  const best: Solution[] = [];
  let count = 0;
  let topCount = 0;
  let horizontal: Solution | undefined;
  for (const solution of moves.solutions()) {
    count++;
    if (best.length < shown) best.push(solution);
    if (solution.score < best[0].score) continue;
    topCount++;
    if (isEmptyBoard(board) && solution.start.direction === 'horizontal') horizontal ??= solution;
  }
  return { best, proposal: horizontal ?? best[0], count, topCount };
}

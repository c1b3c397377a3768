import type { AnswerOf } from '@raccord/contract';
import { FORMULAS, makeBoard, parseBoard, parseDraw, parseReference, playSolution, unwrap } from '@raccord/scrabble';

export type GameSheet = AnswerOf<'seeGame'>;
export type GameTurn = GameSheet['turns'][number];

/** A board as it stood after a turn, and the squares that the turn filled. */
export interface TurnBoard {
  readonly lines: readonly string[];
  readonly laid: readonly number[];
}

/** The board after a turn; before it, as long as its solution is not told. */
export function boardAfter({ board: lines, draw, solution }: GameTurn, formula: GameSheet['formula']): TurnBoard {
  if (!solution) return { lines, laid: [] };
  const before = unwrap(parseBoard(lines.join('\n')));
  const start = unwrap(parseReference(solution.reference));
  const { board } = playSolution(before, unwrap(parseDraw(draw)), FORMULAS[formula], { start, word: solution.word });
  const laid = [...board.keys()].filter((square) => before[square] !== board[square]);
  return { lines: makeBoard(board).split('\n'), laid };
}

import { playSolution } from './bag.ts';
import { makeBoard, parseBoard } from './board.ts';
import { parseDraw } from './draw.ts';
import { FORMULAS, type FormulaName } from './formula.ts';
import { parseReference } from './reference.ts';
import { unwrap } from './result.ts';

/** A turn as it is shown: its board before it, in 15 lines, and the solution laid once it is told. */
export interface ShownTurn {
  readonly board: readonly string[];
  readonly draw: string;
  readonly solution?: { readonly word: string; readonly reference: string } | undefined;
}

/** A board as it stood after a turn, and the squares that the turn filled. */
export interface TurnBoard {
  readonly lines: readonly string[];
  readonly laid: readonly number[];
}

/** The board after a turn; before it, as long as its solution is not told. */
export function boardAfter({ board: lines, draw, solution }: ShownTurn, formula: FormulaName): TurnBoard {
  if (!solution) return { lines, laid: [] };
  const before = unwrap(parseBoard(lines.join('\n')));
  const start = unwrap(parseReference(solution.reference));
  const { board } = playSolution(before, unwrap(parseDraw(draw)), FORMULAS[formula], { start, word: solution.word });
  const laid = [...board.keys()].filter((square) => before[square] !== board[square]);
  return { lines: makeBoard(board).split('\n'), laid };
}

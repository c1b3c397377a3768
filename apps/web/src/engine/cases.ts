import type { LessonCase } from '@raccord/school';
import { FORMULAS, type FormulaName, parseBoard, parseDraw, unwrap } from '@raccord/scrabble';

/** A worked case as the build writes it. */
export interface WrittenCase extends Omit<LessonCase, 'formula' | 'board' | 'draw'> {
  readonly formula: FormulaName;
  readonly board: string;
  readonly draw: string;
}

export const readCase = ({ formula, board, draw, ...rest }: WrittenCase): LessonCase => ({
  ...rest,
  formula: FORMULAS[formula],
  board: unwrap(parseBoard(board)),
  draw: unwrap(parseDraw(draw)),
});

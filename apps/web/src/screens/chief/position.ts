import {
  canDraw,
  emptyBoard,
  FORMULAS,
  type FormulaName,
  makeBoard,
  makeDraw,
  NO_TILES,
  parseBoard,
  parseDraw,
  parseReference,
  playSolution,
  squareAlong,
  tilesAvailable,
  unwrap,
} from '@raccord/scrabble';
import { readLetters } from '@raccord/tournament';
import type { Move } from './proposal.ts';
import type { SheetTurn } from './steps.ts';

/** What a draw is made from: the lines of the board, the letters of the leftover. */
export interface Before {
  readonly number: number;
  readonly board: readonly string[];
  readonly leftover: string;
}

const boardOf = (lines: readonly string[]) => unwrap(parseBoard(lines.join('\n')));

const linesOf = (board: ReturnType<typeof boardOf>): readonly string[] => makeBoard(board).split('\n');

/** The squares of a move, in the order of its letters. */
export function squaresOf({ word, reference }: Move): readonly number[] {
  const start = unwrap(parseReference(reference));
  return [...word].map((_, index) => squareAlong(start, index) as number);
}

/** Letters that a move would put on a board. */
export const ghostsOf = (move: Move): ReadonlyMap<number, string> =>
  new Map(squaresOf(move).map((square, index) => [square, move.word[index]]));

/** What the last turn of a game leaves for the next one. */
export function afterTurn(turn: SheetTurn | undefined, formula: FormulaName): Before {
  if (!turn) return { number: 1, board: linesOf(emptyBoard()), leftover: '' };
  const number = turn.number + 1;
  if (!turn.solution) return { number, board: turn.board, leftover: '' };
  const start = unwrap(parseReference(turn.solution.reference));
  const laid = { start, word: turn.solution.word };
  const { board, leftover } = playSolution(boardOf(turn.board), unwrap(parseDraw(turn.draw)), FORMULAS[formula], laid);
  return { number, board: linesOf(board), leftover: makeDraw(leftover) };
}

/** Do the letters that are left give a draw that stands? */
export const givesDraw = ({ number, board }: Before, formula: FormulaName): boolean =>
  canDraw(tilesAvailable(boardOf(board)), number, FORMULAS[formula]);

/** Why letters typed are no draw of this turn, in French; undefined when they are. */
export function faultOfDraw(text: string, before: Before, formula: FormulaName): string | undefined {
  const { number, board, leftover } = before;
  const kept = leftover === '' ? NO_TILES : unwrap(parseDraw(leftover));
  const read = readLetters(FORMULAS[formula], { number, board: boardOf(board), leftover: kept }, text);
  return read.ok ? undefined : read.fault.text;
}

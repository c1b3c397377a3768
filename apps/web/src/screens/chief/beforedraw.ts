import { EDITIONS } from '@raccord/regulation';
import {
  drawFault,
  emptyBoard,
  FORMULAS,
  type FormulaName,
  makeBoard,
  makeDraw,
  NO_TILES,
  parseBoard,
  parseDraw,
  parseMarkedDraw,
  parseReference,
  playSolution,
  squareAlong,
  standsByChoice,
  tilesAvailable,
  unwrap,
} from '@raccord/scrabble';
import { type BeforeDraw, drawTermsOf, type GameTerms, type RejectedDraw, readLetters } from '@raccord/tournament';
import type { GameTurn } from '../../server/answers.ts';
import type { SolutionMove } from '../../solutions/move.ts';
import { chiefTexts } from '../../texts/chief.ts';
import { typesetTexts } from '../../texts/typeset.ts';

/** What a draw is made from: the lines of the board, the letters of the leftover. */
export interface StateBeforeDraw {
  readonly number: number;
  readonly board: readonly string[];
  readonly leftover: string;
  /** The leftover is back in the bag: letters were put back, or the turn was cancelled. */
  readonly isPutBack: boolean;
  /** The draws of this turn that were cancelled: it takes another one. */
  readonly cancelled: readonly string[];
}

type After = Pick<StateBeforeDraw, 'number' | 'board' | 'leftover'>;

const boardOf = (lines: readonly string[]) => unwrap(parseBoard(lines.join('\n')));

const linesOf = (board: ReturnType<typeof boardOf>): readonly string[] => makeBoard(board).split('\n');

/** The squares of a move, in the order of its letters. */
export function squaresOf({ word, reference }: SolutionMove): readonly number[] {
  const start = unwrap(parseReference(reference));
  return [...word].map((_, index) => squareAlong(start, index) as number);
}

/** Letters that a move would put on a board. */
export const ghostsOf = (move: SolutionMove): ReadonlyMap<number, string> =>
  new Map(squaresOf(move).map((square, index) => [square, move.word[index]]));

/** What the last turn of a game leaves for the next one. */
export function afterTurn(turn: GameTurn | undefined, formula: FormulaName): After {
  if (!turn) return { number: 1, board: linesOf(emptyBoard()), leftover: '' };
  const number = turn.number + 1;
  if (!turn.solution) return { number, board: turn.board, leftover: '' };
  const start = unwrap(parseReference(turn.solution.reference));
  const laid = { start, word: turn.solution.word };
  const { board, leftover } = playSolution(boardOf(turn.board), unwrap(parseDraw(turn.draw)), FORMULAS[formula], laid);
  return { number, board: linesOf(board), leftover: makeDraw(leftover) };
}

/** What letters typed are worth as a draw of this turn. */
export interface CheckedDraw {
  /** Why they are no draw, in French; undefined when they stand. */
  readonly fault?: string;
  /** Why they may be put back. */
  readonly rejection?: RejectedDraw['cause'];
  /** In alphabetical order, once they stand. */
  readonly draw?: string;
}

/** Looks at letters typed as the server would, but for whether something can be played with them. */
export function checkLetters(text: string, before: StateBeforeDraw, terms: GameTerms): CheckedDraw {
  const from = beforeDraw(before);
  const read = readLetters(terms, from, text);
  const drawTerms = drawTermsOf(terms, before);
  const available = tilesAvailable(from.board);
  if (!read.ok) {
    const fault = typesetTexts(read.fault.text);
    const parsed = parseMarkedDraw(text);
    const isInvalid = read.fault.code === 'invalid-draw' && parsed.ok;
    const code = isInvalid && drawFault(parsed.value.tiles, drawTerms, available)?.code;
    return code === 'too-few-vowels' || code === 'too-few-consonants' ? { fault, rejection: 'invalid' } : { fault };
  }
  const draw = makeDraw(read.value.tiles);
  if (before.cancelled.includes(draw)) return { fault: chiefTexts.asCancelled, rejection: 'as-cancelled' };
  const { isEitherAtChoice } = EDITIONS[terms.edition].game.draw;
  const isAtChoice = isEitherAtChoice && standsByChoice(read.value.tiles, drawTerms, available);
  return isAtChoice ? { draw, rejection: 'choice' } : { draw };
}

const beforeDraw = ({ number, board, leftover, isPutBack }: StateBeforeDraw): BeforeDraw => ({
  ...{ number, isPutBack },
  board: boardOf(board),
  leftover: leftover === '' ? NO_TILES : unwrap(parseDraw(leftover)),
});

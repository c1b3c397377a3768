import {
  type Board,
  type Fit,
  otherDirection,
  type Start,
  squareAlong,
  startAlong,
  tileCharacter,
} from '@raccord/scrabble';
import type { Lengthening } from '../../conditions/location.ts';
import type { Turn } from '../../turn.ts';

/** The words not admitted that a false extension forms, and which of them lengthen a word of the board. */
export interface FalseExtension {
  readonly words: readonly string[];
  readonly extensions: readonly Lengthening[];
}

/**
 * A placement is a false extension (I) when a line through a tile laid then reads as a word that is not admitted and that
 * contains, whole, two or more tiles standing side by side: one tile alone is no word.
 */
export function falselyExtended(turn: Turn, fits: readonly Fit[]): FalseExtension {
  const wrong = fits.flatMap((fit) => {
    const lines = wrongLines(turn, fit);
    return lines.some(({ standing }) => standing.length > 0) ? lines : [];
  });
  const extensions = wrong.flatMap(({ word, standing }) => standing.map((from) => ({ from, to: word })));
  return {
    words: [...new Set(wrong.map(({ word }) => word))],
    extensions: [...new Map(extensions.map((one) => [`${one.from} ${one.to}`, one])).values()],
  };
}

/** The lines through the tiles that a placement lays which read as words not admitted. */
function wrongLines(turn: Turn, fit: Fit): ReadWord[] {
  const { placement } = fit;
  const after = withLetters(turn.board, fit);
  const across = otherDirection(placement.direction);
  const lines: Start[] = [
    placement,
    ...fit.laid.map((index) => ({ ...startAlong(placement, index), direction: across })),
  ];
  return lines
    .map((start) => readLine(turn.board, after, start))
    .filter(({ word }) => word.length > 1 && !turn.lexicon.has(word));
}

function withLetters(board: Board, { placement, laid }: Fit): string[] {
  const letters = Array.from(board, (tile) => tileCharacter(tile).toUpperCase());
  for (const index of laid) letters[squareAlong(placement, index) as number] = placement.word[index];
  return letters;
}

/** A word on the board after a move, and the words of two letters or more that stood in it before. */
interface ReadWord {
  readonly word: string;
  readonly standing: readonly string[];
}

/** The whole word through a square, along its line. */
function readLine(board: Board, letters: readonly string[], start: Start): ReadWord {
  const letterAt = (step: number) => {
    const square = squareAlong(start, step);
    return square === undefined ? '.' : letters[square];
  };
  let first = 0;
  while (letterAt(first - 1) !== '.') first--;
  let word = '';
  let stood = '';
  for (let step = first; letterAt(step) !== '.'; step++) {
    word += letterAt(step);
    stood += board[squareAlong(start, step) as number] === 0 ? ' ' : letterAt(step);
  }
  return { word, standing: stood.split(' ').filter((part) => part.length > 1) };
}

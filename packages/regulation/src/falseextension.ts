import { type Board, type Fit, otherDirection, type Start, squareAlong, tileCharacter } from '@raccord/scrabble';
import type { Turn } from './turn.ts';

/**
 * The words not admitted that a false extension forms, none if the placement is no false extension. It is one (I) when a
 * line through a tile laid then reads as a word that is not admitted and that contains, whole, two or more tiles standing
 * side by side: one tile alone is no word.
 */
export function falselyExtended(turn: Turn, fit: Fit): string[] {
  const { placement } = fit;
  const after = withLetters(turn.board, fit);
  const across = otherDirection(placement.direction);
  const lines: Start[] = [
    placement,
    ...fit.laid.map((index) => {
      const square = squareAlong(placement, index) as number;
      return { row: Math.floor(square / 15), column: square % 15, direction: across };
    }),
  ];
  const wrong = lines
    .map((start) => readLine(turn.board, after, start))
    .filter(({ word }) => word.length > 1 && !turn.lexicon.has(word));
  return wrong.some(({ hasStandingPair }) => hasStandingPair) ? [...new Set(wrong.map(({ word }) => word))] : [];
}

function withLetters(board: Board, { placement, laid }: Fit): string[] {
  const letters = Array.from(board, (tile) => tileCharacter(tile).toUpperCase());
  for (const index of laid) letters[squareAlong(placement, index) as number] = placement.word[index];
  return letters;
}

/** The whole word through a square, along its line. */
function readLine(board: Board, letters: readonly string[], start: Start): { word: string; hasStandingPair: boolean } {
  const letterAt = (step: number) => {
    const square = squareAlong(start, step);
    return square === undefined ? '.' : letters[square];
  };
  let first = 0;
  while (letterAt(first - 1) !== '.') first--;
  let word = '';
  let standing = 0;
  let hasStandingPair = false;
  for (let step = first; letterAt(step) !== '.'; step++) {
    word += letterAt(step);
    standing = board[squareAlong(start, step) as number] === 0 ? 0 : standing + 1;
    if (standing === 2) hasStandingPair = true;
  }
  return { word, hasStandingPair };
}

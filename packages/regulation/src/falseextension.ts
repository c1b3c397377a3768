import { type Board, type Fit, type Start, squareAlong, tileCharacter } from '@raccord/scrabble';
import type { Turn } from './turn.ts';

/**
 * The words that make a fitting placement a false extension (I): a line through a tile laid then reads as a word that is
 * not admitted and that contains, whole, two or more tiles standing side by side. One tile alone is no word.
 */
export function falselyExtended(turn: Turn, fit: Fit): string[] {
  const { placement } = fit;
  const words: string[] = [];
  const after = withLetters(turn.board, fit);
  const look = (start: Start) => {
    const { word, hasStandingPair } = readLine(turn.board, after, start);
    if (word.length > 1 && hasStandingPair && !turn.lexicon.has(word) && !words.includes(word)) words.push(word);
  };
  look(placement);
  for (const index of fit.laid) {
    const square = squareAlong(placement, index) as number;
    const direction = placement.direction === 'horizontal' ? 'vertical' : 'horizontal';
    look({ row: Math.floor(square / 15), column: square % 15, direction });
  }
  return words;
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

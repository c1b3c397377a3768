import type { Turn } from '@raccord/regulation';
import { type Solution, squareAlong } from '@raccord/scrabble';
import { otherLetter, type SlipMaker, type Suits, sightSlip, unreferenced, written } from '../sight.ts';

/** Words that are not written whole (A3, A6, A7). */

const isStanding = ({ start }: Solution, { board }: Turn, index: number): boolean =>
  board[squareAlong(start, index) as number] !== 0;

/** How many letters of the word stand on the board before its first letter laid. */
function standingFirst(solution: Solution, turn: Turn): number {
  let count = 0;
  while (isStanding(solution, turn, count)) count++;
  return count;
}

const endsOnBoard: Suits = (solution, turn) => {
  const last = solution.word.length - 1;
  return isStanding(solution, turn, last) && !isStanding(solution, turn, last - 1);
};

const beginsOnBoard: Suits = (solution, turn) => standingFirst(solution, turn) === 1;

const lengthens: Suits = (solution, turn) => standingFirst(solution, turn) >= 3;

/** The last letter, which stands on the board, is left out. */
export const finalLetterOmitted: SlipMaker = (sight) => {
  const meant = sight.oneThat(endsOnBoard);
  return meant && sightSlip(written(meant, { word: meant.word.slice(0, -1) }), meant.score);
};

/** …and the score is missing. */
export const finalLetterAndScore: SlipMaker = (sight) => {
  const meant = sight.oneThat(endsOnBoard);
  return meant && sightSlip(written(meant, { word: meant.word.slice(0, -1) }));
};

/** …or is another one. */
export const finalLetterChanged: SlipMaker = (sight) => {
  const meant = sight.oneThat(endsOnBoard);
  if (!meant) return undefined;
  const letter = otherLetter(meant.word.slice(-1), sight.chance);
  return sightSlip(written(meant, { word: meant.word.slice(0, -1) + letter }), meant.score);
};

/** The first letter, which stands on the board, is left out. */
export const firstLetterOmitted: SlipMaker = (sight) => {
  const meant = sight.oneThat(beginsOnBoard);
  return meant && sightSlip(written(meant, { word: meant.word.slice(1) }), meant.score);
};

/** A lengthened word of which the last letters alone are written, as many of the board as `kept`. */
const shortened =
  (kept: number): SlipMaker =>
  (sight) => {
    const meant = sight.oneThat(lengthens);
    if (!meant) return undefined;
    const first = standingFirst(meant, sight.turn);
    return sightSlip(unreferenced(meant, { word: `-${meant.word.slice(first - kept)}` }), meant.score);
  };

export const extensionShortened = shortened(2);
export const extensionTooShort = shortened(1);

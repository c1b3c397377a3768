import { type Direction, isSameStart, type Place, type Start } from '@raccord/scrabble';
import type { Inquiry } from '../../inquiry.ts';
import { type Claims, circledIn, circlesOn } from '../../moves.ts';
import type { OutsideLetter, WrittenSolution } from '../../slip.ts';
import { startOf, type Turn } from '../../turn.ts';

/** A solution on the turn it was written for, from which everything else is read. */
export interface Written {
  readonly turn: Turn;
  readonly solution: WrittenSolution;
  /** In upper case, taken as it is: there is no reading of a shorter writing as a longer word (T2). */
  readonly word: string;
  readonly direction: Direction;
  readonly claims: Claims;
  /** Technically possible placements in the direction written, and the valid ones. */
  readonly places: readonly Place[];
  readonly valid: readonly Place[];
}

export function readWritten(
  turn: Turn,
  solution: WrittenSolution,
  score: number | undefined,
  inquiry: Inquiry,
): Written {
  const { direction } = solution;
  const word = solution.word.toUpperCase();
  const circled = circledIn(solution.word);
  const isWhole = !word.includes('-');
  return {
    ...{ turn, solution, word, direction },
    places: isWhole ? turn.places(word, direction) : [],
    valid: isWhole ? turn.validPlaces(word, direction) : [],
    claims: { score, circles: (place) => circlesOn(turn.board, place, circled, inquiry) },
  };
}

/** The technically possible placement of the word at a start. */
export const placeAt = ({ turn, word }: Written, start: Start): Place | undefined =>
  turn.places(word, start.direction).find((place) => isSameStart(startOf(place), start));

/** Is the written score that of a tiling there? */
export const hasWrittenScore = ({ claims }: Written, { tilings }: Place): boolean =>
  tilings.some(({ score }) => score === claims.score);

/** The letters outside the word as they lie at a place; where the word is turned round, so is the drawing. */
export const outsideAt = ({ solution, direction }: Written, place: Place): readonly OutsideLetter[] =>
  startOf(place).direction === direction
    ? solution.outside
    : solution.outside.map(({ letter, down, right }) => ({ letter, down: right, right: down }));

import type { Slip } from '@raccord/regulation';
import type { Solution } from '@raccord/scrabble';
import { type PlayersSight, type SlipMaker, sightSlip, written } from '../sight.ts';

/** Solutions struck out, which do not exist for who judges (T1 of 2023). */

/** All that is written is struck out. */
export const allStruck: SlipMaker = (_, meant) => ({
  state: 'handed-in',
  solutions: [written(meant, { isStruck: true })],
});

/** Another solution is written in place of one struck out, whose score stays. */
export const scoreOfStruck: SlipMaker = (sight, meant) => {
  const other = sight.oneThat(anyOne);
  if (!other || other.score === meant.score) return undefined;
  return struckAbove(other, sightSlip(written(meant), other.score));
};

/** The same slip under a solution that its player struck out; undefined where none comes to mind. */
export function withStruck(sight: PlayersSight, slip: Slip): Slip | undefined {
  const other = sight.oneThat(anyOne);
  return other && struckAbove(other, slip);
}

function struckAbove(struck: Solution, slip: Slip): Slip | undefined {
  if (slip.solutions.some(({ word }) => word.toUpperCase() === struck.word.toUpperCase())) return undefined;
  return { ...slip, solutions: [written(struck, { isStruck: true }), ...slip.solutions] };
}

const anyOne = (): boolean => true;

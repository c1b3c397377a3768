import { circledIn, type Payable } from '../moves.ts';
import type { Turn } from '../turn.ts';

const ROW_H = 7;

/** The highest score that a word can make on row H, by circles that match if they can; undefined if it cannot be laid. */
export function bestOnRowH(turn: Turn, word: string, circles: number): Payable | undefined {
  const moves = turn
    .places(word, 'horizontal')
    .filter(({ fit }) => fit.placement.row === ROW_H)
    .flatMap((place) => place.tilings.map((tiling) => ({ place, tiling })));
  const best = Math.max(...moves.map(({ tiling }) => tiling.score));
  const tops = moves.filter(({ tiling }) => tiling.score === best);
  return tops.find(({ tiling }) => tiling.jokers === circles) ?? tops[0];
}

/** The letters circled in a word, as bits. */
export const circlesIn = (written: string): number =>
  circledIn(written).reduce((mask, index) => mask | (1 << index), 0);

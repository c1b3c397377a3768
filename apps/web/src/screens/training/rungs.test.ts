import { expect, it } from 'vitest';
import { placeAmongSolutions, rungsOf } from './rungs.ts';

const solution = (score: number, word = 'MOT') => ({ score, word, reference: 'H8' });
const SOLUTIONS = [30, 30, 24, 22, 22, 22, 9].map((score) => solution(score));

it('all the tops, then what makes less, score by score', () => {
  const rungs = rungsOf([...Array(9).fill(solution(50)), ...Array(9).fill(solution(40))]);
  expect(rungs.map(({ score, solutions, more }) => [score, solutions.length, more])).toEqual([
    [50, 9, 0],
    [40, 6, 3],
  ]);
  expect(rungsOf(SOLUTIONS).map(({ score }) => score)).toEqual([30, 24, 22, 9]);
});

it('one’s own place among solutions, and among scores', () => {
  expect(placeAmongSolutions(SOLUTIONS, 30)).toEqual({ rank: 1, rung: 1 });
  expect(placeAmongSolutions(SOLUTIONS, 22)).toEqual({ rank: 4, rung: 3 });
  expect(placeAmongSolutions(SOLUTIONS, 5)).toBeUndefined();
});

import type { Slip } from '@raccord/regulation';
import { expect, it } from 'vitest';
import { layOutSheet } from './sheet.ts';

const slipOf = (solutions: Slip['solutions']): Slip => ({ state: 'handed-in', solutions, score: 12 });

it('a word stands in the middle, with what is written around it and its jokers circled', () => {
  const outside = [{ letter: 'M', down: 1, right: -1 }];
  const { rows, solutions } = layOutSheet(slipOf([{ word: 'tAS', direction: 'vertical', reference: '9G', outside }]));
  expect(rows).toBe(13);
  expect(solutions).toMatchObject([{ column: 6, row: 5, columns: 2, rows: 3, isStruck: false, reference: '9G' }]);
  expect(solutions[0].letters).toEqual([
    { letter: 'T', isCircled: true, column: 7, row: 5 },
    { letter: 'M', isCircled: false, column: 6, row: 6 },
    { letter: 'A', isCircled: false, column: 7, row: 6 },
    { letter: 'S', isCircled: false, column: 7, row: 7 },
  ]);
});

it('solutions stand one under the other, and the slip grows with them', () => {
  const written = { direction: 'vertical', outside: [] } as const;
  const { rows, solutions } = layOutSheet(
    slipOf([
      { ...written, word: 'MENERAI', isStruck: true },
      { ...written, word: 'MANIERES' },
    ]),
  );
  expect(rows).toBe(16);
  expect(solutions.map(({ row, isStruck }) => [row, isStruck])).toEqual([
    [0, true],
    [8, false],
  ]);
});

it('a blank slip has squares and nothing in them', () => {
  expect(layOutSheet({ state: 'blank', solutions: [] })).toEqual({ rows: 13, solutions: [] });
});

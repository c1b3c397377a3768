import type { Slip, WrittenSolution } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

const solution = (word: string, change: Partial<WrittenSolution> = {}): WrittenSolution => ({
  word,
  direction: 'horizontal',
  reference: 'H4',
  outside: [],
  ...change,
});
const slipOf = (...solutions: WrittenSolution[]): Slip => ({ state: 'handed-in', solutions, score: 70 });

const STRUCK = slipOf(solution('TAS', { isStruck: true, reference: 'B1' }), solution('MENeRAI'));

test('what is struck out is there, with a stroke through it, its reference too', () => {
  const { solutions, references, score, columns, rows } = sheetOf(STRUCK);
  expect([columns, rows]).toEqual([15, 13]);
  expect(solutions.map(({ letters }) => letters.map(({ sign }) => sign).join(''))).toEqual(['TAS', 'MENERAI']);
  expect(solutions.map(({ isStruck, strikes }) => [isStruck, strikes.length])).toEqual([
    [true, 2],
    [false, 0],
  ]);
  expect(references.map(({ text, isStruck }) => [text, isStruck])).toEqual([
    ['B1', true],
    ['H4', false],
  ]);
  expect(score?.signs.map(({ sign }) => sign).join('')).toBe('70');
});

test('a joker has its circle, and a solution stands under the one before', () => {
  const [struck, standing] = sheetOf(STRUCK).solutions;
  expect(standing.letters.flatMap(({ circle }, index) => (circle ? [index] : []))).toEqual([3]);
  expect(standing.letters[0].row - struck.letters[0].row).toBe(2);
});

test('the same slip is written the same way, another one another way', () => {
  expect(sheetOf(STRUCK)).toEqual(sheetOf(structuredClone(STRUCK)));
  const [, standing] = sheetOf({ ...STRUCK, score: 71 }).solutions;
  expect(standing.letters[0].path).not.toBe(sheetOf(STRUCK).solutions[1].letters[0].path);
});

test('letters stay in their squares by hand, and stand upright in their middle when they must be legible', () => {
  for (const { row, column, x, y } of sheetOf(STRUCK).solutions.flatMap(({ letters }) => letters)) {
    expect(Math.max(Math.abs(x - column - 0.5), Math.abs(y - row - 0.5))).toBeLessThan(0.25);
  }
  for (const { row, column, x, y, turn, isRetraced } of sheetOf(STRUCK, 'legible').solutions.flatMap(
    ({ letters }) => letters,
  )) {
    expect([x - column, y - row, Math.abs(turn), isRetraced]).toEqual([0.5, 0.5, 0, false]);
  }
});

test('two tall words stand side by side, in as many rows as the taller', () => {
  const { rows, solutions } = sheetOf(
    slipOf(
      solution('ABANDONNERAIENT', { direction: 'vertical' }),
      solution('TASSE', { direction: 'vertical', isStruck: true }),
    ),
  );
  expect(rows).toBe(15);
  const columns = solutions.map(({ letters }) => letters[0].column);
  expect(columns[1] - columns[0]).toBe(2);
});

test('a reference that cannot be read is a scrawl, and a blank slip has nothing on it', () => {
  const [reference] = sheetOf(slipOf(solution('TAS', { reference: 'illisible' }))).references;
  expect(new Set(reference.signs.map(({ sign }) => sign))).toEqual(new Set(['~']));
  expect(sheetOf({ state: 'blank', solutions: [] })).toEqual({ columns: 15, rows: 13, solutions: [], references: [] });
});

test('what is hard to read is untidier', () => {
  const straying = (slip: Slip): number =>
    Math.max(...sheetOf(slip).solutions.flatMap(({ letters }) => letters.map(({ turn }) => Math.abs(turn))));
  const slips = Array.from({ length: 40 }, (_, score) => ({ ...STRUCK, score }));
  const mean = (legibility?: 'hard') =>
    slips.reduce((sum, slip) => sum + straying({ ...slip, ...(legibility ? { legibility } : {}) }), 0);
  expect(mean('hard')).toBeGreaterThan(1.5 * mean());
});

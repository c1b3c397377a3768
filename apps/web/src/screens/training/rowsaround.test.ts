import { expect, test } from 'vitest';
import { rowsAround } from './rowsaround.ts';

const players = Array.from({ length: 12 }, (_, index) => ({ name: `J${index + 1}`, total: 1000 - 10 * index }));
const others = { players: players.toReversed(), turns: [], solo: { threshold: 16, bonus: 10 } };

test('the ranking shows the first, and those around oneself', () => {
  expect(rowsAround(others, 945, 7).map(({ rank, name }) => [rank, name])).toEqual([
    [1, 'J1'],
    [4, 'J4'],
    [5, 'J5'],
    [6, 'J6'],
    [7, undefined],
    [8, 'J7'],
    [9, 'J8'],
    [10, 'J9'],
  ]);
});

test('who has as much shares the rank', () => {
  expect(rowsAround(others, 990, 2).slice(0, 4)).toMatchObject([
    { rank: 1, name: 'J1' },
    { rank: 2, name: undefined },
    { rank: 2, name: 'J2' },
    { rank: 4, name: 'J3' },
  ]);
});

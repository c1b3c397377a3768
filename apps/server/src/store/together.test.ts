import { expect, test } from 'vitest';
import { together } from './together.ts';

test('what is wanted in one turn of the event loop is asked together, and everybody gets his own', async () => {
  const asked: number[][] = [];
  const half = together(async (keys: readonly number[]) => {
    asked.push([...keys]);
    return new Map(keys.filter((key) => key % 2 === 0).map((key) => [key, key / 2]));
  });
  expect(await Promise.all([half(2), half(4), half(3), half(2)])).toEqual([1, 2, undefined, 1]);
  expect(await half(6)).toBe(3);
  expect(asked).toEqual([[2, 4, 3], [6]]);
});

test('more than one question holds are asked in several', async () => {
  const sizes: number[] = [];
  const same = together(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    return new Map(keys.map((key) => [key, key]));
  });
  const keys = Array.from({ length: 1_200 }, (_, at) => at);
  expect(await Promise.all(keys.map(same))).toEqual(keys);
  expect(sizes).toEqual([500, 500, 200]);
});

test('who was asked with others hears of the fault, and the next one is asked anew', async () => {
  let isDown = true;
  const ask = together(async (keys: readonly string[]) => {
    if (isDown) throw new Error('down');
    return new Map(keys.map((key) => [key, key]));
  });
  expect(await Promise.allSettled([ask('a'), ask('b')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  isDown = false;
  expect(await ask('a')).toBe('a');
});

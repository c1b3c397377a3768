import { expect, test } from 'vitest';
import { isHandedOn } from './handedon.ts';

const listOf = (count: number): object => ({ people: Array.from({ length: count }, () => ({})) });
const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

test('what has as many parts as a list of licences is handed on, whatever their texts; what has more is not, nor what is nested by the hundred', () => {
  expect([listOf(60_000), { file: 'x'.repeat(2 ** 22) }, nested(50), null, 7].map(isHandedOn)).toEqual(
    Array(5).fill(true),
  );
  expect([listOf(100_000), nested(200)].map(isHandedOn)).toEqual([false, false]);
});

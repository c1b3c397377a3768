import { expect, it } from 'vitest';
import { settle } from './settled.ts';

it('keeps the solution from being laid by the key that has just announced the end', () => {
  const announced = settle({ kind: 'announce', from: 0 }, 'lay', 5_000);
  expect(announced).toEqual({ kind: 'lay', from: 5_800 });
  expect(settle(announced, 'lay', 5_300)).toBe(announced);
});

it('keeps no other step waiting', () => {
  expect(settle({ kind: 'start', from: 0 }, 'announce', 5_000)).toEqual({ kind: 'announce', from: 5_000 });
  expect(settle({ kind: 'wait', from: 0 }, 'lay', 5_000)).toEqual({ kind: 'lay', from: 5_000 });
  expect(settle({ kind: 'lay', from: 5_800 }, 'announce', 5_900)).toEqual({ kind: 'announce', from: 5_900 });
});

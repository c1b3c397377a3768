import { expect, it } from 'vitest';
import { turnFollowed } from './followed.ts';

const turn = (number: number, missing: number, isEnded = true) => ({
  number,
  open: [{ centre: 'c', isEnded, missing }],
});
const closed = (number: number) => ({ number, open: [] });

it('is the first turn that misses slips, whichever screen was shown when another one ended, then the last one ended', () => {
  expect(turnFollowed([], 'c')).toBe(0);
  expect(turnFollowed([turn(1, 12)], 'c')).toBe(1);
  expect(turnFollowed([turn(1, 3), turn(2, 12)], 'c')).toBe(1);
  expect(turnFollowed([turn(1, 0), turn(2, 12)], 'c')).toBe(2);
  expect(turnFollowed([closed(1), turn(2, 12)], 'c')).toBe(2);
  expect(turnFollowed([closed(1), turn(2, 0)], 'c')).toBe(2);
});

it('is never a turn that is still being played', () => {
  expect(turnFollowed([turn(1, 0), turn(2, 12, false)], 'c')).toBe(1);
  expect(turnFollowed([closed(1), turn(2, 12, false)], 'c')).toBe(1);
});

it('is that of a centre', () => {
  const elsewhere = { number: 2, open: [{ centre: 'd', isEnded: false, missing: 4 }] };
  expect(turnFollowed([closed(1), elsewhere], 'c')).toBe(2);
  expect(turnFollowed([closed(1), elsewhere], 'd')).toBe(1);
});

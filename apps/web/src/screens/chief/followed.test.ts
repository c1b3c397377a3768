import { expect, it } from 'vitest';
import { turnFollowed } from './followed.ts';

const turn = (number: number, missing: number, isEnded = true) => ({
  number,
  open: [{ centre: 'c', isEnded, missing }],
});
const closed = (number: number) => ({ number, open: [] });

it('stays with a turn until its slips are there, then goes on to the last one that has ended', () => {
  expect(turnFollowed([], 'c', 0)).toBe(0);
  expect(turnFollowed([turn(1, 12)], 'c', 0)).toBe(1);
  expect(turnFollowed([turn(1, 3), turn(2, 12)], 'c', 1)).toBe(1);
  expect(turnFollowed([turn(1, 0), turn(2, 12)], 'c', 1)).toBe(2);
  expect(turnFollowed([closed(1), turn(2, 12)], 'c', 1)).toBe(2);
});

it('does not follow a turn that is still being played', () => {
  expect(turnFollowed([turn(1, 0), turn(2, 12, false)], 'c', 1)).toBe(1);
  expect(turnFollowed([closed(1), turn(2, 12, false)], 'c', 1)).toBe(1);
});

it('looks at its own centre', () => {
  const elsewhere = { number: 2, open: [{ centre: 'd', isEnded: false, missing: 4 }] };
  expect(turnFollowed([closed(1), elsewhere], 'c', 1)).toBe(2);
  expect(turnFollowed([closed(1), elsewhere], 'd', 1)).toBe(1);
});

it('goes back where a turn was taken away', () => {
  expect(turnFollowed([closed(1)], 'c', 2)).toBe(1);
});

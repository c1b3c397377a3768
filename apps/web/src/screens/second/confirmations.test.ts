import { expect, it } from 'vitest';
import type { DeskTable } from '../../server/answers.ts';
import { asConfirmed, unseenConfirmations } from './confirmations.ts';

const confirm = (id: string, entrant: string, turn = 1) => ({
  ...{ id, type: 'confirm-slip' as const, data: { game: 'g', turn, entrant } },
});
const undo = (event: string) => ({ id: `u${event}`, type: 'undo' as const, data: { event } });

it('is what was confirmed or taken back since the view was made, the last word counting', () => {
  const known = [confirm('1', 'p1'), confirm('2', 'p2'), undo('1'), confirm('3', 'p1'), confirm('4', 'p4', 2)];
  const of = (...unseen: typeof known) => unseenConfirmations(unseen, known, 'g', 1);
  expect(of()).toEqual([]);
  expect(of(known[1], known[4])).toEqual([['p2', true]]);
  expect(of(known[2])).toEqual([['p1', false]]);
  expect(of(...known)).toEqual([
    ['p1', true],
    ['p2', true],
  ]);
  expect(of(undo('elsewhere'))).toEqual([]);
});

it('leaves the other tables as they are told', () => {
  const tables = [
    { entrant: 'p1', isConfirmed: true },
    { entrant: 'p2', isConfirmed: false },
    { entrant: 'p3', isConfirmed: false },
  ] as DeskTable[];
  const shown = asConfirmed(
    tables,
    new Map([
      ['p1', false],
      ['p2', true],
    ]),
  );
  expect(shown.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true, false]);
  expect(shown[2]).toBe(tables[2]);
});

import { expect, test } from 'vitest';
import { slipName } from '../../slip/keys.ts';
import type { Overlay } from '../../slip/overlay.ts';
import { appealable, nextOf } from './appealable.ts';

type Line = Parameters<typeof nextOf>[0];

const line = (turn: number, change: Partial<Line> = {}): Line => ({
  ...{ game: 'g', turn, running: 0, rank: 1, outcome: 'accepted', points: 0, penalty: 0, warnings: 0, warningCost: 0 },
  ...{ bonus: 0, reasons: [], decidedBy: 'program', isProvisional: false, total: 0 },
  slip: { state: 'handed-in', solutions: [] },
  ...change,
});
const { slip: _, ...empty } = line(2);
const turnsOf = (lines: readonly Line[], overlay: Overlay = new Map()) =>
  appealable(lines, 'p', overlay).map(({ turn }) => turn);

test('a turn is contested once at a time, where there is something to contest', () => {
  const pending = { to: 'commission', isLate: false, isPending: true } as const;
  const ruled = { ...empty, turn: 3, reasons: [{ code: 'ruling' as const, citation: '', text: '' }] };
  const lines = [
    line(1),
    empty,
    ruled,
    line(4, { appeal: pending }),
    line(5, { appeal: { ...pending, isPending: false } }),
  ];
  expect(turnsOf(lines)).toEqual([1, 3, 5]);
  expect(turnsOf([line(6, { appeal: { to: 'federation', isLate: false, isPending: false } })])).toEqual([]);
});

test('one that waits in this page counts', () => {
  const filed = { appealedTo: 'commission', isSent: false } as const;
  const overlay = new Map([[slipName({ game: 'g', turn: 1, entrant: 'p' }), filed]]);
  expect(turnsOf([line(1), line(2)], overlay)).toEqual([2]);
});

test('it goes beyond the commission once that has decided for good', () => {
  expect(nextOf(line(1, { decidedBy: 'chief' }))).toBe('commission');
  expect(nextOf(line(1, { decidedBy: 'commission', isProvisional: true }))).toBe('commission');
  expect(nextOf(line(1, { decidedBy: 'commission' }))).toBe('federation');
});

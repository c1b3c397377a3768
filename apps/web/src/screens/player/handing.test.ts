import type { Slip } from '@raccord/regulation';
import { expect, it } from 'vitest';
import type { OwnSlipView } from '../../server/answers.ts';
import type { WaitingCommand } from '../../server/outbox.ts';
import { handingOf } from './handing.ts';

const KEY = { game: 'g', turn: 2 };
const slip = (score: number): Slip => ({ state: 'handed-in', solutions: [], score });
const own = (recorded?: Slip, turn = 2) =>
  ({ game: 'g', turn, ...(recorded ? { slip: recorded } : {}) }) as unknown as OwnSlipView;
const sent = (written: Slip, turn = 2, refusal?: string) =>
  ({
    ...{ order: 7, type: 'record-slips', data: { game: 'g', turn, slips: [{ entrant: 'p1', slip: written }] } },
    ...(refusal === undefined ? {} : { refusal }),
  }) as unknown as WaitingCommand;

it('is not handed in before anything is sent', () => {
  expect(handingOf(KEY, own(), [], false)).toEqual({ state: 'none' });
  expect(handingOf(KEY, own(slip(10), 1), [sent(slip(10), 1)], false)).toEqual({ state: 'none' });
});

it('waits while the phone keeps it, and until the server shows it', () => {
  expect(handingOf(KEY, own(), [sent(slip(10))], true)).toEqual({ state: 'waiting', slip: slip(10) });
  expect(handingOf(KEY, own(), [], true)).toEqual({ state: 'waiting' });
  expect(handingOf(KEY, own(slip(9)), [sent(slip(10))], true)).toEqual({ state: 'waiting', slip: slip(10) });
});

it('waits while the phone keeps a change of it', () => {
  const change = { order: 8, type: 'correct-slip', data: { game: 'g', turn: 2, entrant: 'p1', slip: slip(12) } };
  expect(handingOf(KEY, own(slip(9)), [change as unknown as WaitingCommand], true)).toEqual({
    state: 'waiting',
    slip: slip(12),
  });
});

it('is handed in once the server has it', () => {
  expect(handingOf(KEY, own(slip(10)), [], true)).toEqual({ state: 'handed-in', slip: slip(10) });
});

it('says why it was not taken; a slip taken before stays', () => {
  const refusal = { text: 'trop tard', order: 7 };
  expect(handingOf(KEY, own(), [sent(slip(10), 2, 'trop tard')], false)).toEqual({
    ...{ state: 'refused', slip: slip(10), refusal },
  });
  expect(handingOf(KEY, own(slip(9)), [sent(slip(10), 2, 'trop tard')], false)).toEqual({
    ...{ state: 'handed-in', slip: slip(9), refusal },
  });
});

import type { Slip } from '@raccord/regulation';
import { expect, it } from 'vitest';
import type { OwnSlipView } from '../../server/answers.ts';
import type { ServerFault } from '../../server/client.ts';
import type { WaitingCommand } from '../../server/commandoutbox.ts';
import { handingOf } from './handing.ts';

const KEY = { game: 'g', turn: 2 };
const slip = (score: number): Slip => ({ state: 'handed-in', solutions: [], score });
const own = (recorded?: Slip, turn = 2) =>
  ({ game: 'g', turn, ...(recorded ? { slip: recorded } : {}) }) as unknown as OwnSlipView;
const refused = (written: Slip, refusal: ServerFault) =>
  ({
    ...{ order: 7, type: 'record-slips', data: { ...KEY, slips: [{ entrant: 'p1', slip: written }] } },
    refusal,
  }) as unknown as WaitingCommand;
const LATE: ServerFault = { code: 'turn-ended', text: 'trop tard' };

it('is not handed in before anything is sent, nor once what was sent is gone from the server', () => {
  expect(handingOf(KEY, own(), undefined, [])).toEqual({ state: 'none' });
  expect(handingOf(KEY, own(slip(10), 1), undefined, [])).toEqual({ state: 'none' });
});

it('waits while the phone keeps it, and is handed in once the server has it, shown or not', () => {
  const [kept, sent] = [false, true].map((isSent) => ({ slip: slip(10), isSent }));
  expect(handingOf(KEY, own(), kept, [])).toEqual({ state: 'waiting', slip: slip(10) });
  expect(handingOf(KEY, own(slip(9)), kept, [])).toEqual({ state: 'waiting', slip: slip(10) });
  expect(handingOf(KEY, own(), sent, [])).toEqual({ state: 'handed-in', slip: slip(10) });
  expect(handingOf(KEY, own(slip(10)), undefined, [])).toEqual({ state: 'handed-in', slip: slip(10) });
});

it('says why it was not taken; a slip taken before stays', () => {
  const refusal = { text: 'trop tard', order: 7 };
  const late = refused(slip(10), LATE);
  expect(handingOf(KEY, own(), undefined, [late])).toEqual({ state: 'refused', slip: slip(10), refusal });
  expect(handingOf(KEY, own(slip(9)), undefined, [late])).toEqual({ state: 'handed-in', slip: slip(9), refusal });
  expect(handingOf({ ...KEY, turn: 3 }, own(undefined, 3), undefined, [late])).toEqual({ state: 'none' });
});

it('says that the server failed on it, though it may be done', () => {
  const failed = refused(slip(10), { code: 'internal', text: 'panne' });
  expect(handingOf(KEY, own(), { slip: slip(10), isSent: false }, [failed])).toMatchObject({
    ...{ state: 'refused', refusal: { text: 'panne' } },
  });
});

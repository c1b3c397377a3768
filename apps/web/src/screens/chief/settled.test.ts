import { expect, it } from 'vitest';
import { holdOff, settleStep } from './settled.ts';

it('takes no key for a step that has just changed, whichever it was', () => {
  const laid = settleStep({ step: 'lay 1', from: 0 }, 'draw 2', 5_000);
  expect(laid).toEqual({ step: 'draw 2', from: 5_600 });
  expect(settleStep(laid, 'draw 2', 5_300)).toBe(laid);
  expect(settleStep(laid, 'close 1', 5_900)).toEqual({ step: 'close 1', from: 6_500 });
});

it('takes none of the keys that somebody goes on pressing after a step has changed', () => {
  const laid = settleStep({ step: 'lay 1', from: 0 }, 'draw 2', 5_000);
  const pressed = holdOff(laid, 5_500);
  expect(settleStep(pressed, 'draw 2', 5_700)).toEqual({ step: 'draw 2', from: 6_100 });
});

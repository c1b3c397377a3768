import { expect, it } from 'vitest';
import type { CorrectionSlip } from '../../server/answers.ts';
import { receiptOf, stillToTell, tellingOf } from './receipts.ts';

const due = { game: 'g', turn: 3, isDue: true, isOptional: false } as CorrectionSlip;
const given = (turn: number, order = 1) =>
  ({ type: 'deliver-correction', data: { game: 'g', turn, entrant: 'p1', means: 'screen' }, order }) as const;

it('is due until it is given, waits here, then has arrived', () => {
  expect(receiptOf(due, [], [])).toBe('none');
  expect(receiptOf(due, [given(2)], [given(2)])).toBe('none');
  expect(receiptOf(due, [given(3)], [given(3)])).toBe('waiting');
  expect(receiptOf(due, [given(3)], [])).toBe('arrived');
  expect(receiptOf({ ...due, isDue: false }, [], [])).toBe('arrived');
});

it('is shown as well where nobody has to send it', () => {
  expect(receiptOf({ ...due, isOptional: true, isDue: false }, [], [])).toBe('none');
});

it('is due again when the same is told once more after it was lifted', () => {
  const given = new Set([tellingOf(due)]);
  expect(stillToTell(given, [due])).toEqual(given);
  expect(stillToTell(given, [{ ...due, isDue: false }])).toEqual(new Set());
  expect(stillToTell(given, [])).toEqual(new Set());
});

import { expect, it } from 'vitest';
import type { CorrectionSlip } from '../../server/answers.ts';
import { receiptOf, stillToTell, tellingOf } from './receipts.ts';

const due = { game: 'g', turn: 3, isDue: true, isOptional: false } as CorrectionSlip;
const given = (isSent: boolean) => ({ isCorrectionDue: false, isCorrectionOptional: false, isSent });

it('is due until it is given, waits here, then has arrived', () => {
  expect(receiptOf(due, undefined)).toBe('none');
  expect(receiptOf(due, { appealedTo: 'commission', isSent: false })).toBe('none');
  expect(receiptOf(due, given(false))).toBe('waiting');
  expect(receiptOf(due, given(true))).toBe('arrived');
  expect(receiptOf({ ...due, isDue: false }, undefined)).toBe('arrived');
});

it('is shown as well where nobody has to send it', () => {
  expect(receiptOf({ ...due, isOptional: true, isDue: false }, undefined)).toBe('none');
});

it('is due again when the same is told once more after it was lifted', () => {
  const given = new Set([tellingOf(due)]);
  expect(stillToTell(given, [due])).toEqual(given);
  expect(stillToTell(given, [{ ...due, isDue: false }])).toEqual(new Set());
  expect(stillToTell(given, [])).toEqual(new Set());
});

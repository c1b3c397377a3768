import { expect, test } from 'vitest';
import type { ReferredSlip } from '../../server/answers.ts';
import { slipName } from '../../slip/keys.ts';
import type { UnseenChange } from '../../slip/overlay.ts';
import { casesOf } from './cases.ts';

const found = (entrant: string) => ({ game: 'g', turn: 1, entrant }) as ReferredSlip;
const REFERRED = { slips: [found('p1'), found('p2')], decided: [found('p3')] };

const listed = (entrant: string, change: UnseenChange, role: 'commission' | 'chief' = 'commission') => {
  const { pending, decided } = casesOf(REFERRED, new Map([[slipName(found(entrant)), change]]), role);
  const tell = (cases: typeof pending) =>
    cases.map((one) => one.entrant + (one.isKept ? ' kept' : one.isWaiting ? ' waiting' : ''));
  return [tell(pending), tell(decided)];
};

test('a case that this station has decided is decided, before the server says so', () => {
  expect(listed('p1', { isRuled: true, isDecided: true, isSent: false })).toEqual([['p2'], ['p1 kept', 'p3']]);
  expect(listed('p1', { isRuled: true, isDecided: true, isSent: true })).toEqual([['p2'], ['p1 waiting', 'p3']]);
});

test('for the time being, or by the chief, it stays to be decided', () => {
  expect(listed('p1', { isRuled: true, isDecided: false, isSent: false })).toEqual([['p1 kept', 'p2'], ['p3']]);
  expect(listed('p1', { isRuled: true, isDecided: true, isSent: false }, 'chief')).toEqual([['p1 kept', 'p2'], ['p3']]);
});

test('a decision withdrawn is to be made again', () => {
  expect(listed('p3', { isDecided: false, isSent: false })).toEqual([['p1', 'p2', 'p3 kept'], []]);
});

import { expect, test } from 'vitest';
import { STORE_FAULTS } from '../store/faults.ts';
import { StoreFault, type StoreFaultCode } from '../store/store.ts';
import { ApiFault, apiFaultOf } from './faults.ts';

/** Where sending again does not help. */
const OWN_STATUS: Partial<Record<StoreFaultCode, number>> = {
  'disk-full': 507,
  damaged: 500,
  'too-new': 500,
};

/** Told by their own sentences: a tournament, a club, a sitting or the calendar is named, or what there is too much of. */
const TOLD: readonly StoreFaultCode[] = [
  'tournament-damaged',
  'club-damaged',
  'sitting-damaged',
  'federation-damaged',
  'club-unknown',
  'stream-unknown',
  'club-full',
];
const UNTOLD = (Object.keys(STORE_FAULTS) as StoreFaultCode[]).filter((code) => !TOLD.includes(code));

test.each(UNTOLD)('a store that fails (%s) says what to do, and names no place', (code) => {
  const fault = apiFaultOf(new StoreFault(code, '/home/juge/raccord.sqlite'));
  expect([fault.code, fault.status]).toEqual(OWN_STATUS[code] ? [code, OWN_STATUS[code]] : ['try-again', 503]);
  expect(JSON.stringify(fault.answer)).not.toContain('/home');
});

test.each(['tournament-damaged', 'club-damaged', 'sitting-damaged'] as const)(
  '%s: it is named, and the others go on',
  (code) => {
    const fault = apiFaultOf(new StoreFault(code, 'finale'));
    expect([fault.code, fault.status]).toEqual(['damaged', 500]);
    expect(fault.text).toMatch(/« finale ».*raccord verifier.*raccord restaurer/);
  },
);

test.each([
  ['club-unknown', 'unknown-club'],
  ['stream-unknown', 'unknown-tournament'],
] as const)('a club or a tournament that was deleted is no longer there: %s', (code, told) => {
  const fault = apiFaultOf(new StoreFault(code, '/home/juge'));
  expect([fault.code, fault.status]).toEqual([told, 404]);
  expect(fault.text).not.toContain('/home');
});

test('a club that has its share is told of what', () => {
  const fault = apiFaultOf(new StoreFault('club-full', 'Le club a déjà 3 tournois.'));
  expect([fault.code, fault.status, fault.text]).toEqual(['club-full', 422, 'Le club a déjà 3 tournois.']);
});

test('what nobody foresaw says nothing of itself', () => {
  for (const thrown of [new Error('secret'), new TypeError('secret'), 'secret', undefined, null]) {
    const fault = apiFaultOf(thrown);
    expect(fault.status).toBe(500);
    expect(JSON.stringify(fault.answer)).not.toContain('secret');
  }
});

test('a refusal of the tournament keeps its sentence', () => {
  const fault = new ApiFault('turn-closed', 'Le coup 1 est déjà clos.');
  expect([fault.status, fault.answer]).toEqual([
    ...[409, { error: { code: 'turn-closed', text: 'Le coup 1 est déjà clos.' } }],
  ]);
});

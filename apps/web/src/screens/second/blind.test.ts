import type { Slip } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import type { DeskTable } from '../../server/answers.ts';
import { blindStateOf, countToEnter, entrantToEnter, nextToEnter, without } from './blind.ts';

const SLIP: Slip = { state: 'absent', solutions: [] };
const OTHER: Slip = { state: 'blank', solutions: [] };

const tableAt = (table: number, rest: Partial<DeskTable> = {}): DeskTable =>
  ({ entrant: `p${table}`, table, isConfirmed: false, isReferred: false, ...rest }) as DeskTable;

describe('a table entered blind', () => {
  it('waits for the first entry, then is the same or different', () => {
    expect(blindStateOf(tableAt(1), {})).toBe('to-enter');
    expect(blindStateOf(tableAt(1), { p1: SLIP })).toBe('waiting');
    const first = tableAt(1, { slip: { state: 'absent', solutions: [] } });
    expect(blindStateOf(first, { p1: SLIP })).toBe('same');
    expect(blindStateOf(first, { p1: OTHER })).toBe('different');
    expect(blindStateOf(first, {})).toBe('to-enter');
  });

  it('is done once it is confirmed, or with the commission', () => {
    expect(blindStateOf(tableAt(1, { isConfirmed: true }), { p1: SLIP })).toBe('done');
    expect(blindStateOf(tableAt(1, { isReferred: true }), {})).toBe('done');
  });
});

describe('nextToEnter', () => {
  const tables = [tableAt(1), tableAt(2, { isConfirmed: true }), tableAt(3), tableAt(4)];

  it('goes around the hall, past what is done or entered', () => {
    expect(nextToEnter(tables, {}, 'p1')?.table).toBe(3);
    expect(nextToEnter(tables, { p3: SLIP }, 'p1')?.table).toBe(4);
    expect(nextToEnter(tables, { p3: SLIP }, 'p4')?.table).toBe(1);
    expect(nextToEnter(tables, { p3: SLIP, p4: SLIP }, 'p1')).toBeUndefined();
    expect(nextToEnter(tables, {}, undefined)?.table).toBe(1);
  });
});

it('forgets what is settled', () => {
  expect(without({ p1: SLIP, p2: OTHER }, ['p1'])).toEqual({ p2: OTHER });
});

it('stays at the table begun as long as it is in sight', () => {
  const late = [tableAt(1), tableAt(2)];
  const begun = entrantToEnter(late.slice(1), {}, undefined);
  expect(begun).toBe('p2');
  expect(entrantToEnter(late, {}, begun)).toBe('p2');
  expect(entrantToEnter(late.slice(0, 1), {}, begun)).toBe('p1');
  expect(entrantToEnter([tableAt(1, { isConfirmed: true })], {}, undefined)).toBeUndefined();
});

it('counts what is left to enter', () => {
  expect(countToEnter([tableAt(1), tableAt(2), tableAt(3, { isReferred: true })], { p1: SLIP })).toBe(1);
});

import { expect, test } from 'vitest';
import { conflictIn } from './conflict.ts';

const TURN = { game: 'g', turn: 3 };
const slip = { state: 'handed-in', solutions: [] } as const;
const recorded = { code: 'slip-already-recorded', text: 'Déjà saisi.' } as const;
const record = (...entrants: string[]) => ({
  ...{ type: 'record-slips' as const, refusal: recorded },
  data: { ...TURN, slips: entrants.map((entrant) => ({ entrant, slip })) },
});

test('a slip refused because another one is there is in conflict with it', () => {
  const conflict = { key: { ...TURN, entrant: 'p1' }, slip };
  expect(conflictIn(record('p1'))).toEqual(conflict);
  const data = { ...TURN, entrant: 'p1', slip, reason: 'r' };
  expect(conflictIn({ type: 'correct-slip', data, refusal: recorded })).toEqual(conflict);
});

test('what is refused for anything else, or writes no slip, is not', () => {
  expect(conflictIn({ ...record('p1'), refusal: { code: 'turn-ended', text: 'Trop tard.' } })).toBeUndefined();
  expect(conflictIn(record('p1', 'p2'))).toBeUndefined();
  expect(conflictIn({ type: 'confirm-slip', data: { ...TURN, entrant: 'p1' }, refusal: recorded })).toBeUndefined();
});

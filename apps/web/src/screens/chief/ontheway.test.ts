import { expect, it } from 'vitest';
import { slipsOnTheWay } from './ontheway.ts';

const KEY = { game: 'g', turn: 1 };
const slip = { state: 'absent', solutions: [] } as const;
const record = (...entrants: string[]) => ({
  type: 'record-slips' as const,
  data: { ...KEY, slips: entrants.map((entrant) => ({ entrant, slip })) },
});

it('counts the tables of a turn whose slip or decision has been sent, each once, and nothing that was refused', () => {
  const average = { ...KEY, entrant: 'p3', ruling: { outcome: 'average' as const }, reason: 'perdu' };
  const sent = [
    record('p1', 'p2'),
    { type: 'rule-slip' as const, data: average },
    record('p3'),
    { type: 'confirm-slip' as const, data: { ...KEY, entrant: 'p4' } },
    { ...record('p5'), refusal: { code: 'turn-ended' as const, text: 'La fin du coup est annoncée.' } },
  ];
  expect(slipsOnTheWay(sent, KEY)).toBe(3);
  expect(slipsOnTheWay(sent, { ...KEY, turn: 2 })).toBe(0);
  expect(slipsOnTheWay(sent, { ...KEY, game: 'h' })).toBe(0);
});

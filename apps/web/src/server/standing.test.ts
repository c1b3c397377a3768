import { expect, test } from 'vitest';
import { isSameStation } from './standing.ts';

const REFEREE = { role: 'referee', name: 'Renard', tournament: 't', centre: 'c', id: 'a1' } as const;
const CHIEF = { role: 'chief', name: 'Responsable', tournament: 't', centre: 'c' } as const;

test('a station is the same under another name or in another centre, and once its holder was taken off', () => {
  expect(isSameStation({ ...REFEREE, name: 'Renarde', centre: 'd' }, REFEREE)).toBe(true);
  expect(isSameStation({ role: 'referee', name: 'Renard', tournament: 't' }, REFEREE)).toBe(true);
});

test('another person, role, tournament or centre to run is another station', () => {
  expect(isSameStation({ ...REFEREE, id: 'a2' }, REFEREE)).toBe(false);
  expect(isSameStation({ ...REFEREE, tournament: 'u' }, REFEREE)).toBe(false);
  expect(isSameStation(CHIEF, REFEREE)).toBe(false);
  expect(isSameStation({ ...CHIEF, centre: 'd' }, CHIEF)).toBe(false);
});

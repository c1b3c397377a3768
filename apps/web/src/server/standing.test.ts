import { expect, test } from 'vitest';
import { isStationSame } from './standing.ts';

const REFEREE = { role: 'referee', name: 'Renard', tournament: 't', centre: 'c', id: 'a1' } as const;
const CHIEF = { role: 'chief', name: 'Responsable', tournament: 't', centre: 'c' } as const;

test('a station is the same under another name or in another centre, and once its holder was taken off', () => {
  expect(isStationSame({ ...REFEREE, name: 'Renarde', centre: 'd' }, REFEREE)).toBe(true);
  expect(isStationSame({ role: 'referee', name: 'Renard', tournament: 't' }, REFEREE)).toBe(true);
});

test('another person, role, tournament or centre to run is another station', () => {
  expect(isStationSame({ ...REFEREE, id: 'a2' }, REFEREE)).toBe(false);
  expect(isStationSame({ ...REFEREE, tournament: 'u' }, REFEREE)).toBe(false);
  expect(isStationSame(CHIEF, REFEREE)).toBe(false);
  expect(isStationSame({ ...CHIEF, centre: 'd' }, CHIEF)).toBe(false);
});

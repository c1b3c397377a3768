import { afterEach, expect, test } from 'vitest';
import type { Station } from '../access/station.ts';
import { Audience } from './audience.ts';

const audience = new Audience(() => 0);
afterEach(() => audience.close());

let pages = 0;
const stationOf = (link: string, role: Station['role']): Station => ({
  ...{ link, role, session: `s${++pages}`, label: link, expiresAt: 1 },
});
const join = (tournament: string, link: string, role: Station['role']) =>
  audience.join({ station: stationOf(link, role), stream: tournament, end: () => undefined });

test('stations are counted by tournament and role, whatever the number of their pages', () => {
  const leaveChief = join('a', 'chief', 'chief');
  join('b', 'chief', 'chief');
  const leaveFirst = join('a', 'r1', 'referee');
  const leaveAgain = join('a', 'r1', 'referee');
  join('a', 'r2', 'referee');
  expect(audience.online('a')).toEqual({ chief: 1, referee: 2 });
  expect(audience.online('b')).toEqual({ chief: 1 });
  leaveFirst();
  expect(audience.online('a')).toEqual({ chief: 1, referee: 2 });
  leaveAgain();
  leaveAgain();
  leaveChief();
  expect(audience.online('a')).toEqual({ referee: 1 });
  audience.endLinks(new Set(['r2']));
  expect(audience.online('a')).toEqual({});
  expect(audience.online('b')).toEqual({ chief: 1 });
});

test('spectators, who have one link, are counted one by one, and there is room for a hall of them', () => {
  const few = new Audience(() => 0, { perSession: 1, perLink: 2, perPublicLink: 3 });
  const joinFew = (link: string, role: Station['role']) => {
    const station = stationOf(link, role);
    if (few.hasRoomFor(station)) few.join({ station, stream: 'a', end: () => undefined });
  };
  for (let page = 0; page < 5; page++) {
    joinFew('hall', 'screen');
    joinFew('public', 'spectator');
  }
  expect(few.size).toBe(2 + 3);
  expect(few.online('a')).toEqual({ screen: 1, spectator: 3 });
  few.close();
});

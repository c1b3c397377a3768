import { expect, test } from 'vitest';
import { clubLevel, findClubs, fullness, type HostedClub } from './clublist.ts';

const NOTHING = { tournaments: 0, members: 0, sittings: 0, lexicons: 0 };

const club = (name: string, others: Partial<HostedClub> = {}): HostedClub => ({
  ...{ id: `club-${name.length}`, name, sequence: 1, used: NOTHING, quotas: {}, lastAt: 0 },
  ...others,
});

const NAMES = ['Vichy', 'Épinal', 'Scrabble de Vichy-Est', 'Zuydcoote', 'Évian 10', 'Évian 9'];
const CLUBS = NAMES.map((name, index) => club(name, { lastAt: index }));
const namesOf = (clubs: readonly HostedClub[]) => clubs.map(({ name }) => name);

test('every word typed is in the name or the id, without accents and in any order', () => {
  expect(namesOf(findClubs(CLUBS, 'VICHY', 'name'))).toEqual(['Scrabble de Vichy-Est', 'Vichy']);
  expect(namesOf(findClubs(CLUBS, 'est scrab', 'name'))).toEqual(['Scrabble de Vichy-Est']);
  expect(namesOf(findClubs(CLUBS, 'epi', 'name'))).toEqual(['Épinal']);
  expect(namesOf(findClubs(CLUBS, 'club-9', 'name'))).toEqual(['Zuydcoote']);
  expect(findClubs(CLUBS, 'lyon', 'name')).toEqual([]);
});

test('by name as in a dictionary, by the last activity, by how full they are', () => {
  expect(namesOf(findClubs(CLUBS, '', 'name')).slice(0, 3)).toEqual(['Épinal', 'Évian 9', 'Évian 10']);
  expect(namesOf(findClubs(CLUBS, '', 'recent'))).toEqual(NAMES.toReversed());
  const small = club('Petit', { used: { ...NOTHING, members: 9 }, quotas: { members: 10 } });
  const closed = club('Fermé', { quotas: { tournaments: 0 } });
  expect(namesOf(findClubs([small, club('Sans limite'), closed], '', 'fullest'))).toEqual([
    ...['Fermé', 'Petit', 'Sans limite'],
  ]);
});

test('the tightest limit says how full a club is; without one it never is', () => {
  expect(fullness(club('A', { used: { tournaments: 900, members: 40, sittings: 7, lexicons: 9e9 } }))).toBe(0);
  const limited = {
    used: { tournaments: 10, members: 40, sittings: 0, lexicons: 0 },
    quotas: { tournaments: 40, members: 50 },
  };
  expect(fullness(club('B', limited))).toBe(0.8);
  expect([0, 0.89, 0.9, 1, 1.2].map(clubLevel)).toEqual([undefined, undefined, 'nearlyFull', 'full', 'full']);
});

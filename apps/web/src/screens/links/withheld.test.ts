import { describeDetails } from '@raccord/tournament';
import { expect, it } from 'vitest';
import { soughtAmong } from './withheld.ts';

const entrant = (id: string, name: string, category: string, isWithheld = false) => ({
  ...{
    id,
    members: [{ name, category, club: 'PAR' }],
    centre: 'c',
    table: 1,
    isPresent: true,
    presence: 'present' as const,
  },
  ...(isWithheld ? { isWithheld: true as const } : {}),
});
const ALL = [
  entrant('1', 'Émile Chat', 'Senior'),
  entrant('2', 'Anne Loup', 'Cadet', true),
  entrant('3', 'Luc', 'Cadet'),
];
const ids = (typed: string) => soughtAmong(ALL, typed).map(({ id }) => id);

it('finds by name, by category and by club, and else shows whose name is withheld', () => {
  expect(ids('')).toEqual(['2']);
  expect(ids('emile')).toEqual(['1']);
  expect(ids('cadet par')).toEqual(['2', '3']);
  expect(ids('renard')).toEqual([]);
  expect(describeDetails(ALL[1].members)).toBe('Cadet · PAR');
});

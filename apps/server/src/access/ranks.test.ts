import { ROLES } from '@raccord/contract';
import { expect, test } from 'vitest';
import { mayLink, type Rank, rankOf, type Where, whereIs } from './ranks.ts';

const RANKS: readonly Rank[] = ['installation', 'club', 'tournament', 'centre'];
const PLACES: readonly Where[] = ['own', 'other', 'none'];

test('who may make which link, all of it', () => {
  const rows = RANKS.flatMap((rank) =>
    ROLES.map((role) => `${rank} ${role}: ${PLACES.filter((where) => mayLink(rank, role, where)).join(' ')}`.trim()),
  );
  expect(rows).toEqual([
    'installation chief: own other none',
    'installation referee: own other none',
    'installation second-referee: own other none',
    'installation commission: own other none',
    'installation screen: own other none',
    'installation player: own other none',
    'installation spectator: none',
    'installation relay: own other none',
    'club chief: own other none',
    'club referee: own other none',
    'club second-referee: own other none',
    'club commission: own other none',
    'club screen: own other none',
    'club player: own other none',
    'club spectator: none',
    'club relay: own other none',
    'tournament chief: own other none',
    'tournament referee: own other none',
    'tournament second-referee: own other none',
    'tournament commission: own other none',
    'tournament screen: own other none',
    'tournament player: own other none',
    'tournament spectator: none',
    'tournament relay: own other none',
    'centre chief: own',
    'centre referee: own',
    'centre second-referee: own',
    'centre commission:',
    'centre screen: own',
    'centre player: own',
    'centre spectator:',
    'centre relay:',
  ]);
});

test('a chief has the rank of what he runs', () => {
  expect(rankOf({})).toBe('installation');
  expect(rankOf({ club: 'c' })).toBe('club');
  expect(rankOf({ tournament: 't' })).toBe('tournament');
  expect(rankOf({ tournament: 't', centre: 'c' })).toBe('centre');
});

test('a station without a centre is in nobody’s own', () => {
  expect(whereIs('c', 'c')).toBe('own');
  expect(whereIs('d', 'c')).toBe('other');
  expect(whereIs('d', undefined)).toBe('other');
  expect(whereIs(undefined, undefined)).toBe('none');
  expect(whereIs(undefined, 'c')).toBe('none');
});

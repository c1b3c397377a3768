import { expect, test } from 'vitest';
import { candidatesOf, identityOf, type PlayerToIdentify, toIdentify } from './identity.ts';

const player = (part: Partial<PlayerToIdentify>): PlayerToIdentify => ({
  ...{ entrant: 'j1', place: 0, person: { name: 'Chat' }, recognition: { kind: 'unknown' } },
  ...part,
});

test('a player is who somebody said, else who the club recognises; what is doubtful is asked', () => {
  const known = { kind: 'known', member: 'a', by: 'name' } as const;
  expect(identityOf(player({}))).toBe('visitor');
  expect(identityOf(player({ recognition: known }))).toBe('member a');
  expect(identityOf(player({ recognition: { kind: 'doubtful', candidates: ['a'] } }))).toBe('');
  expect(identityOf(player({ recognition: known, member: null }))).toBe('visitor');
  expect(identityOf(player({ recognition: known, member: 'b' }))).toBe('member b');
});

test('the club is told what it was not told, or what is otherwise', () => {
  const said = player({ member: 'a' });
  const visitor = player({ entrant: 'j2', member: null });
  const joins = player({ entrant: 'j3' });
  const all = [said, visitor, joins];
  const ids = new Map([[joins, 'n']]);
  expect(toIdentify([said, visitor], identityOf)).toEqual([]);
  expect(toIdentify(all, identityOf, ids)).toEqual([{ entrant: 'j3', place: 0, member: 'n' }]);
  expect(toIdentify(all, () => 'visitor')).toEqual([
    { entrant: 'j1', place: 0, member: null },
    { entrant: 'j3', place: 0, member: null },
  ]);
});

test('those proposed for a player: whom the club takes him for, and whom he was said to be', () => {
  expect(candidatesOf(player({}))).toEqual([]);
  const recognition = { kind: 'doubtful', candidates: ['a', 'b'] } as const;
  expect(candidatesOf(player({ recognition, member: 'c' }))).toEqual(['a', 'b', 'c']);
});

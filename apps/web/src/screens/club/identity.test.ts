import { expect, test } from 'vitest';
import { type EveningPlayer, identityOf } from './identity.ts';

const player = (part: Partial<EveningPlayer>): EveningPlayer => ({
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

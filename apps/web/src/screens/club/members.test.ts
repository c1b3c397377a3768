import { expect, test } from 'vitest';
import type { ClubMember } from './clubqueries.ts';
import { findMembers } from './findmembers.ts';
import { likeliestTwin, mergeDoubt } from './twins.ts';

const member = (id: string, familyName: string, licence?: string, part: Partial<ClubMember> = {}): ClubMember => ({
  ...{ id, name: familyName, card: { familyName, ...(licence === undefined ? {} : { licence }) } },
  ...{ basis: id, isActive: true, isErased: false, isWithheld: false, periods: [{ since: '2026-09-01' }] },
  ...part,
});

const MEMBERS = [
  member('a', 'ÉTÉ Anne', '1234567'),
  member('b', 'BETA Bruno', undefined, { isActive: false }),
  member('c', 'Membre effacé', undefined, { isErased: true, isActive: false }),
];

test('members are found by any part of their names or of their licence', () => {
  const found = (view: 'active' | 'left' | 'all', typed: string) =>
    findMembers(MEMBERS, view, typed).map(({ id }) => id);
  expect(found('active', '')).toEqual(['a']);
  expect(found('active', 'anne ete')).toEqual(['a']);
  expect(found('active', '4567')).toEqual(['a']);
  expect(found('left', '')).toEqual(['b']);
  expect(found('all', '')).toEqual(['a', 'b']);
});

test('what speaks against merging two records is said', () => {
  const [anne] = MEMBERS;
  expect(mergeDoubt(anne, member('d', 'Anne ÉTÉ'))).toBeUndefined();
  expect(mergeDoubt(anne, member('d', 'Anne ÉTÉ', '123 45 67'))).toBeUndefined();
  expect(mergeDoubt(anne, member('d', 'ÉTÉ Anne', '7654321'))).toBe('licences');
  expect(mergeDoubt(anne, member('d', 'HIVER Anne'))).toBe('names');
  expect(likeliestTwin(anne, [MEMBERS[1], member('d', 'Anne ÉTÉ')])?.id).toBe('d');
});

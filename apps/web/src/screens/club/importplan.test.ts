import type { ReviewedPerson } from '@raccord/club';
import { checkShape, sentClubCommand } from '@raccord/contract';
import { expect, test } from 'vitest';
import type { ClubMember } from './clubqueries.ts';
import { planImport, proposedFor } from './importplan.ts';

const PEOPLE: readonly ReviewedPerson[] = [
  { card: { familyName: 'NEUF' }, recognition: { kind: 'unknown' } },
  { card: { familyName: 'NEUF' }, recognition: { kind: 'unknown' }, sameAs: 0 },
  { card: { familyName: 'ALPHA' }, recognition: { kind: 'known', member: 'a', by: 'name' } },
  {
    ...{ card: { familyName: 'BETA', series: '4B' }, recognition: { kind: 'known', member: 'b', by: 'licence' } },
    update: { familyName: 'BETA', licence: '2', series: '4B' },
  },
  { card: { familyName: 'GAMA', category: 'V' }, recognition: { kind: 'doubtful', candidates: ['c'] } },
];

const MEMBERS = [{ id: 'c', card: { familyName: 'GAMMA', licence: '3' } }] as unknown as readonly ClubMember[];

test('what is sure is proposed, what is doubtful is asked', () => {
  expect(PEOPLE.map(proposedFor)).toEqual(['add', 'skip', 'skip', 'member b', '']);
});

test('decisions become commands that the contract admits', () => {
  let count = 0;
  const newId = () => `i${++count}`;
  const plan = (last: 'add' | 'member c') =>
    planImport(PEOPLE, ['add', 'skip', 'skip', 'member b', last], MEMBERS, '2026-09-01', newId);
  const same = plan('member c');
  for (const command of same) expect(checkShape(sentClubCommand, command)).toMatchObject({ ok: true });
  expect(same.map(({ type }) => type)).toEqual(['add-members', 'correct-member', 'correct-member']);
  expect(same[2].data).toEqual({ member: 'c', card: { familyName: 'GAMMA', licence: '3', category: 'V' } });
  const [added] = plan('add');
  expect(added.data).toMatchObject({ members: [{ card: { familyName: 'NEUF' } }, { isNamesake: true }] });
});

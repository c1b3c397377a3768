import type { ReviewedPerson } from '@raccord/club';
import { checkShape, ROUTES } from '@raccord/contract';
import { expect, test } from 'vitest';
import type { ClubMember } from './clubqueries.ts';
import { planImport, proposedFor, withoutDay, withTold } from './importplan.ts';

const PEOPLE: readonly ReviewedPerson[] = [
  { card: { familyName: 'NEUF' }, recognition: { kind: 'unknown' } },
  { card: { familyName: 'NEUF' }, recognition: { kind: 'unknown' }, sameAs: { line: 0, by: 'name' } },
  { card: { familyName: 'NEUF', licence: '9' }, recognition: { kind: 'unknown' }, isNamesake: true },
  { card: { familyName: 'ALPHA' }, recognition: { kind: 'known', member: 'a', by: 'name' } },
  {
    ...{ card: { familyName: 'BETA', series: '4B' }, recognition: { kind: 'known', member: 'b', by: 'licence' } },
    update: { familyName: 'BETA', licence: '2', series: '4B' },
  },
  { card: { familyName: 'GAMA', category: 'V' }, recognition: { kind: 'doubtful', candidates: ['c'] } },
];

const MEMBERS = [{ id: 'c', card: { familyName: 'GAMMA', licence: '3' } }] as unknown as readonly ClubMember[];

test('what is sure is proposed, what is doubtful is asked', () => {
  expect(PEOPLE.map(proposedFor)).toEqual(['add', 'skip', 'add', 'skip', 'member b', '']);
});

test('decisions become one command that the contract admits', () => {
  const ids = PEOPLE.map((_, index) => `i${index}`);
  const plan = (last: 'add' | 'member c') =>
    planImport(PEOPLE, ['add', 'skip', 'add', 'skip', 'member b', last], MEMBERS, '2026-09-01', ids);
  const same = plan('member c');
  expect(checkShape(ROUTES.sendClubCommand.body, { id: 'x', type: 'import-members', data: same })).toMatchObject({
    ok: true,
  });
  expect(same.members).toEqual([
    { id: 'i0', card: { familyName: 'NEUF' }, since: '2026-09-01' },
    { id: 'i2', card: { familyName: 'NEUF', licence: '9' }, since: '2026-09-01', isNamesake: true },
  ]);
  expect(same.corrections.map(({ member }) => member)).toEqual(['b', 'c']);
  expect(same.corrections[1].card).toEqual({ familyName: 'GAMMA', licence: '3', category: 'V' });
  expect(plan('add').members).toMatchObject([{ id: 'i0' }, { isNamesake: true }, { isNamesake: true }]);
});

test('what the columns of a list tell is kept: names as they are, since when, until when', () => {
  const [person] = withTold(PEOPLE.slice(0, 1), [
    { lastName: 'de La Tour', firstName: 'Anne Marie', since: '01/09/2020', until: '2026-06-30' },
  ]);
  const { members } = planImport([person], ['add'], [], '2026-09-01', ['i']);
  expect(members).toEqual([
    {
      ...{ id: 'i', card: { familyName: 'de La Tour', firstName: 'Anne Marie' } },
      ...{ since: '2020-09-01', until: '2026-06-30' },
    },
  ]);
  expect(withoutDay([person], ['add'])).toBe(0);
  expect(withoutDay(PEOPLE, PEOPLE.map(proposedFor))).toBe(2);
});

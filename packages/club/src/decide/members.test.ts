import { expect, test } from 'vitest';
import { nameOfMember } from '../members/names.ts';
import { isActive } from '../state/state.ts';
import { openClub, openSmallClub, outcomeOf } from '../testing/desk.ts';

const nameIn = ({ journal }: ReturnType<typeof openClub>, member: string) =>
  nameOfMember(journal.state, journal.disclosures, member);

test('a licence has one holder, however it is written', () => {
  const desk = openSmallClub();
  const card = { familyName: 'DELTA', licence: '1-11' };
  const members = [{ id: 'd', card, salt: desk.salt(), since: '2026-10-01' }];
  expect(outcomeOf(desk.ask('add-members', { members }))).toBe('licence-taken');
  expect(outcomeOf(desk.ask('correct-member', { member: 'c', card, salt: desk.salt() }))).toBe('licence-taken');
});

test('a second member of one name is a namesake that somebody confirmed, in whatever order the words are', () => {
  const desk = openSmallClub();
  const card = { familyName: 'Anne', firstName: 'Alpha' };
  const member = { id: 'd', card, salt: desk.salt(), since: '2026-10-01' };
  expect(outcomeOf(desk.ask('add-members', { members: [member] }))).toBe('name-taken');
  expect(outcomeOf(desk.ask('add-members', { members: [{ ...member, isNamesake: true }] }))).toBe('members-added');
});

test('a list with somebody twice is refused whole', () => {
  const desk = openClub();
  const one = (id: string, licence: string) => ({
    ...{ id, card: { familyName: 'EPSILON', firstName: id, licence }, salt: desk.salt(), since: '2026-09-01' },
  });
  expect(outcomeOf(desk.ask('add-members', { members: [one('x', '7'), one('y', '7')] }))).toBe('licence-taken');
  const twice = [one('x', '7'), { ...one('y', '8'), card: { familyName: 'EPSILON', firstName: 'X' } }];
  expect(outcomeOf(desk.ask('add-members', { members: twice }))).toBe('name-taken');
  expect(outcomeOf(desk.ask('add-members', { members: [one('x', '7'), one('x', '8')] }))).toBe('id-taken');
  expect(desk.journal.state.members.size).toBe(0);
});

test('a renamed member is known by both names', () => {
  const desk = openSmallClub();
  desk.tell('correct-member', { member: 'a', card: { familyName: 'OMEGA', firstName: 'Anne' }, salt: desk.salt() });
  expect(nameIn(desk, 'a')).toBe('OMEGA Anne');
  expect(desk.journal.directory.namesakesOf('Anne Alpha')).toEqual(['a']);
  expect(desk.journal.directory.holderOf('111')).toBeUndefined();
});

test('one leaves and comes back, on days that follow', () => {
  const desk = openSmallClub();
  const isMember = () =>
    [...desk.journal.state.members.values()].filter((one) => isActive(desk.journal.state, one)).length;
  expect(outcomeOf(desk.ask('note-leaving', { member: 'a', on: '2026-08-31' }))).toBe('before-period');
  desk.tell('note-leaving', { member: 'a', on: '2026-12-01', reason: desk.reason('déménagement') });
  expect(isMember()).toBe(2);
  expect(outcomeOf(desk.ask('note-leaving', { member: 'a', on: '2026-12-02' }))).toBe('already-left');
  expect(outcomeOf(desk.ask('note-return', { member: 'a', on: '2026-11-30' }))).toBe('before-period');
  desk.tell('note-return', { member: 'a', on: '2027-01-10' });
  expect(isMember()).toBe(3);
  expect(outcomeOf(desk.ask('note-return', { member: 'a', on: '2027-01-11' }))).toBe('still-member');
  expect(desk.journal.state.members.get('a')?.periods).toEqual([
    { since: '2026-09-01', until: '2026-12-01' },
    { since: '2027-01-10' },
  ]);
});

test('two records of one person are merged, and nothing happens to the merged one any more', () => {
  const desk = openSmallClub();
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  expect(nameIn(desk, 'b')).toBe('ALPHA Anne');
  expect(desk.journal.directory.holderOf('222')).toBe('a');
  expect(outcomeOf(desk.ask('note-leaving', { member: 'b', on: '2026-12-01' }))).toBe('member-merged');
  expect(outcomeOf(desk.ask('merge-members', { kept: 'b', merged: 'c', reason: desk.reason() }))).toBe('member-merged');
  const refusal = desk.ask('withhold-name', { member: 'b', isWithheld: true });
  expect(refusal.ok ? '' : refusal.fault.text).toBe(
    'La fiche « BETA Bruno » est réunie à celle de « ALPHA Anne » : faites-le sur celle-ci, ou annulez la réunion.',
  );
});

test('whoever played the same evening is two people', () => {
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-01', { p: 'a', q: 'b' });
  expect(outcomeOf(desk.ask('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() }))).toBe('both-played');
  desk.evening('e2', '2026-10-08', { p: 'a' });
  desk.tell('merge-members', { kept: 'a', merged: 'c', reason: desk.reason() });
  const players = [{ entrant: 'q', place: 0 as const, member: 'a' }];
  expect(outcomeOf(desk.ask('identify-players', { tournament: 'e2', players }))).toBe('member-twice');
});

test('a salt serves once', () => {
  const desk = openSmallClub();
  const [{ salt }] = desk.journal.disclosures.all();
  const card = { familyName: 'GAMMA', firstName: 'Clara' };
  expect(outcomeOf(desk.ask('correct-member', { member: 'c', card, salt }))).toBe('bad-salt');
  expect(outcomeOf(desk.ask('correct-member', { member: 'c', card, salt: 'abc' }))).toBe('bad-salt');
});

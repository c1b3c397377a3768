import { expect, test } from 'vitest';
import { nameOfMember } from '../members/names.ts';
import { isActive } from '../state/state.ts';
import { HOST, openSmallClub, outcomeOf } from '../testing/desk.ts';

test('a merge is undone however much happened since, and both are as they were', () => {
  const desk = openSmallClub();
  const before = structuredClone(desk.journal.state);
  const { event } = desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  desk.tell('note-leaving', { member: 'c', on: '2026-12-01' });
  desk.tell('undo', { event: event.id });
  desk.tell('undo', {});
  expect(desk.journal.state).toEqual(before);
});

test('an action is not undone while a later one relies on it', () => {
  const desk = openSmallClub();
  const { event } = desk.add('d', { familyName: 'DELTA', firstName: 'Denis' });
  desk.evening('e1', '2026-10-01', { p: 'd' });
  const refusal = desk.ask('undo', { event: event.id });
  expect(refusal.ok ? '' : refusal.fault.text).toBe(
    'Une action plus récente en dépend : joueurs reconnus dans la soirée « Soirée e1 » : 1. Annulez-la d’abord.',
  );
  desk.tell('undo', {});
  desk.tell('undo', { event: event.id });
  expect(desk.journal.state.members.has('d')).toBe(false);
});

test('an undo does not give a licence two holders, nor an evening the same person twice', () => {
  const desk = openSmallClub();
  const corrected = desk.tell('correct-member', { member: 'a', card: { familyName: 'ALPHA' }, salt: desk.salt() });
  desk.add('d', { familyName: 'DELTA', licence: '111' });
  expect(outcomeOf(desk.ask('undo', { event: corrected.event.id }))).toBe('licence-taken');
  desk.evening('e1', '2026-10-01', { p: 'a' });
  const visitor = desk.tell('identify-players', {
    tournament: 'e1',
    players: [{ entrant: 'p', place: 0, member: null }],
  });
  desk.tell('identify-players', { tournament: 'e1', players: [{ entrant: 'q', place: 0, member: 'a' }] });
  expect(outcomeOf(desk.ask('undo', { event: visitor.event.id }))).toBe('member-twice');
});

test('whoever runs an evening takes back his own actions only', () => {
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-01', { p: 'a' });
  expect(outcomeOf(desk.ask('undo', {}, HOST))).toBe('nothing-to-undo');
  const last = desk.journal.events.at(-1);
  expect(outcomeOf(desk.ask('undo', { event: last?.id ?? '' }, HOST))).toBe('not-your-action');
  desk.tell('identify-players', { tournament: 'e1', players: [{ entrant: 'q', place: 0, member: 'b' }] }, HOST);
  desk.tell('undo', {}, HOST);
  expect([...(desk.journal.state.evenings.get('e1')?.players.values() ?? [])]).toEqual(['a']);
});

test('what is lasting stays: the club, an erasure, an undo', () => {
  const desk = openSmallClub();
  const erased = desk.tell('erase-person', { person: 'c' });
  expect(outcomeOf(desk.ask('undo', { event: erased.event.id }))).toBe('nothing-to-undo');
  const [created] = desk.journal.events;
  expect(outcomeOf(desk.ask('undo', { event: created.id }))).toBe('nothing-to-undo');
});

test('a list that was imported is taken back as one: those added are gone, cards are as they were', () => {
  const desk = openSmallClub();
  const members = [
    { id: 'd', card: { familyName: 'DELTA' }, salt: desk.salt(), since: '2026-09-01' },
    { id: 'e', card: { familyName: 'ETA' }, salt: desk.salt(), since: '2020-09-01', until: '2025-06-30' },
  ];
  const corrections = [{ member: 'a', card: { familyName: 'ALPHA', firstName: 'Anna' }, salt: desk.salt() }];
  const { event } = desk.tell('import-members', { members, corrections });
  const { journal } = desk;
  const shown = () =>
    [...journal.state.members.keys()].map((id) => nameOfMember(journal.state, journal.disclosures, id));
  expect(shown()).toEqual(['ALPHA Anna', 'BETA Bruno', 'GAMMA Cléa', 'DELTA', 'ETA']);
  expect([...journal.state.members.values()].map((member) => isActive(journal.state, member))).toEqual([
    ...[true, true, true, true, false],
  ]);
  desk.tell('undo', { event: event.id });
  expect(shown()).toEqual(['ALPHA Anne', 'BETA Bruno', 'GAMMA Cléa']);
});

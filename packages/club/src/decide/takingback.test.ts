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
  const own = desk.tell('redo', {}, HOST);
  expect(desk.journal.isUndone(own.event)).toBe(false);
  const others = desk.tell('undo', { event: last?.id ?? '' });
  expect(outcomeOf(desk.ask('redo', { event: others.event.id }, HOST))).toBe('not-your-action');
});

test('what was undone comes back where it stood, once, and can be undone again', () => {
  const desk = openSmallClub();
  desk.tell('note-leaving', { member: 'c', on: '2026-10-01' });
  const left = structuredClone(desk.journal.state);
  const undone = desk.tell('undo', {});
  desk.add('d', { familyName: 'DELTA' });
  desk.tell('undo', {});
  desk.tell('redo', { event: undone.event.id });
  expect(desk.journal.state).toEqual(left);
  expect(outcomeOf(desk.ask('redo', { event: undone.event.id }))).toBe('nothing-to-redo');
  desk.tell('redo', {});
  expect([...desk.journal.state.members.keys()]).toEqual(['a', 'b', 'c', 'd']);
  desk.tell('undo', {});
  expect(desk.journal.state).toEqual(left);
});

test('a redo makes no ring of merges, gives no licence two holders, and brings back nobody who was erased', () => {
  const desk = openSmallClub();
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  const ring = desk.tell('undo', {});
  desk.tell('merge-members', { kept: 'b', merged: 'a', reason: desk.reason() });
  expect(outcomeOf(desk.ask('redo', { event: ring.event.id }))).toBe('set-since');
  const added = desk.add('d', { familyName: 'DELTA', licence: '444' });
  const taken = desk.tell('undo', { event: added.event.id });
  const other = desk.add('e', { familyName: 'EPSILON', licence: '444' });
  expect(outcomeOf(desk.ask('redo', { event: taken.event.id }))).toBe('licence-taken');
  desk.tell('undo', { event: other.event.id });
  desk.tell('erase-person', { person: 'd' });
  expect(outcomeOf(desk.ask('redo', { event: taken.event.id }))).toBe('set-since');
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

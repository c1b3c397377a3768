import { NO_EVENT } from '@raccord/stream';
import { expect, test } from 'vitest';
import { ClubJournal } from '../journal.ts';
import { ClubDesk, HOST, INSTALLATION, MANAGER, openClub, openSmallClub } from '../testing/desk.ts';
import { seasonOf } from '../testing/results.ts';
import { CLUB_REFUSAL_CODES, type ClubRefusalCode } from './refusals.ts';

type Answer = ReturnType<ClubDesk['ask']>;

const member = (desk: ClubDesk, change: object = {}) => ({
  ...{ id: 'd', card: { familyName: 'DELTA' }, salt: desk.salt(), since: '2026-09-01', ...change },
});

/** A club of three members with an evening `e1` where `p` was `a`, and what is refused there. */
const REFUSED: Readonly<Record<ClubRefusalCode, (desk: ClubDesk) => Answer>> = {
  'not-allowed': (desk) => desk.ask('erase-person', { person: 'a' }, HOST),
  'club-exists': (desk) => desk.ask('create-club', { name: 'Club' }, INSTALLATION),
  'no-club': () => new ClubDesk().ask('note-return', { member: 'a', on: '2026-10-01' }),
  'name-missing': (desk) => desk.ask('describe-club', { name: ' ', withheldCategories: [] }),
  'too-long': (desk) => desk.ask('add-members', { members: [member(desk, { card: { familyName: 'X'.repeat(101) } })] }),
  'reason-missing': (desk) => desk.ask('merge-members', { kept: 'a', merged: 'b', reason: desk.reason(' ') }),
  'nobody-named': (desk) => desk.ask('add-members', { members: [] }),
  'id-missing': (desk) => desk.ask('add-members', { members: [member(desk, { id: '' })] }),
  'id-taken': (desk) => desk.ask('add-members', { members: [member(desk, { id: 'a' })] }),
  'bad-salt': (desk) => desk.ask('add-members', { members: [member(desk, { salt: '0' })] }),
  'bad-day': (desk) => desk.ask('add-members', { members: [member(desk, { since: '2026-02-29' })] }),
  'unknown-member': (desk) => desk.ask('note-leaving', { member: 'x', on: '2026-10-01' }),
  'unknown-person': (desk) => desk.ask('erase-person', { person: 'x' }),
  'member-erased': (desk) => {
    desk.tell('erase-person', { person: 'c' });
    return desk.ask('note-leaving', { member: 'c', on: '2026-10-01' });
  },
  'member-merged': (desk) => {
    desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
    return desk.ask('note-leaving', { member: 'b', on: '2026-10-01' });
  },
  'licence-taken': (desk) =>
    desk.ask('add-members', { members: [member(desk, { card: { familyName: 'D', licence: '111' } })] }),
  'name-taken': (desk) => desk.ask('add-members', { members: [member(desk, { card: { familyName: 'Gamma Clea' } })] }),
  'card-changed': (desk) => {
    const basis = desk.journal.state.members.get('a')?.cards.at(-1);
    desk.tell('correct-member', {
      member: 'a',
      card: { familyName: 'ALPHA' },
      salt: desk.salt(),
      ...(basis ? { basis } : {}),
    });
    const late = { member: 'a', card: { familyName: 'ALFA' }, salt: desk.salt() };
    return desk.ask('correct-member', basis ? { ...late, basis } : late);
  },
  'listed-twice': (desk) => {
    const card = { familyName: 'ALPHA' };
    const corrections = [desk.salt(), desk.salt()].map((salt) => ({ member: 'a', card, salt }));
    return desk.ask('import-members', { members: [], corrections });
  },
  'already-left': (desk) => {
    desk.tell('note-leaving', { member: 'a', on: '2026-10-01' });
    return desk.ask('note-leaving', { member: 'a', on: '2026-10-02' });
  },
  'still-member': (desk) => desk.ask('note-return', { member: 'a', on: '2026-10-01' }),
  'before-period': (desk) => desk.ask('note-leaving', { member: 'a', on: '2026-08-01' }),
  'merged-with-itself': (desk) => desk.ask('merge-members', { kept: 'a', merged: 'a', reason: desk.reason() }),
  'both-played': (desk) => {
    desk.tell('identify-players', { tournament: 'e1', players: [{ entrant: 'q', place: 0, member: 'b' }] });
    return desk.ask('merge-members', { kept: 'a', merged: 'b', reason: desk.reason() });
  },
  'evening-known': (desk) => desk.ask('add-evening', { tournament: 'e1', title: 'Autre', date: '2026-10-01' }),
  'unknown-evening': (desk) => desk.ask('close-evening', { tournament: 'x', sequence: 1, hash: NO_EVENT }),
  'player-named-twice': (desk) =>
    desk.ask('identify-players', {
      tournament: 'e1',
      players: [null, 'b'].map((id) => ({ entrant: 'q', place: 0 as const, member: id })),
    }),
  'member-twice': (desk) =>
    desk.ask('identify-players', { tournament: 'e1', players: [{ entrant: 'q', place: 0, member: 'a' }] }),
  'bad-position': (desk) => desk.ask('close-evening', { tournament: 'e1', sequence: 0, hash: NO_EVENT }),
  'already-closed': (desk) => {
    desk.close('e1', 12);
    return desk.ask('close-evening', { tournament: 'e1', sequence: 12, hash: NO_EVENT });
  },
  'evening-provisional': (desk) => {
    const provisional = '1 bulletin devant la commission';
    return desk.ask('close-evening', { tournament: 'e1', sequence: 12, hash: NO_EVENT, provisional });
  },
  'season-days': (desk) => desk.ask('plan-season', seasonOf({ to: '2026-08-31' })),
  'season-count': (desk) => desk.ask('plan-season', seasonOf({ planned: 0 })),
  'season-best': (desk) => desk.ask('plan-season', seasonOf({ rule: { measure: { kind: 'total' }, best: 3 } })),
  'season-least': (desk) => desk.ask('plan-season', seasonOf({ rule: { measure: { kind: 'total' }, least: 3 } })),
  'season-absences': (desk) =>
    desk.ask('plan-season', seasonOf({ rule: { measure: { kind: 'total' }, isAbsenceZero: true } })),
  'lexicon-in-force': (desk) => {
    desk.tell('adopt-lexicon', { hash: 'h', name: 'Liste', from: '2026-09-01' });
    return desk.ask('adopt-lexicon', { hash: 'h', name: 'Liste', from: '2026-10-01' });
  },
  'bad-scale': (desk) =>
    desk.ask('plan-season', seasonOf({ rule: { measure: { kind: 'points', scale: { places: [], beyond: 0 } } } })),
  'nothing-to-undo': (desk) => desk.ask('undo', { event: 'x' }),
  'nothing-to-redo': (desk) => desk.ask('redo', { event: 'x' }),
  'set-since': (desk) => {
    desk.tell('note-leaving', { member: 'a', on: '2026-10-01' });
    const { event } = desk.tell('undo', {});
    desk.tell('note-leaving', { member: 'a', on: '2026-10-02' });
    return desk.ask('redo', { event: event.id });
  },
  'redo-first': (desk) => {
    desk.tell('note-leaving', { member: 'a', on: '2026-10-01' });
    desk.tell('note-return', { member: 'a', on: '2026-10-02' });
    const { event } = desk.tell('undo', {});
    desk.tell('undo', {});
    return desk.ask('redo', { event: event.id });
  },
  'not-your-action': (desk) => desk.ask('undo', { event: desk.journal.events.at(-1)?.id ?? '' }, HOST),
  'action-relied-upon': (desk) => desk.ask('undo', { event: desk.journal.events[1].id }),
};

function openEvening(): ClubDesk {
  const desk = openSmallClub();
  desk.evening('e1', '2026-10-01', { p: 'a' });
  return desk;
}

test.each(CLUB_REFUSAL_CODES)('%s', (code) => {
  const desk = openEvening();
  const answer = REFUSED[code](desk);
  expect(answer.ok ? answer.value.event.type : answer.fault.code).toBe(code);
  if (!answer.ok) expect(answer.fault.text).toMatch(/^[«A-ZÀ-Ý].*\.$/);
});

test('what is refused changes nothing, and a command sent twice is done once', () => {
  const desk = openEvening();
  const { length } = desk.journal.events;
  REFUSED['both-played'](openEvening());
  desk.ask('note-return', { member: 'a', on: '2026-10-01' });
  expect(desk.journal.events).toHaveLength(length);
  const command = desk.command('note-leaving', { member: 'a', on: '2026-10-01' });
  const [once, twice] = [desk.journal.submit(command), desk.journal.submit(command)];
  expect(once.ok && twice.ok && once.value.event === twice.value.event).toBe(true);
  expect(desk.journal.events).toHaveLength(length + 1);
});

test('the installation alone creates a club', () => {
  const answer = new ClubDesk(new ClubJournal()).ask('create-club', { name: 'Club' }, MANAGER);
  expect(answer.ok ? '' : answer.fault.code).toBe('not-allowed');
  expect(openClub().journal.state.description?.name).toBe('Club d’essai');
});

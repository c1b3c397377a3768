import { disclose } from '@raccord/stream';
import { expect, test } from 'vitest';
import { ClubJournal, checkClub } from './journal.ts';
import { nameOfMember } from './members/names.ts';
import { MANAGER, openSmallClub, outcomeOf } from './testing/desk.ts';

test('no event of a club has a name, a licence or a reason in it', () => {
  const desk = openSmallClub();
  desk.tell('note-leaving', { member: 'a', on: '2026-12-01', reason: desk.reason('raison de santé') });
  const chain = JSON.stringify(desk.journal.events);
  for (const text of ['ALPHA', 'Anne', '111', 'santé', MANAGER.name]) expect(chain).not.toContain(text);
  expect(JSON.stringify(desk.journal.disclosures.all())).toContain('ALPHA');
});

test('somebody erased leaves no text behind, and the chain holds', () => {
  const desk = openSmallClub();
  desk.tell('correct-member', { member: 'a', card: { familyName: 'OMEGA' }, salt: desk.salt() });
  desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason('doublon de Bruno') });
  const { event } = desk.tell('erase-person', { person: 'a' });
  const { journal } = desk;
  expect(event.data).toEqual({ persons: ['a', 'b'] });
  const kept = JSON.stringify(journal.disclosures.all());
  for (const text of ['ALPHA', 'OMEGA', 'BETA', 'Bruno']) expect(kept).not.toContain(text);
  expect(kept).toContain('GAMMA');
  expect(checkClub(journal.events, journal.disclosures.all()).ok).toBe(true);
  expect(nameOfMember(journal.state, journal.disclosures, 'b')).toBe('Membre effacé');
  const again = new ClubJournal(journal.events, journal.disclosures.all());
  expect(again.state).toEqual(journal.state);
  expect(outcomeOf(desk.ask('note-leaving', { member: 'a', on: '2026-12-01' }))).toBe('member-erased');
  expect(outcomeOf(desk.ask('erase-person', { person: 'a' }))).toBe('member-erased');
});

test('why somebody was once merged is erased with either of them, and what is to be deleted is told', () => {
  const desk = openSmallClub();
  const merge = desk.tell('merge-members', { kept: 'a', merged: 'b', reason: desk.reason('Anne et Bruno') });
  desk.tell('undo', {});
  const before = desk.journal.disclosures.all();
  const { erased } = desk.tell('erase-person', { person: 'a' });
  const kept = before.filter(({ commitment }) => !erased.includes(commitment));
  expect(desk.journal.disclosures.all()).toEqual(kept);
  expect(erased).toContain(merge.disclosures[0].commitment);
  expect(JSON.stringify(kept)).not.toContain('Anne');
  expect(JSON.stringify(kept)).toContain('BETA');
});

test('an old copy of the texts does not bring back what was erased', () => {
  const desk = openSmallClub();
  const before = desk.journal.disclosures.all();
  desk.tell('erase-person', { person: 'a' });
  const again = new ClubJournal(desk.journal.events, before);
  expect(again.disclosures.all()).toEqual(desk.journal.disclosures.all());
});

test('what a commitment stands for cannot be tried without its salt', () => {
  const text = JSON.stringify({ familyName: 'ALPHA' });
  const one = disclose('a', '1'.repeat(64), text);
  expect(disclose('a', '2'.repeat(64), text).commitment).not.toBe(one.commitment);
  expect(disclose('b', '1'.repeat(64), text).commitment).not.toBe(one.commitment);
});

test('whoever was added by mistake, or ran the club, is erased too', () => {
  const desk = openSmallClub();
  desk.add('d', { familyName: 'DELTA' });
  desk.tell('undo', {});
  desk.tell('erase-person', { person: 'd' });
  desk.tell('erase-person', { person: MANAGER.id });
  const kept = JSON.stringify(desk.journal.disclosures.all());
  expect(kept).not.toContain('DELTA');
  expect(kept).not.toContain(MANAGER.name);
  desk.tell('note-leaving', { member: 'c', on: '2026-12-01' });
  expect(JSON.stringify(desk.journal.disclosures.all())).not.toContain(MANAGER.name);
  expect(outcomeOf(desk.ask('erase-person', { person: 'nobody' }))).toBe('unknown-person');
});

test('an event or a text that was changed is found', () => {
  const { journal } = openSmallClub();
  const texts = journal.disclosures.all();
  const codeOf = (check: ReturnType<typeof checkClub>) => (check.ok ? 'ok' : check.fault.code);
  const forged = journal.events.map((event) =>
    event.type === 'club-created' ? { ...event, data: { name: 'X' } } : event,
  );
  expect(codeOf(checkClub(forged, texts))).toBe('chain-broken');
  expect(codeOf(checkClub(journal.events, [{ ...texts[1], text: '{"familyName":"X"}' }]))).toBe('text-changed');
});

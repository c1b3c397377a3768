import { type ClubCommandBody, ClubJournal, type EveningResult } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import { countKinds } from '@raccord/tournament';
import { expect, test } from 'vitest';
import { withoutErased } from './erasing.ts';

function clubAfter(...bodies: readonly ClubCommandBody[]): ClubJournal {
  const journal = new ClubJournal();
  for (const [at, body] of bodies.entries()) {
    const actor = { role: 'installation', id: 'j', name: 'Juge', salt: 'e'.repeat(64) } as const;
    unwrap(journal.submit({ ...body, id: `c${at}`, actor, at }));
  }
  return journal;
}

const member = (id: string, familyName: string, sign: string) => ({
  ...{ id, card: { familyName }, salt: sign.repeat(64), since: '2026-09-01' },
});
const players = [
  { entrant: 'p', place: 0, member: 'a' },
  { entrant: 'q', place: 0, member: 'b' },
] as const;

const row = (entrant: string, name: string) => ({
  ...{ entrant, players: [{ name }], rank: 1, total: 7, tops: 0, solos: 0, warnings: 0 },
  ...{ reasons: [], best: [], missed: [], kinds: countKinds([]) },
});
const RESULT: EveningResult = {
  ...{ tournament: 'e', sequence: 9, hash: '0'.repeat(64), top: 7, turns: 1 },
  rows: [row('p', 'ALPHA'), row('q', 'BETA')],
};

test('an evening closed again does not bring back the name of whoever was erased meanwhile', () => {
  const { state } = clubAfter(
    { type: 'create-club', data: { name: 'Club' } },
    { type: 'add-members', data: { members: [member('a', 'ALPHA', 'a'), member('b', 'BETA', 'b')] } },
    { type: 'add-evening', data: { tournament: 'e', title: 'Mardi', date: '2026-10-01' } },
    { type: 'identify-players', data: { tournament: 'e', players } },
    { type: 'erase-person', data: { person: 'a' } },
  );
  const kept = withoutErased(state, RESULT);
  expect(kept.rows.map((one) => one.players[0].name)).toEqual(['Membre effacé', 'BETA']);
  expect(withoutErased(state, { ...RESULT, rows: RESULT.rows.slice(1) }).rows).toEqual(RESULT.rows.slice(1));
});

import { type ClubCommandBody, type ClubEvent, ClubJournal, type EveningResult } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import { NO_EVENT } from '@raccord/stream';
import { countKinds } from '@raccord/tournament';
import { newId, newSalt } from '../../access/tokens.ts';
import type { ClubQuotas, DecideWriting, KeptClub } from '../store.ts';

export const NO_QUOTAS: ClubQuotas = { tournaments: null, members: null, sittings: null, lexiconBytes: null };

/** A sequence that no club has: all of it is given to who decides. */
export const UNKNOWN = -1;

export const begunAt = 1_794_700_000_000;

const ACTOR = { role: 'installation', id: 'i', name: 'Zoé Œuvrard' } as const;

/** What a command adds to a club. */
function recordedAfter({ events, disclosures }: KeptClub, body: ClubCommandBody) {
  const journal = new ClubJournal(events, disclosures);
  return unwrap(journal.submit({ ...body, id: newId(), actor: { ...ACTOR, salt: newSalt() }, at: begunAt }));
}

const EMPTY: KeptClub = { events: [], disclosures: [] };

export const begun = (name: string) => [recordedAfter(EMPTY, { type: 'create-club', data: { name } })];

export const adding = (id: string, familyName: string): ClubCommandBody => ({
  type: 'add-members',
  data: { members: [{ id, card: { familyName }, salt: newSalt(), since: '2026-09-01', isNamesake: true }] },
});

/** Decides a command on what the store has, whatever was known. */
export const deciding =
  (body: ClubCommandBody, name: string, results: readonly EveningResult[] = []): DecideWriting<ClubEvent> =>
  (events, disclosures) => {
    const { event, ...beside } = recordedAfter({ events, disclosures }, body);
    return { events: [event], ...beside, summary: { name, members: 7 }, results };
  };

export const resultOf = (tournament: string, top: number): EveningResult => ({
  ...{ tournament, sequence: 3, hash: NO_EVENT, top, turns: 2 },
  rows: [
    {
      ...{ entrant: 'e', players: [{ name: 'DUPONT Zoé' }], rank: 1, total: 12, tops: 1, solos: 0, warnings: 0 },
      ...{ reasons: [], best: [], missed: [], kinds: countKinds([]) },
    },
  ],
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClubCommandBody, EveningResult } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { adding, begun, deciding, NO_QUOTAS, resultOf, UNKNOWN } from '../store/testing/clubs.ts';
import { closePhase } from './closingphase.ts';
import { Clubs } from './clubs.ts';
import { Federations } from './federations.ts';

const NOW = 1_794_700_000_000;
const BY = { role: 'installation', id: 'j' } as const;
const ORDER = { id: 'clore', by: BY, phase: 'q' };

let directory: string;
let store: EventStore;
let clubs: Clubs;
let federations: Federations;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-closing-'));
  store = await openStore({ directory });
  clubs = new Clubs(store, () => NOW);
  federations = new Federations(store, () => NOW);
  for (const club of ['a', 'b']) await openClub(club);
  await plan('percent');
});

afterEach(async () => {
  await federations.close();
  await clubs.close();
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const tell = (club: string, body: ClubCommandBody, results: readonly EveningResult[] = []) =>
  store.appendDecided(club, UNKNOWN, deciding(body, club, results));

/** With a member who played its one evening, which is closed. */
async function openClub(club: string): Promise<void> {
  const [tournament, member] = [`soir-${club}`, `m-${club}`];
  const result = resultOf(tournament, 20);
  const { sequence, hash } = result;
  await store.clubs.create(club, begun(club), NO_QUOTAS);
  await tell(club, adding(member, `NOM${club}`));
  await tell(club, { type: 'add-evening', data: { tournament, title: club, date: '2026-11-17' } });
  const players = [{ entrant: 'e', place: 0, member }] as const;
  await tell(club, { type: 'identify-players', data: { tournament, players } });
  await tell(club, { type: 'close-evening', data: { tournament, sequence, hash: hash.padEnd(64, '0') } }, [result]);
}

async function plan(measure: 'percent' | 'total'): Promise<void> {
  const phase = {
    ...{ id: 'q', name: 'Zone', kind: 'qualification' as const, from: '2026-11-17', to: '2026-11-17', holders: [] },
    ...{ rule: { measure }, quotas: { all: 1, category: 0, series: 0, club: 0 } },
  } as const;
  const body = { type: 'plan-phase', data: phase } as const;
  unwrap(await (await federations.open()).submit({ id: `plan-${measure}`, by: BY, body: () => body }));
}

/** Closes the phase, while something happens once the first club was read. */
async function closeWhile(happens: () => Promise<void>): Promise<number> {
  let readings = 0;
  const work = { tell: async (done: number) => void (done === 1 && readings++ === 0 && (await happens())) };
  unwrap(await closePhase({ clubs, store, federations }, ORDER, work));
  return readings;
}

const kept = async () => {
  const { journal } = await federations.open();
  const { closed } = journal.state.phases.get('q') ?? {};
  return closed && journal.rowsOf(closed).map(({ name, score }) => [name, score]);
};

test('whoever is erased while the clubs are read is in no result that is kept', async () => {
  expect(await closeWhile(() => tell('a', { type: 'erase-person', data: { person: 'm-a' } }))).toBe(2);
  expect((await kept())?.map(([name]) => name)).toEqual(['NOMb']);
  expect(JSON.stringify(await store.disclosures('calendrier des clubs'))).not.toContain('NOMa');
});

test('what else clubs do meanwhile changes nothing', async () => {
  expect(await closeWhile(() => tell('a', adding('m2', 'AUTRE')))).toBe(1);
  expect(await kept()).toHaveLength(2);
});

test('a phase that is planned otherwise meanwhile is closed by its rule', async () => {
  expect(await closeWhile(() => plan('total'))).toBe(2);
  expect((await kept())?.map(([, score]) => score)).toEqual([12, 12]);
});

test('sent again, it is not worked out again', async () => {
  expect(await closeWhile(async () => undefined)).toBe(1);
  expect(await closeWhile(() => Promise.reject(new Error('read again')))).toBe(0);
});

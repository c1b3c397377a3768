import { readWork, WORK_TYPE, type WorkProgress } from '@raccord/contract';
import { unwrap } from '@raccord/scrabble';
import { makeTournamentFile } from '@raccord/tournament';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clubs } from '../club/clubs.ts';
import { eraseFromEvenings, planEvenings } from '../club/erasing.ts';
import { exportClub } from '../maintenance/clubtransfer.ts';
import { importGame } from '../maintenance/game.ts';
import { lexiconsIn } from '../maintenance/lexicon.ts';
import { importTournament } from '../maintenance/transfer.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { openCentres } from '../views/testing/centres.ts';
import { type Work, WorkCancelled } from '../work.ts';
import { firstClub, openSmallClub, tellClub } from './testing/clubs.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { openTournament, playFirstTurn, TOURNAMENT } from './testing/tournament.ts';
import { sendWork } from './work.ts';

let server: TestServer;
let chief: Browser;
let club: string;

beforeAll(async () => {
  server = await startTestServer();
  chief = await server.enter(server.chiefLink);
  club = await firstClub(chief);
  await openTournament(chief);
  await playFirstTurn(chief, false);
  await openSmallClub(chief, club);
});

afterAll(() => server.stop());

async function follow(path: string, init: RequestInit = {}) {
  const told: WorkProgress[] = [];
  const headers = { ...(init.headers as Record<string, string>), accept: WORK_TYPE };
  const { body, ...answer } = await chief.fetch(path, { ...init, headers }).then(async (sent) => ({
    ...{ status: sent.status, type: sent.headers.get('content-type') },
    body: await readWork(sent.body as unknown as AsyncIterable<Uint8Array>, (progress) => told.push(progress)),
  }));
  return { ...answer, given: body, told, bytes: Buffer.concat(body?.body ?? []) };
}

/** Cancelled the second time that something is told. */
const givenUp = (): Work => {
  let told = 0;
  return {
    tell: async () => {
      if (told++ > 0) throw new WorkCancelled();
    },
  };
};

const withStore = async <T>(use: (store: EventStore) => Promise<T>): Promise<T> => {
  const store = await openStore({ directory: server.directory });
  return use(store).finally(() => store.close());
};

test('a document that is followed is the same, with how many of its players are done', async () => {
  const path = `/api/tournaments/${TOURNAMENT}/documents/player-sheets`;
  const plain = await chief.fetch(path);
  const { status, type, given, told, bytes } = await follow(path);
  expect([status, type, given?.status]).toEqual([200, WORK_TYPE, 200]);
  for (const header of ['content-type', 'content-disposition'])
    expect(given?.headers[header]).toBe(plain.headers.get(header));
  expect(bytes.length).toBe((await plain.arrayBuffer()).byteLength);
  expect(told.at(-1)).toEqual({ done: 3, total: 3 });
});

test('what a thread makes is followed as the rest is', async () => {
  const { given, bytes } = await follow(`/api/clubs/${club}/members/m1/file?format=pdf`);
  expect(given).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is refused is told as it would be, before the work or in it', async () => {
  const body = JSON.stringify({ id: 'x', type: 'erase-person', data: { person: 'm9' } });
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { given, bytes } = await follow(`/api/clubs/${club}/commands`, sent);
  expect(given).toMatchObject({ status: 409 });
  expect(JSON.parse(bytes.toString())).toMatchObject({ error: { code: 'unknown-person' } });
  const early = await chief.fetch(`/api/tournaments/${TOURNAMENT}/documents/rien`, { headers: { accept: WORK_TYPE } });
  expect(early.status).toBe(400);
});

test('whoever goes away cancels it', async () => {
  // What a client opens again once it has left has no request, and would be waited for.
  const app = fastify({ forceCloseConnections: true });
  const ended = new Promise((resolve) => {
    app.get('/', (request, reply) =>
      sendWork(request, reply, async (work) => {
        try {
          for (let done = 0; ; done++) await work.tell(done, 9);
        } catch (fault) {
          resolve(fault);
        }
      }),
    );
  });
  const leaving = new AbortController();
  const answer = await fetch(await app.listen({ port: 0 }), { signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  expect(await ended).toBeInstanceOf(WorkCancelled);
  await app.close();
});

test('a game whose import is cancelled leaves no tournament', async () => {
  const text = 'RETARDS RETARDS H2 68\nRETARDS RETARDS 2H 68\n';
  const order = { id: 'annulee', text, by: 'x', at: 0, work: givenUp() };
  await withStore(async (store) => {
    await expect(importGame(store, lexiconsIn(server.directory), order)).rejects.toBeInstanceOf(WorkCancelled);
    expect(await store.stream('annulee')).toBeUndefined();
  });
});

test('an erasure that is cancelled erases nothing', async () => {
  const players = [{ entrant: 'p1', place: 0, member: 'm1' } as const];
  await tellClub(chief, club, { type: 'identify-players', data: { tournament: TOURNAMENT, players } });
  await withStore(async (store) => {
    const clubs = new Clubs(store, Date.now);
    const opened = await clubs.open(club);
    if (!opened) throw new Error('no club');
    const by = { role: 'installation', id: 'j', name: 'Juge' } as const;
    const asked = { id: 'e', body: { type: 'erase-person', data: { person: 'm1' } }, by } as const;
    const before = await store.readSound(TOURNAMENT);
    const late = Date.now() + 30 * 24 * 3_600_000;
    await expect(planEvenings(store, opened, asked, 'm1', late, givenUp())).rejects.toBeInstanceOf(WorkCancelled);
    expect(await store.readSound(TOURNAMENT)).toEqual(before);
    const told: number[] = [];
    const followed = { tell: async (done: number) => void told.push(done) };
    const planned = unwrap(await planEvenings(store, opened, asked, 'm1', late, followed));
    expect(await eraseFromEvenings(store, planned, asked, late)).toMatchObject({ ok: true });
    expect(told).toEqual([0, 1]);
    expect(await store.readSound(TOURNAMENT)).not.toEqual(before);
    await clubs.close();
  });
});

test('a club is read tournament by tournament', () =>
  withStore(async (store) => {
    const told: (readonly number[])[] = [];
    const found = await store.clubs.find(club);
    if (!found) throw new Error('no club');
    await exportClub(store, lexiconsIn(server.directory), found, { tell: async (...said) => void told.push(said) });
    expect(told).toEqual([[0, 1]]);
  }));

test('a tournament file is counted as it is read; cancelled, nothing of it is there', async () => {
  const { journal, tell } = openCentres();
  for (let count = 1; count <= 240; count++) tell('add-centre', { id: `s${count}`, name: `Salle ${count}` });
  const file = [...makeTournamentFile(journal.events)].join('');
  await withStore(async (store) => {
    await expect(importTournament(store, file, 'coupe', undefined, givenUp())).rejects.toBeInstanceOf(WorkCancelled);
    expect(await store.stream('coupe')).toBeUndefined();
    const told: number[][] = [];
    const followed = { tell: async (...progress: number[]) => void told.push(progress) };
    expect(await importTournament(store, file, 'coupe', undefined, followed)).toMatchObject({ ok: true });
    const total = journal.events.length;
    expect(told).toEqual([
      [100, total],
      [200, total],
    ]);
  });
});

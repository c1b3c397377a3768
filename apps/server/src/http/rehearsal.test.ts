import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../start.ts';
import { openStore } from '../store/open.ts';
import { type Browser, startTestServer, type TestServer } from './testing/server.ts';
import { openTournament, TOURNAMENT, tell } from './testing/tournament.ts';

/** Faults of every kind need the words that people know. */
const freeLexicon = fileURLToPath(new URL('../../../../data/lexicon/lexicon.bin.br', import.meta.url));

let server: TestServer;
let chief: Browser;

beforeAll(async () => {
  server = await startTestServer({ freeLexicon });
  chief = await server.enter(server.chiefLink);
});

afterAll(() => server.stop());

async function begin(): Promise<string> {
  const made = await chief.api.createRehearsal({ body: {} });
  if (!made.ok) throw new Error(made.fault.text);
  return made.value.id;
}

async function handIn(tournament: string) {
  const handed = await chief.api.handInRehearsed({ params: { tournament }, body: {} });
  if (!handed.ok) throw new Error(handed.fault.text);
  return handed.value;
}

async function announce(tournament: string, turn: number): Promise<void> {
  await tell(chief, 'make-draw', { game: 'p1', source: { kind: 'random', seed: turn } }, tournament);
  await tell(chief, 'end-turn', { game: 'p1', turn, centre: 'salle' }, tournament);
}

const tablesOf = async (tournament: string, turn: number) => {
  const desk = await chief.api.seeDesk({ params: { tournament, game: 'p1', turn } });
  return desk.ok ? desk.value.tables : [];
};

test('a colleague records his slips one by one, and leaves a doubtful one to decide; three are on paper', async () => {
  const tournament = await begin();
  expect(await handIn(tournament)).toEqual({ turn: 0, isLast: false, left: 0, paper: [] });
  await announce(tournament, 1);
  const first = await handIn(tournament);
  expect(first).toMatchObject({ turn: 1, left: 8, paper: [{ table: 1 }, { table: 2 }, { table: 3 }] });
  for (let left = 7; left >= 0; left--) expect(await handIn(tournament)).toEqual({ ...first, left });
  expect(await handIn(tournament)).toEqual({ ...first, left: 0 });
  const tables = await tablesOf(tournament, 1);
  expect(tables.filter(({ slip }) => slip).map(({ table }) => table)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(tables.some(({ isReferred }) => isReferred)).toBe(false);

  const slips = first.paper.map(({ entrant, slip }) => ({ entrant, slip }));
  await tell(chief, 'record-slips', { game: 'p1', turn: 1, slips }, tournament);
  const proposed = await chief.api.seeSolutions({ params: { tournament, game: 'p1', turn: 1 }, query: { limit: 1 } });
  const [{ word, reference }] = proposed.ok ? proposed.value.solutions : [];
  await tell(chief, 'lay-solution', { game: 'p1', turn: 1, word, reference }, tournament);
  await announce(tournament, 2);
  for (let times = 0; times < 11; times++) await handIn(tournament);
  const referred = (await tablesOf(tournament, 2)).filter(({ isReferred }) => isReferred);
  expect(referred.map(({ table }) => table)).toEqual([6]);
});

test('nothing is kept: it is in no list and counts nowhere, and is gone once it is ended', async () => {
  const { api } = chief;
  const tournament = await begin();
  const [club] = await clubs();
  expect(club.used.tournaments).toBe(0);
  const known = await api.listTournaments();
  expect(known.ok && known.value.tournaments).toEqual([]);
  const shown = await api.readClub({ params: { club: club.id } });
  expect(shown.ok && [shown.value.evenings, shown.value.others]).toEqual([[], []]);
  const data = { tournament, title: 'Essai', date: '2026-11-15' };
  const counted = await api.sendClubCommand({
    ...{ params: { club: club.id }, body: { id: 'compter', type: 'add-evening', data } },
  });
  expect(counted).toMatchObject({ fault: { code: 'unknown-tournament' } });
  // A club that may have none may try all the same.
  await api.limitClub({ params: { club: club.id }, body: { tournaments: 0 } });
  await api.endRehearsal({ params: { tournament: await begin() } });
  await api.limitClub({ params: { club: club.id }, body: {} });

  expect(await api.endRehearsal({ params: { tournament } })).toMatchObject({ ok: true });
  expect(await api.seeHall({ params: { tournament } })).toMatchObject({ fault: { code: 'unknown-tournament' } });
});

test('another tournament is no rehearsal: it is neither played nor ended so', async () => {
  await openTournament(chief);
  const params = { tournament: TOURNAMENT };
  const fault = { code: 'unknown-tournament' };
  expect(await chief.api.handInRehearsed({ params, body: {} })).toMatchObject({ fault });
  expect(await chief.api.endRehearsal({ params })).toMatchObject({ fault });
  const hall = await chief.api.seeHall({ params: { tournament: TOURNAMENT } });
  expect(hall.ok).toBe(true);
});

test('one that a page has left is gone when another begins an hour later, and all of them at the next start', async () => {
  const left = await begin();
  await begin();
  expect((await chief.api.seeHall({ params: { tournament: left } })).ok).toBe(true);
  server.clock.ahead += 3_700_000;
  const playing = await begin();
  expect(await chief.api.seeHall({ params: { tournament: left } })).toMatchObject({
    fault: { code: 'unknown-tournament' },
  });
  expect((await chief.api.seeHall({ params: { tournament: playing } })).ok).toBe(true);
  await server.pause();
  const again = await startServer({ directory: server.directory, freeLexicon, host: '127.0.0.1', port: 0 });
  await again.stop();
  const store = await openStore({ directory: server.directory });
  expect(await store.read(playing, 0)).toEqual([]);
  expect((await store.streams()).map(({ id }) => id)).toEqual([TOURNAMENT]);
  await store.close();
});

async function clubs() {
  const listed = await chief.api.listClubs();
  if (!listed.ok) throw new Error(listed.fault.text);
  return listed.value.clubs;
}

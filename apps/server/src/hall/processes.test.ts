import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkChain } from '@raccord/stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import type { StoreHall } from './store-hall.ts';
import { addCentre, CHIEF, openHall, STREAM } from './testing/hall.ts';

/** Several processes on one PostgreSQL: one of them decides a tournament, the others hand it their commands. */

let postgres: TestPostgres;
let url: string;
const stores: EventStore[] = [];
const halls: StoreHall[] = [];

async function open(): Promise<StoreHall> {
  const store = await openStore({ url });
  stores.push(store);
  if (!(await store.streams()).some(({ id }) => id === STREAM)) await store.createStream(STREAM);
  const hall = await openHall(store);
  halls.push(hall);
  return hall;
}

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
beforeEach(async () => {
  url = await postgres.createDatabase();
});
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.close();
  for (const store of stores.splice(0)) await store.close();
});
afterAll(() => postgres.stop());

async function begin(hall: StoreHall): Promise<void> {
  const lexicon = { name: 'essai', hash: 'essai' };
  const data = { name: 'Essai', place: 'Ici', date: '2026-11-15', edition: '2019', lexicon };
  await hall.submit({ id: 'debut', type: 'create-tournament', data }, CHIEF);
}

const idsIn = async (): Promise<string[]> => {
  const events = await stores[0].read(STREAM, 0);
  expect(checkChain(events)).toEqual({ ok: true });
  return events.map(({ id }) => id);
};

test('one decides, and the others are answered as if they did: what was done, what was refused, once each', async () => {
  const [first, second] = [await open(), await open()];
  await begin(first);
  const names = Array.from({ length: 40 }, (_, at) => `c${at}`);
  const answers = await Promise.all(names.map((id, at) => addCentre(at % 2 === 0 ? first : second, id)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(second.read(({ state }) => state.centres.size)).toBe(40);
  expect(await second.submit({ id: 'x', type: 'add-centre', data: { id: 'c1', name: 'Bis' } }, CHIEF)).toEqual(
    await first.submit({ id: 'y', type: 'add-centre', data: { id: 'c1', name: 'Bis' } }, CHIEF),
  );
  // Sent again to the other process, it is the same command.
  expect(await addCentre(second, 'c0')).toEqual(answers[0]);
  expect((await idsIn()).toSorted()).toEqual(['debut', ...names].toSorted());
});

test('refusals too long to be told with the news are found where they were left', async () => {
  const [first, second] = [await open(), await open()];
  await begin(first);
  await addCentre(first, 'c');
  const again = (hall: StoreHall, id: string) =>
    hall.submit({ id, type: 'add-centre', data: { id: 'c', name: 'Bis' } }, CHIEF);
  const refused = await again(first, 'une-fois');
  expect(refused.ok).toBe(false);
  const many = Array.from({ length: 300 }, (_, at) => again(second, `fois-${at}`));
  expect(new Set((await Promise.all(many)).map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify(refused)]),
  );
});

test('a process that leaves its chair hands it on', async () => {
  const [first, second] = [await open(), await open()];
  await begin(first);
  await addCentre(second, 'a');
  await first.close();
  expect(await addCentre(second, 'b')).toMatchObject({ ok: true });
  expect(await addCentre(first, 'c')).toMatchObject({ ok: true });
  expect(await idsIn()).toEqual(['debut', 'a', 'b', 'c']);
});

test('a process that is killed is replaced, and nothing that it confirmed is lost', async () => {
  const here = await open();
  await begin(here);
  await here.close();
  const script = fileURLToPath(new URL('testing/decider.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const confirmed: string[] = [];
  const lines = createInterface(child.stdout).on('line', (line) => confirmed.push(line));
  while (confirmed.length < 30) await once(lines, 'line');
  const handed = Array.from({ length: 20 }, (_, at) => addCentre(here, `ici-${at}`));
  child.kill('SIGKILL');
  await once(child, 'close');
  const answers = await Promise.all(handed);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const ids = await idsIn();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...confirmed, ...handed.map((_, at) => `ici-${at}`)]));
}, 60_000);

test('a database that starts again leaves nobody without an answer', async () => {
  const [first, second] = [await open(), await open()];
  await begin(first);
  await addCentre(second, 'a');
  await postgres.kill();
  await postgres.restart();
  const again = async (hall: StoreHall, id: string): Promise<unknown> =>
    addCentre(hall, id).catch(() => again(hall, id));
  expect(await Promise.all([again(second, 'b'), again(first, 'c')])).toMatchObject([{ ok: true }, { ok: true }]);
  expect((await idsIn()).toSorted()).toEqual(['a', 'b', 'c', 'debut']);
}, 60_000);

test('a database that stands still holds up no look at a tournament, and loses nothing', async () => {
  const [first, second] = [await open(), await open()];
  await begin(first);
  await addCentre(second, 'a');
  const goOn = await postgres.freeze();
  const waiting = [addCentre(first, 'b'), addCentre(second, 'c')];
  try {
    for (const hall of [first, second]) expect(hall.read(({ state }) => [...state.centres.keys()])).toEqual(['a']);
  } finally {
    goOn();
  }
  expect(await Promise.all(waiting)).toMatchObject([{ ok: true }, { ok: true }]);
  expect((await idsIn()).toSorted()).toEqual(['a', 'b', 'c', 'debut']);
}, 60_000);

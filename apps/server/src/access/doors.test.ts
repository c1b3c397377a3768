import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { Doors } from './doors.ts';
import { newInstallationLink } from './links.ts';

let directory: string;
let store: EventStore;
let doors: Doors;
const clock = { now: 0 };

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-doors-'));
  store = await openStore({ directory });
  clock.now = Date.now();
  doors = new Doors(store.links, () => clock.now);
});

afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

async function enter() {
  const address = await newInstallationLink(store, '', clock.now);
  const link = await doors.linkOf(address.slice(address.lastIndexOf('/') + 1));
  const entry = link && (await doors.enter(link));
  if (!entry) throw new Error('not let in');
  return entry;
}

test('a page that asks and asks costs the store one question in thirty seconds', async () => {
  const { token } = await enter();
  const asked = vi.spyOn(store.links, 'findSession');
  for (let time = 0; time < 60; time++) {
    expect(await doors.recognise(token)).toBeDefined();
    clock.now += 1_000;
  }
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what was revoked elsewhere is forgotten once it is told, and says why', async () => {
  const { token, station } = await enter();
  expect(await doors.recognise(token)).toBeDefined();
  await store.links.revoke(station.link, clock.now, true);
  doors.endLinks(new Set(await store.links.revokedSince(clock.now)));
  expect(await doors.recognise(token)).toBeUndefined();
  expect(await doors.whyOver(token)).toBe('revoked');
});

test('whoever is being asked for while another one’s link ends is let in', async () => {
  const { token, station } = await enter();
  const asked = doors.recognise(token);
  doors.endLinks(new Set(['another']));
  expect(await asked).toMatchObject({ session: station.session });
});

test('whoever is being asked for while his own link ends is not', async () => {
  const { token, station } = await enter();
  const findSession = store.links.findSession;
  vi.spyOn(store.links, 'findSession').mockImplementationOnce(async (hash) => {
    const read = await findSession(hash);
    await store.links.revoke(station.link, clock.now, true);
    doors.endLinks(new Set([station.link]));
    return read;
  });
  expect(await doors.recognise(token)).toBeUndefined();
});

test('nothing is remembered for ever', async () => {
  const { token } = await enter();
  await doors.recognise(token);
  expect(doors.isWatching).toBe(true);
  clock.now += 120_000;
  expect(doors.isWatching).toBe(false);
});

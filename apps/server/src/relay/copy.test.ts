import { rm } from 'node:fs/promises';
import { checkChain } from '@raccord/stream';
import { afterEach, expect, test } from 'vitest';
import { newEventId } from '../access/tokens.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { erasing, tournamentOf } from '../store/testing/erasuretests.ts';
import { temporaryDirectory } from '../store/testing/places.ts';
import type { Central } from './central.ts';
import { copyEvents } from './copy.ts';

const opened: { readonly store: EventStore; readonly directory: string }[] = [];

afterEach(async () => {
  for (const { store, directory } of opened.splice(0)) {
    await store.close();
    await rm(directory, { recursive: true });
  }
});

async function storeWith(events = tournamentOf(newEventId)): Promise<EventStore> {
  const directory = await temporaryDirectory();
  const store = await openStore({ directory });
  opened.push({ store, directory });
  await store.createStream('t');
  await store.append('t', events);
  return store;
}

/** A server that has these events, and what happens there before it answers for the n-th time. */
function serverOf(store: EventStore, before: (time: number) => Promise<void>): Central {
  let times = 0;
  const readEvents = async ({ query: { after, limit } }: { query: { after: number; limit: number } }) => {
    await before(++times);
    const events = await store.read('t', after, limit);
    return { ok: true, value: { sequence: (await store.stream('t'))?.sequence, now: 0, events } };
  };
  return { ask: (question: (api: object) => unknown) => question({ readEvents }) } as unknown as Central;
}

test('a second name erased there while the first erasure is copied is no other history', async () => {
  const events = tournamentOf(newEventId);
  const [there, here] = [await storeWith(events), await storeWith(events)];
  await there.erase('t', erasing('p1'));
  const central = serverOf(there, async (time) => {
    if (time === 2) await there.erase('t', erasing('p2'));
  });
  expect(await copyEvents(central, here, 't', events.length, () => 0)).toMatchObject({ ok: true });
  const copy = await here.readSound('t');
  expect(copy).toEqual(await there.readSound('t'));
  expect(checkChain(copy)).toEqual({ ok: true });
  expect(JSON.stringify(copy)).not.toMatch(/quartz|autre/i);
});

test('another history is told as such, however often it is read', async () => {
  const [there, here] = [await storeWith(), await storeWith()];
  await there.erase('t', erasing('p1'));
  const central = serverOf(there, async () => undefined);
  expect(await copyEvents(central, here, 't', 5, () => 0)).toMatchObject({ fault: { code: 'diverged' } });
  expect(await here.stream('t')).toMatchObject({ sequence: 5 });
});

import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkChain } from '@raccord/stream';
import type { Command, StoredEvent } from '@raccord/tournament';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { FILE_NAME, openStore, type StorePlace } from './open.ts';
import { type EventStore, sittingStream } from './store.ts';
import { begun, NO_QUOTAS } from './testing/clubs.ts';
import { testClubs } from './testing/clubtests.ts';
import { testDeletion } from './testing/deletiontests.ts';
import { testErasure } from './testing/erasuretests.ts';
import { eventsAfter } from './testing/events.ts';
import { testLicences } from './testing/federationtests.ts';
import { testLinks } from './testing/linktests.ts';
import { ask, type Places, postgresPlaces, sqlitePlaces, temporaryDirectory } from './testing/places.ts';
import { sitting } from './testing/sittings.ts';
import { testSittings } from './testing/sittingtests.ts';
import { testStreams } from './testing/streamtests.ts';

const ENGINES = [
  { engine: 'SQLite', places: sqlitePlaces },
  { engine: 'PostgreSQL', places: postgresPlaces },
];

describe.each(ENGINES)('an event store over $engine', ({ places: start }) => {
  let places: Places;
  let root: string;
  const opened: EventStore[] = [];

  beforeAll(async () => {
    root = await temporaryDirectory();
    places = await start();
  }, 60_000);
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  afterAll(async () => {
    await rm(root, { recursive: true });
    await places?.stop();
  });

  async function open(place: StorePlace): Promise<EventStore> {
    const store = await openStore(place);
    opened.push(store);
    return store;
  }

  async function openFresh(): Promise<EventStore> {
    const store = await open(await places.fresh());
    await store.createStream('t');
    return store;
  }

  const fresh = (): Promise<StorePlace> => places.fresh();
  // First: it has PostgreSQL write all databases to the disk, and each test makes one.
  testErasure(fresh, open);

  test('gives back what was appended, as it was written', async () => {
    const store = await openFresh();
    const events = eventsAfter(undefined, 3, 'a');
    expect(await store.append('t', events)).toBe('appended');
    expect(await store.append('t', [])).toBe('appended');
    const read = await store.read('t', 0);
    expect(read).toEqual(events);
    expect(checkChain(read)).toEqual({ ok: true });
    expect(await store.read('t', 1, 1)).toEqual([events[1]]);
    expect(await store.read('t', 3)).toEqual([]);
  });

  test('gives back a whole stream only when its chain holds', async () => {
    const store = await openFresh();
    const [first, second, third] = eventsAfter(undefined, 3, 'a "b"');
    await store.append('t', [first, second, third]);
    expect(await store.readSound('t')).toEqual([first, second, third]);
    expect(await store.readSound('t', 2)).toEqual([first, second]);
    const damaged = {
      changed: [{ ...first, at: 0 }],
      headless: eventsAfter({ ...first, sequence: 0 }, 2, 'b'),
      cut: [first, ...eventsAfter({ ...first, hash: second.hash }, 1, 'c')],
    };
    for (const [stream, events] of Object.entries(damaged)) {
      await store.createStream(stream);
      expect(await store.append(stream, events)).toBe('appended');
      await expect(store.readSound(stream)).rejects.toMatchObject({ code: 'tournament-damaged' });
    }
  });

  test('lists streams oldest first and keeps them apart', async () => {
    const store = await openFresh();
    await store.createStream('b');
    await store.createStream('a');
    const events = eventsAfter(undefined, 2, 'same-ids');
    expect(await store.append('b', events)).toBe('appended');
    expect(await store.append('a', events)).toBe('appended');
    expect(await store.streams()).toEqual([
      { id: 't', sequence: 0 },
      { id: 'b', sequence: 2 },
      { id: 'a', sequence: 2 },
    ]);
    expect(await store.stream('a')).toEqual({ id: 'a', sequence: 2 });
    expect(await store.stream('c')).toBeUndefined();
    const [club] = await store.clubs.list();
    expect(await store.stream(club.id)).toBeUndefined();
  });

  test('keeps what a list shows beside the events: name, place, date and stage', async () => {
    const store = await openFresh();
    expect(await store.summaries()).toMatchObject([{ id: 't', sequence: 0, summary: undefined }]);
    const [described, ...others] = eventsAfter(undefined, 3, 'a');
    await store.append('t', [described]);
    const about = { ...(described.data as { name: string }), place: 'Vichy', date: '2026-11-15' };
    const { name, place, date } = about;
    expect((await store.summaries())[0]).toMatchObject({
      id: 't',
      sequence: 1,
      summary: { name, place, date, stage: 'ready' },
    });
    const typed = ['game-planned', 'draw-made'].map((type, at) => ({ ...others[at], type, data: {} }));
    await store.appendDecided('t', 1, () => ({ events: typed }));
    expect((await store.summaries())[0].summary).toEqual({ name, place, date, stage: 'playing' });
    const [undone] = eventsAfter(typed[1], 1, 'u');
    await store.append('t', [{ ...undone, type: 'action-undone', data: { event: typed[1].id, alongside: [] } }]);
    expect((await store.summaries())[0].summary).toEqual({ name, place, date, stage: 'ready' });
    const stored = await store.read('t', 0);
    const [again, finished, together, redone] = eventsAfter(stored.at(-1), 4, 'v');
    await store.append('t', [
      { ...again, type: 'draw-made', data: {} },
      { ...finished, type: 'game-finished', data: {} },
    ]);
    expect((await store.summaries())[0].summary?.stage).toBe('finished');
    const data = { event: again.id, alongside: [finished.id] };
    await store.append('t', [{ ...together, type: 'action-undone', data }]);
    expect((await store.summaries())[0].summary?.stage).toBe('ready');
    await store.append('t', [{ ...redone, type: 'action-redone', data: { event: together.id } }]);
    expect((await store.summaries())[0].summary?.stage).toBe('finished');
  });

  test('refuses a stream made twice, and events of a stream that is not there', async () => {
    const store = await openFresh();
    await expect(store.createStream('t')).rejects.toMatchObject({ code: 'stream-exists' });
    await expect(store.append('x', eventsAfter(undefined, 1, 'a'))).rejects.toMatchObject({ code: 'stream-unknown' });
  });

  test('is behind when somebody else wrote first, or when there would be a gap', async () => {
    const store = await openFresh();
    const [first, second, third] = eventsAfter(undefined, 3, 'a');
    await store.append('t', [first]);
    expect(await store.append('t', eventsAfter(undefined, 2, 'b'))).toBe('behind');
    expect(await store.append('t', [third])).toBe('behind');
    await expect(store.append('t', [second, { ...third, sequence: 4 }])).rejects.toThrow('gap');
    expect(await store.read('t', 0)).toEqual([first]);
  });

  test('does a command once, whole group or nothing', async () => {
    const store = await openFresh();
    const events = eventsAfter(undefined, 2, 'a');
    await store.append('t', events);
    expect(await store.append('t', events)).toBe('duplicate');
    const [known, other] = eventsAfter(events[1], 2, 'b');
    expect(
      await store.append(
        't',
        [other, known].map((e, i) => ({ ...e, sequence: 3 + i, id: ['b', 'a-0'][i] })),
      ),
    ).toBe('duplicate');
    expect(await store.append('t', [known, { ...other, id: known.id }])).toBe('duplicate');
    expect(await store.read('t', 0)).toEqual(events);
    expect(await store.streams()).toEqual([{ id: 't', sequence: 2 }]);
  });

  test('takes hundreds of events at once', async () => {
    const store = await openFresh();
    const events = eventsAfter(undefined, 1234, 'a');
    expect(await store.append('t', events)).toBe('appended');
    expect(await store.read('t', 0)).toEqual(events);
    expect(await store.append('t', eventsAfter(undefined, 600, 'b'))).toBe('behind');
    expect(await store.append('t', events.slice(500))).toBe('duplicate');
  });

  test('lets one of two racing servers win each sequence', async () => {
    const place = await places.fresh();
    const stores = [await open(place), await open(place)];
    await stores[0].createStream('t');
    // Both have read before either writes: the first sequence is disputed for certain.
    let readers = 0;
    let begin = () => {};
    const bothRead = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const answers = await Promise.all(
      stores.map(async (store, which) => {
        const mine: string[] = [];
        let behind = 0;
        while (mine.length < 40) {
          const last = (await store.read('t', 0)).at(-1);
          if (++readers === 2) begin();
          await bothRead;
          const [event] = eventsAfter(last, 1, `${which}-${mine.length}`);
          const answer = await store.append('t', [event]);
          if (answer === 'appended') mine.push(event.id);
          else behind += Number(answer === 'behind');
        }
        return { mine, behind };
      }),
    );
    const events = await stores[0].read('t', 0);
    expect(events).toHaveLength(80);
    expect(checkChain(events)).toEqual({ ok: true });
    expect(events.map(({ id }) => id).sort()).toEqual(answers.flatMap(({ mine }) => mine).sort());
    expect(answers[0].behind + answers[1].behind).toBeGreaterThan(0);
  });

  test('tells followers what this server and others write', async () => {
    const place = await places.fresh();
    const [writer, reader] = [await open(place), await open(place)];
    await writer.createStream('t');
    const [own, other] = [vi.fn(), vi.fn()];
    writer.follow(own);
    const stop = reader.follow(other);
    const events = eventsAfter(undefined, 3, 'a');
    await writer.append('t', events.slice(0, 2));
    expect(own.mock.calls).toEqual([['t', 2]]);
    await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith('t', 2), 5000);
    stop();
    await writer.append('t', events.slice(2));
    const again = vi.fn();
    reader.follow(again);
    await writer.append('t', eventsAfter(events[2], 1, 'b'));
    await vi.waitFor(() => expect(again).toHaveBeenLastCalledWith('t', 4), 5000);
    expect(other).toHaveBeenLastCalledWith('t', 2);
  });

  test('keeps what a centre confirmed, in order and once, until it is taken out', async () => {
    const { outbox } = await openFresh();
    const entry = (id: string) => ({
      command: { id, type: 'undo', data: {}, actor: { role: 'chief', name: 'Hérisson' }, at: 7 } as Command,
      who: 'Hérisson',
      what: `action ${id}`,
    });
    const [a, b, c] = ['b', 'a', 'c'].map(entry);
    await outbox.add('t', [a, b]);
    await outbox.add('t', [b, c]);
    expect(await outbox.list('t')).toEqual([a, b, c]);
    const refusal = { code: 'turn-closed', text: 'Le coup est clos.' };
    await outbox.refuse('t', 'a', refusal);
    await outbox.remove('t', ['b']);
    await outbox.remove('t', []);
    expect(await outbox.list('t')).toEqual([{ ...b, refusal }, c]);
    expect(await outbox.list('autre')).toEqual([]);
  });

  test('makes its tables and its first club once when servers start together, and not again', async () => {
    const place = await places.fresh();
    const [store] = await Promise.all([open(place), open(place), open(place)]);
    const clubs = await store.clubs.list();
    expect(clubs).toMatchObject([{ name: 'Mon club', tournaments: 0 }]);
    expect(await (await open(place)).clubs.list()).toEqual(clubs);
    expect(
      (await ask<{ version: unknown }>(place, 'select version from schema')).map(({ version }) => +`${version}`),
    ).toEqual([1]);
  });

  test('refuses a newer schema and leaves it as it is', async () => {
    const place = await places.fresh();
    await (await openStore(place)).close();
    await ask(place, 'insert into schema values (2)');
    await ask(place, 'drop table sessions');
    const before = await ask(place, 'select version from schema order by version');
    await expect(openStore(place)).rejects.toMatchObject({
      code: 'too-new',
      text: expect.stringContaining('mettez Raccord à jour'),
    });
    expect(await ask(place, 'select version from schema order by version')).toEqual(before);
    await expect(ask(place, 'select * from sessions')).rejects.toThrow('sessions');
  });

  testLinks(openFresh);
  for (const part of [testStreams, testSittings, testClubs, testDeletion, testLicences]) part(fresh, open);

  test('is backed up while it is written to: the backup is the beginning of the log', async () => {
    const store = await openFresh();
    const directory = await mkdtemp(join(root, 'backup-'));
    const backup = join(directory, 'sauvegarde.sqlite');
    let events: StoredEvent[] = eventsAfter(undefined, 600, 'a');
    await store.append('t', events);
    await store.links.create([
      {
        ...{ id: 'l', stream: 't', role: 'screen', data: {}, label: 'Écran', tokenHash: 'h', createdBy: null },
        ...{ createdAt: 1, expiresAt: 2 },
      },
    ]);
    await store.sittings.create(sitting('a'));
    const sat = { events: eventsAfter(undefined, 1, 'x'), summary: {} };
    await store.appendDecided(sittingStream('a'), 0, () => sat);
    await store.clubs.create('b', begun('B'), NO_QUOTAS);
    const backingUp = store.backup(backup);
    let isDone = false;
    const whenDone = backingUp.finally(() => {
      isDone = true;
    });
    for (let round = 0; !isDone || round < 3; round += 1) {
      const more = eventsAfter(events.at(-1), 2, `b${round}`);
      await store.append('t', more);
      events = [...events, ...more];
    }
    await whenDone;

    const restored = await mkdtemp(join(directory, 'restored-'));
    await copyFile(backup, join(restored, FILE_NAME));
    const copy = await open({ directory: restored });
    const kept = await copy.read('t', 0);
    expect(kept.length).toBeGreaterThanOrEqual(600);
    expect(kept).toEqual(events.slice(0, kept.length));
    expect(checkChain(kept)).toEqual({ ok: true });
    expect(await copy.streams()).toEqual([{ id: 't', sequence: kept.length }]);
    expect(await copy.clubs.list()).toEqual(await store.clubs.list());
    expect(await copy.clubs.read('b')).toEqual(await store.clubs.read('b'));
    expect(await copy.links.findByToken('h')).toBeDefined();
    expect(await copy.sittings.find('a')).toEqual(await store.sittings.find('a'));
    expect(await copy.readSound(sittingStream('a'))).toEqual(sat.events);
    expect(await copy.append('t', eventsAfter(kept.at(-1), 1, 'c'))).toBe('appended');
  });

  test('never writes a backup over a file, nor leaves half of one', async () => {
    const store = await openFresh();
    const directory = await mkdtemp(join(root, 'backup-'));
    const backup = join(directory, 'sauvegarde.sqlite');
    await writeFile(backup, 'précieux');
    await expect(store.backup(backup)).rejects.toMatchObject({ code: 'backup-exists' });
    await expect(store.backup(join(directory, 'nulle-part', 'x'))).rejects.toMatchObject({ code: 'not-writable' });
    const twice = await Promise.allSettled([store.backup(join(directory, 'b')), store.backup(join(directory, 'b'))]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readdir(directory)).sort()).toEqual(['b', 'sauvegarde.sqlite']);
  });
});

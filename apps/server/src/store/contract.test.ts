import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, checkChain, type StoredEvent } from '@raccord/tournament';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MIGRATIONS } from './migrations.ts';
import { FILE_NAME, openStore, type StorePlace } from './open.ts';
import type { EventStore } from './store.ts';
import { testBefore } from './testing/beforetests.ts';
import { begun, NO_QUOTAS } from './testing/clubs.ts';
import { testClubs } from './testing/clubtests.ts';
import { testErasure } from './testing/erasuretests.ts';
import { eventsAfter } from './testing/events.ts';
import { ask, type Places, postgresPlaces, sqlitePlaces, temporaryDirectory, WITHOUT_CLUBS } from './testing/places.ts';

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
    await store.appendDecided('t', 1, () => typed);
    expect((await store.summaries())[0].summary).toEqual({ name, place, date, stage: 'playing' });
    const [undone] = eventsAfter(typed[1], 1, 'u');
    await store.append('t', [{ ...undone, type: 'action-undone', data: { event: typed[1].id } }]);
    expect((await store.summaries())[0].summary).toEqual({ name, place, date, stage: 'ready' });
    const stored = await store.read('t', 0);
    const [again, finished, together] = eventsAfter(stored.at(-1), 3, 'v');
    await store.append('t', [
      { ...again, type: 'draw-made', data: {} },
      { ...finished, type: 'game-finished', data: {} },
    ]);
    expect((await store.summaries())[0].summary?.stage).toBe('finished');
    const data = { event: again.id, alongside: [finished.id] };
    await store.append('t', [{ ...together, type: 'action-undone', data }]);
    expect((await store.summaries())[0].summary?.stage).toBe('ready');
  });

  test('makes the summaries of a database of before', async () => {
    const place = await places.fresh();
    const store = await open(place);
    await store.createStream('t');
    await store.append('t', eventsAfter(undefined, 2, 'a'));
    const before = await store.summaries();
    await store.close();
    await ask(place, 'drop index events_telling');
    await ask(place, 'alter table streams drop column summary');
    await ask(place, 'delete from schema where version = 202611160150');
    expect(await (await open(place)).summaries()).toEqual(before);
    expect(before[0].summary?.place).toBe('Vichy');
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

  test('lets two racing servers decide in turns, each with what the other wrote', async () => {
    const place = await places.fresh();
    const stores = [await open(place), await open(place)];
    await stores[0].createStream('t');
    await Promise.all(
      stores.map(async (store, which) => {
        let known: StoredEvent[] = [];
        for (let count = 0; count < 40; count++) {
          let mine: StoredEvent[] = [];
          await store.appendDecided('t', known.length, (news) => {
            known = [...known, ...news];
            mine = eventsAfter(known.at(-1), 1, `${which}-${count}`);
            return mine;
          });
          known = [...known, ...mine];
        }
      }),
    );
    const events = await stores[0].read('t', 0);
    expect(events).toHaveLength(80);
    expect(checkChain(events)).toEqual({ ok: true });
  });

  test('appends nothing when nothing is decided, or when deciding fails', async () => {
    const store = await open(await places.fresh());
    await store.createStream('t');
    await store.appendDecided('t', 0, () => []);
    const broken = store.appendDecided('t', 0, () => {
      throw new Error('no decision');
    });
    await expect(broken).rejects.toThrow('no decision');
    expect(await store.read('t', 0)).toEqual([]);
    await expect(store.appendDecided('z', 0, () => [])).rejects.toMatchObject({ code: 'stream-unknown' });
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

  test('migrates once when servers start together, and not again', async () => {
    const place = await places.fresh();
    await Promise.all([open(place), open(place), open(place)]);
    const made = await ask(place, 'select version from schema');
    expect(made).toHaveLength(MIGRATIONS.length);
    await open(place);
    expect(await ask(place, 'select version from schema')).toEqual(made);
  });

  test('refuses a newer schema and leaves it as it is', async () => {
    const place = await places.fresh();
    await (await openStore(place)).close();
    await ask(place, 'insert into schema values (209912312359)');
    await ask(place, 'drop table sessions');
    const before = await ask(place, 'select version from schema order by version');
    await expect(openStore(place)).rejects.toMatchObject({
      code: 'too-new',
      text: expect.stringContaining('mettez Raccord à jour'),
    });
    expect(await ask(place, 'select version from schema order by version')).toEqual(before);
    await expect(ask(place, 'select * from sessions')).rejects.toThrow('sessions');
  });

  test('finds everything again after it was closed', async () => {
    const place = await places.fresh();
    const store = await openStore(place);
    await store.createStream('t');
    const events = eventsAfter(undefined, 5, 'a');
    const appending = store.append('t', events);
    await Promise.all([store.close(), store.close()]);
    expect(await appending).toBe('appended');
    const again = await open(place);
    expect(await again.read('t', 0)).toEqual(events);
    expect(await again.append('t', eventsAfter(events[4], 1, 'b'))).toBe('appended');
  });

  test('keeps links and sessions, and tells how each one stands', async () => {
    const { links } = await openFresh();
    const link = { id: 'l1', stream: 't', role: 'referee', data: { official: 'r1' }, label: 'Tables 1 à 12' };
    const times = { createdAt: 1_794_700_000_000, expiresAt: 1_794_700_001_000, createdBy: null };
    const whole = { ...link, id: 'l0', stream: null, role: 'chief', data: null, label: 'Juge-arbitre' };
    const untouched = { revokedAt: null, openedAt: null };
    expect(await links.create([{ ...whole, ...times, tokenHash: 'h0' }])).toEqual([
      { ...whole, ...times, ...untouched },
    ]);
    await links.create([{ ...link, ...times, tokenHash: 'h1' }]);
    expect(await links.list('t')).toEqual([{ ...link, ...times, ...untouched }]);
    expect(await links.list(null)).toEqual([{ ...whole, ...times, ...untouched }]);
    expect(await links.findByToken('h1')).toMatchObject(link);
    expect(await links.findByToken('h2')).toBeUndefined();
    const [fresh, taken] = [
      { ...link, id: 'l2', ...times, tokenHash: 'h2' },
      { ...link, id: 'l3', ...times, tokenHash: 'h1' },
    ];
    await expect(links.create([fresh, taken])).rejects.toThrow();
    expect(await links.findByToken('h2')).toBeUndefined();

    const late = { createdAt: times.createdAt + 50, expiresAt: times.expiresAt + 50, createdBy: null };
    expect(await links.create([{ ...link, ...late, tokenHash: 'h4' }])).toEqual([{ ...link, ...times, ...untouched }]);
    expect(await links.findByToken('h1')).toBeUndefined();
    const longer = { ...link, ...late, expiresAt: late.expiresAt + 1, tokenHash: 'h5' };
    expect(await links.create([fresh, longer])).toBe('changed');
    expect(await links.findByToken('h2')).toBeUndefined();
    await links.create([{ ...link, ...times, tokenHash: 'h1' }]);

    const { createdAt } = times;
    await links.createSession({ tokenHash: 's1', link: 'l1', createdAt, expiresAt: createdAt + 500 });
    const later = createdAt + 50_000;
    await links.createSession({ tokenHash: 's2', link: 'l0', createdAt, expiresAt: later, linkExpiresAt: later });
    expect(await links.findSession('s1')).toEqual({
      link: { ...link, ...times, revokedAt: null, openedAt: createdAt },
      createdAt,
      expiresAt: createdAt + 500,
    });
    expect(await links.findSession('s2')).toMatchObject({ link: { expiresAt: later }, expiresAt: later });

    expect(await links.revoke('l1', createdAt + 10, false)).toMatchObject([{ id: 'l1', revokedAt: createdAt + 10 }]);
    expect(await links.revoke('l1', createdAt + 20, false)).toEqual([]);
    expect(await links.revoke('inconnu', createdAt, false)).toEqual([]);
    expect(await links.findSession('s1')).toMatchObject({ link: { revokedAt: createdAt + 10 } });
    expect(await links.findByToken('h1')).toMatchObject({ revokedAt: createdAt + 10 });
    await links.removeSession('s1');
    expect(await links.findSession('s1')).toBeUndefined();
  });

  test('a link ends alone or with all that were made with it, and makes none once it is revoked', async () => {
    const { links } = await openFresh();
    const link = (id: string, createdBy: string | null) => ({
      ...{ id, stream: 't', role: 'chief', data: {}, label: id, createdAt: 0, expiresAt: 900, tokenHash: `h-${id}` },
      createdBy,
    });
    const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id).sort();
    await links.create([link('a', null), link('b', null)]);
    await links.create(Array.from({ length: 1_200 }, (_, index) => link(`a-${index}`, 'a')));
    await links.create([link('petit', 'a-7'), link('autre', 'b')]);
    expect(await links.madeWith('a')).toHaveLength(1_201);
    expect(ids(await links.revoke('a-7', 10, false))).toEqual(['a-7']);
    const ended = await links.revoke('a', 20, true);
    expect([ended[0].id, ended.length]).toEqual(['a', 1_201]);
    expect(ids(ended)).toContain('petit');
    expect(ids(ended)).not.toContain('a-7');
    expect(await links.revoke('a', 30, true)).toEqual([]);
    expect(ids((await links.list('t')).filter(({ revokedAt }) => revokedAt === null))).toEqual(['autre', 'b']);
    expect(await links.revokedSince(20)).toHaveLength(1_201);
    expect(await links.revokedSince(21)).toEqual([]);

    expect(await links.create([link('tard', 'a')])).toBe('maker-revoked');
    expect(await links.findByToken('h-tard')).toBeUndefined();
  });

  test('who is revoked while he makes links leaves none behind', async () => {
    const { links } = await openFresh();
    const link = (id: string, createdBy: string | null) => ({
      ...{ id, stream: 't', role: 'chief', data: {}, label: id, createdAt: 0, expiresAt: 900, tokenHash: `h-${id}` },
      createdBy,
    });
    for (let round = 0; round < 20; round++) {
      const maker = `m${round}`;
      await links.create([link(maker, null)]);
      await Promise.all([
        ...[1, 2, 3].map((number) => links.create([link(`${maker}-${number}`, maker)])),
        links.revoke(maker, 10, true),
      ]);
      expect((await links.madeWith(maker)).filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
    }
  });

  test('forgets sessions and links that were over long ago', async () => {
    const { links } = await openFresh();
    const link = (id: string, expiresAt: number) => ({
      ...{ id, stream: 't', role: 'screen', data: {}, label: id, createdAt: 0, expiresAt, tokenHash: `h-${id}` },
      createdBy: null,
    });
    const session = (tokenHash: string, id: string, expiresAt: number) =>
      links.createSession({ tokenHash, link: id, createdAt: 0, expiresAt });
    for (const [id, end] of [
      ['ancien', 50],
      ['passé', 150],
      ['révoqué', 900],
      ['bon', 900],
    ] as const) {
      await links.create([link(id, end)]);
      await session(`s-${id}`, id, end);
    }
    await session('s-court', 'bon', 50);
    await links.revoke('révoqué', 60, true);
    await links.prune(100);
    expect((await links.list('t')).map(({ id }) => id).sort()).toEqual(['bon', 'passé']);
    const left = ['s-ancien', 's-passé', 's-révoqué', 's-court', 's-bon'].map((hash) => links.findSession(hash));
    expect((await Promise.all(left)).map((found) => found?.link.id)).toEqual([
      ...[undefined, 'passé', undefined, undefined, 'bon'],
    ]);
  });

  const sitting = (id: string, createdAt = 5) => ({
    ...{
      id,
      name: 'Mardi « é » 🎲',
      material: { kind: 'exam', slips: [1] },
      summary: { stage: 'waiting' },
      createdAt,
      club: null,
    },
  });
  const joining = (id: string) => ({ id, at: 7, data: { type: 'joined', name: `Zoé ${id}` } });

  test('keeps sittings and what happened in them, in order', async () => {
    const place = await places.fresh();
    const { sittings } = await open(place);
    await sittings.create(sitting('b', 2));
    await sittings.create(sitting('a', 9));
    await sittings.create({ ...sitting('a'), name: 'une autre fois' });
    const { material, ...listed } = sitting('a', 9);
    expect(await sittings.find('a')).toEqual({ ...listed, material });
    expect(await sittings.find('z')).toBeUndefined();

    const summary = { stage: 'running' };
    const append = (...ids: string[]) =>
      sittings.appendDecided('a', 0, (news) => ({
        entries: ids.filter((id) => news.every((one) => one.id !== id)).map(joining),
        summary,
      }));
    expect(await append('x', 'y')).toEqual([
      { ...joining('x'), sequence: 1 },
      { ...joining('y'), sequence: 2 },
    ]);
    expect((await append('y', 'w'))?.map(({ id, sequence }) => [id, sequence])).toEqual([
      ...[
        ['x', 1],
        ['y', 2],
        ['w', 3],
      ],
    ]);
    expect(await sittings.read('a', 2)).toEqual([{ ...joining('w'), sequence: 3 }]);
    expect(await sittings.read('a', 3)).toEqual([]);
    expect(await sittings.read('z', 0)).toBeUndefined();
    expect((await sittings.list()).map(({ id, summary }) => [id, summary])).toEqual([
      ['b', { stage: 'waiting' }],
      ['a', summary],
    ]);
    const twice = sittings.appendDecided('a', 3, () => ({ entries: [joining('n'), joining('n')], summary }));
    await expect(twice).rejects.toThrow();
    expect((await (await open(place)).sittings.read('a', 0))?.length).toBe(3);

    await sittings.remove('a');
    await sittings.remove('a');
    expect(await sittings.find('a')).toBeUndefined();
    expect(await sittings.read('a', 0)).toBeUndefined();
    expect(await append('v')).toBeUndefined();
    expect((await sittings.list()).map(({ id }) => id)).toEqual(['b']);
  });

  test('lets two racing servers write to one sitting, each with what the other wrote', async () => {
    const place = await places.fresh();
    const stores = [await open(place), await open(place)];
    await stores[0].sittings.create(sitting('a'));
    await Promise.all(
      stores.map(async ({ sittings }, which) => {
        for (let count = 0; count < 30; count++) {
          const entries = [joining(`${which}-${count}`)];
          await sittings.appendDecided('a', 0, (news) => ({ entries, summary: { seen: news.length } }));
        }
      }),
    );
    const entries = (await stores[0].sittings.read('a', 0)) ?? [];
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect((await stores[1].sittings.list())[0].summary).toEqual({ seen: 59 });
  });

  test('makes room for sittings in a database of before, and leaves the rest as it was', async () => {
    const place = await places.fresh();
    const store = await open(place);
    await store.createStream('t');
    await store.append('t', eventsAfter(undefined, 2, 'a'));
    const before = await store.read('t', 0);
    await store.close();
    for (const statement of WITHOUT_CLUBS) await ask(place, statement);
    await ask(place, 'drop table sitting_entries');
    await ask(place, 'drop table sittings');
    await ask(place, 'delete from schema where version = 202611161400');
    const again = await open(place);
    expect(await again.read('t', 0)).toEqual(before);
    expect(await again.sittings.list()).toEqual([]);
    await again.sittings.create(sitting('a'));
    expect(await again.sittings.find('a')).toEqual(sitting('a'));
  });

  testErasure(
    () => places.fresh(),
    (place) => open(place),
  );

  testClubs(
    () => places.fresh(),
    (place) => open(place),
  );

  testBefore(
    () => places.fresh(),
    (place) => open(place),
  );

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
    await store.sittings.appendDecided('a', 0, () => ({ entries: [joining('x')], summary: {} }));
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
    expect(await copy.sittings.read('a', 0)).toEqual([{ ...joining('x'), sequence: 1 }]);
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

import { type ClubEvent, checkClub } from '@raccord/club';
import { expect, test } from 'vitest';
import { newSalt } from '../../access/tokens.ts';
import { Clubs } from '../../club/clubs.ts';
import type { StorePlace } from '../open.ts';
import type { EventStore, StreamInfo } from '../store.ts';
import { adding, begun, begunAt, deciding, NO_QUOTAS, resultOf, UNKNOWN } from './clubs.ts';
import { eventsAfter } from './events.ts';
import { linkTo } from './links.ts';
import { ask } from './places.ts';
import { sitting } from './sittings.ts';

/** The part of the contract that is about clubs, over either engine. */
export function testClubs(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  test('begins as one club; tournaments are of the first one unless another is named', async () => {
    const store = await open(await fresh());
    const { clubs } = store;
    const [first] = await clubs.list();
    expect(first).toMatchObject({ name: 'Mon club', sequence: 1, tournaments: 0, quotas: NO_QUOTAS });
    const quotas = { tournaments: 10, members: 200, sittings: 30, lexiconBytes: 2 ** 33 };
    await clubs.create('b', begun('Club « B »'), quotas);
    await expect(clubs.create('b', begun('B'), NO_QUOTAS)).rejects.toMatchObject({ code: 'stream-exists' });
    await store.createStream('t');
    await store.createStream('u', 'b');
    await expect(store.createStream('b')).rejects.toMatchObject({ code: 'stream-exists' });
    expect(await clubs.clubOf('t')).toBe(first.id);
    expect(await clubs.clubOf('u')).toBe('b');
    expect(await clubs.clubOf('b')).toBeUndefined();
    expect(await clubs.first()).toBe(first.id);
    expect(await clubs.find('b')).toEqual({
      ...{ id: 'b', sequence: 1, name: 'Club « B »', tournaments: 1, sittings: 0, members: 0, quotas },
    });
    const written = await clubs.lastWritten();
    expect([...written.keys()].sort()).toEqual(['b', first.id].sort());
    expect(await clubs.lastWritten('b')).toEqual(new Map([['b', begunAt]]));
    await store.appendDecided('b', UNKNOWN, deciding(adding('m', 'DUPONT'), 'B'));
    expect(await clubs.find('b')).toMatchObject({ name: 'B', members: 7 });
    expect(await clubs.find('t')).toBeUndefined();
    expect(await clubs.read('t')).toBeUndefined();
    expect((await store.streams()).map(({ id }) => id)).toEqual(['t', 'u']);
    expect((await store.summaries()).map(({ id, club }) => [id, club])).toEqual([
      ['t', first.id],
      ['u', 'b'],
    ]);
    expect(await clubs.tournaments('b')).toEqual([{ id: 'u', sequence: 0 }]);
    await clubs.setQuotas('b', NO_QUOTAS);
    expect((await clubs.find('b'))?.quotas).toEqual(NO_QUOTAS);
  });

  test('a rehearsal is a tournament of a club that no list has and no limit counts, until it goes away', async () => {
    const store = await open(await fresh());
    const { clubs } = store;
    const tournaments = 1;
    await clubs.create('b', begun('B'), { ...NO_QUOTAS, tournaments });
    await store.createStream('u', 'b');
    const events = eventsAfter(undefined, 2, 'a');
    for (const id of ['~old', '~new', '~named']) {
      await store.createStream(id, 'b');
      await store.append(id, events);
    }
    expect(await clubs.find('b')).toMatchObject({ tournaments: 1 });
    expect([await store.streams(), await clubs.tournaments('b')].flat().map(({ id }) => id)).toEqual(['u', 'u']);
    expect((await store.summaries('b')).map(({ id }) => id)).toEqual(['u']);
    expect(await clubs.clubOf('~new')).toBe('b');
    const later = { ...eventsAfter(events[1], 1, 'b')[0], at: 9_000_000_000_000 };
    await store.appendDecided('~new', 2, () => ({ events: [later] }));
    await store.removeRehearsals({ id: '~named' });
    expect([(await store.read('~named', 0)).length, (await store.read('~old', 0)).length]).toEqual([0, 2]);
    await store.removeRehearsals({ before: 8_000_000_000_000 });
    expect([(await store.read('~old', 0)).length, (await store.read('~new', 0)).length]).toEqual([0, 3]);
    await store.removeRehearsals({});
    expect([await store.read('~new', 0), await clubs.clubOf('~new')]).toEqual([[], undefined]);
    expect((await store.streams()).map(({ id }) => id)).toEqual(['u']);
  });

  test('deletes a club with its tournaments, as it was when somebody looked at it or not at all', async () => {
    const store = await open(await fresh());
    const { clubs } = store;
    await clubs.create('b', begun('B'), NO_QUOTAS);
    await store.createStream('u', 'b');
    await store.createStream('t');
    const seen: unknown[] = [];
    const isAsItWas = (answer: boolean) => (streams: readonly StreamInfo[]) => {
      seen.push(streams.toSorted((one, other) => one.id.localeCompare(other.id)));
      return answer;
    };
    expect(await clubs.remove('b', isAsItWas(false))).toBe(false);
    expect(await clubs.find('b')).toMatchObject({ sequence: 1, tournaments: 1 });
    expect(await clubs.remove('b', isAsItWas(true))).toBe(true);
    const stands = [
      { id: 'b', sequence: 1 },
      { id: 'u', sequence: 0 },
    ];
    expect(seen).toEqual([stands, stands]);
    expect([await clubs.find('b'), await clubs.clubOf('u')]).toEqual([undefined, undefined]);
    expect((await store.streams()).map(({ id }) => id)).toEqual(['t']);
  });

  test('writes an event of a club with its texts and results, all or nothing', async () => {
    const place = await fresh();
    const store = await open(place);
    await store.clubs.create('b', begun('B'), NO_QUOTAS);
    await store.appendDecided('b', UNKNOWN, deciding(adding('m', 'DUPONT'), 'B', [resultOf('t', 90)]));
    await store.appendDecided('b', UNKNOWN, deciding(adding('n', 'ŒUVRARD'), 'C', [resultOf('t', 95)]));
    await store.appendDecided('b', 3, (...others) => {
      expect(others).toEqual([[], []]);
      return undefined;
    });
    const twice = deciding(adding('o', 'PETIT'), 'D');
    const failing = store.appendDecided<ClubEvent>('b', UNKNOWN, (...given) => {
      const writing = twice(...given);
      const [one] = writing?.disclosures ?? [];
      return writing && { ...writing, disclosures: [one, one] };
    });
    await expect(failing).rejects.toThrow();
    const again = (await open(place)).clubs;
    expect(await again.find('b')).toMatchObject({ sequence: 3, name: 'C' });
    expect(await again.results('b')).toEqual([resultOf('t', 95)]);
    const kept = await again.read('b');
    expect(kept?.events.map(({ type }) => type)).toEqual(['club-created', 'members-added', 'members-added']);
    expect(kept && checkClub(kept.events, kept.disclosures)).toEqual({ ok: true });
    expect(kept?.disclosures.map(({ text }) => text)).toContain('{"familyName":"ŒUVRARD"}');
  });

  test('keeps what each closing of an evening was made of', async () => {
    const store = await open(await fresh());
    const { clubs } = store;
    await clubs.create('b', begun('B'), NO_QUOTAS);
    const [one, other] = [resultOf('t', 90), { ...resultOf('t', 95), sequence: 7 }];
    await store.appendDecided('b', UNKNOWN, deciding(adding('m', 'DUPONT'), 'B', [one]));
    await store.appendDecided('b', UNKNOWN, deciding(adding('n', 'PETIT'), 'B', [other]));
    expect(await clubs.results('b')).toEqual([one, other]);
  });

  test('has no more than a club may have, however many add at once', async () => {
    const place = await fresh();
    const stores = [await open(place), await open(place)];
    await stores[0].clubs.create('b', begun('B'), { tournaments: 3, members: 4, sittings: 2, lexiconBytes: 250 });
    const all = <T>(ask: (store: EventStore, which: string) => Promise<T>) =>
      Promise.allSettled(
        Array.from({ length: 4 }, (_, round) => stores.map((store, at) => ask(store, `${at}-${round}`))).flat(),
      );
    const refused = (settled: readonly PromiseSettledResult<unknown>[]) =>
      settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    const made = await all((store, which) => store.createStream(`t${which}`, 'b'));
    expect(refused(made)).toEqual(Array(5).fill('club-full'));
    const [{ clubs }] = stores;
    expect(await clubs.find('b')).toMatchObject({ tournaments: 3 });
    const sat = await all((store, which) => store.sittings.create({ ...sitting(which), club: 'b' }));
    expect([refused(sat), await clubs.find('b')]).toMatchObject([Array(6).fill('club-full'), { sittings: 2 }]);
    const linked = await all((store, which) => store.links.create([linkTo('b', which)], 3));
    expect([refused(linked), (await stores[0].links.list('b')).length]).toEqual([Array(5).fill('club-full'), 3]);
    const brought = await all((store, which) =>
      store.clubs.addLexicon({ club: 'b', hash: which, name: which, bytes: 100 }),
    );
    expect(refused(brought)).toEqual(Array(6).fill('club-full'));
    expect(await clubs.lexicons()).toHaveLength(2);
    await clubs.addLexicon({ club: 'b', hash: 'de-plus', name: 'De plus', bytes: 100 }, false);

    const running = stores.map((store) => new Clubs(store, Date.now));
    const joined = await all(async (store, which) => {
      const club = await running[stores.indexOf(store)].open('b');
      const by = { role: 'club', id: 'l', name: 'Zoé' } as const;
      return club?.submit({ id: which, by, body: adding(`m${which}`, `NOM ${which}`) });
    });
    const answers = joined.map(
      (one) => one.status === 'fulfilled' && (one.value?.ok ? 'added' : one.value?.fault.code),
    );
    expect(answers.toSorted()).toEqual([...Array(4).fill('added'), ...Array(4).fill('club-full')]);
    expect((await clubs.read('b'))?.events).toHaveLength(5);
    for (const one of running) await one.close();
  });

  test('deletes the texts about whoever is erased, and the chain holds', async () => {
    const place = await fresh();
    const store = await open(place);
    const { clubs } = store;
    await clubs.create('b', begun('B'), NO_QUOTAS);
    await store.appendDecided('b', UNKNOWN, deciding(adding('m', 'DUPONT'), 'B'));
    await store.appendDecided('b', UNKNOWN, deciding(adding('n', 'PETIT'), 'B'));
    const reason = { text: 'QUARTZ y était', salt: newSalt() };
    const merge = { type: 'merge-members', data: { kept: 'm', merged: 'n', reason } } as const;
    await store.appendDecided('b', UNKNOWN, deciding(merge, 'B'));
    await store.appendDecided('b', UNKNOWN, deciding({ type: 'undo', data: {} }, 'B'));
    await store.appendDecided('b', UNKNOWN, deciding({ type: 'erase-person', data: { person: 'm' } }, 'B'));
    // His card, and why he was once taken for somebody else.
    const texts = (await store.disclosures('b')).filter(({ person }) => person !== 'i').map(({ text }) => text);
    expect(texts).toEqual(['{"familyName":"PETIT"}']);
    expect((await clubs.read('b'))?.events).toHaveLength(6);
    expect(JSON.stringify(await ask(place, 'select * from events'))).not.toContain('DUPONT');
  });

  test('tells that a club was changed behind its back', async () => {
    const place = await fresh();
    const store = await open(place);
    const { clubs } = store;
    for (const id of ['text', 'event']) {
      await clubs.create(id, begun(id), NO_QUOTAS);
      await store.appendDecided(id, UNKNOWN, deciding(adding('m', 'DUPONT'), id));
    }
    await ask(place, `update disclosures set text = '{"familyName":"DURAND"}' where stream = 'text' and person = 'm'`);
    await ask(place, `update events set at = at + 1 where stream = 'event' and sequence = 1`);
    for (const id of ['text', 'event']) {
      await expect(clubs.read(id)).rejects.toMatchObject({ code: 'club-damaged', text: expect.stringContaining(id) });
    }
  });

  test('keeps which lexicons a club brought', async () => {
    const { clubs } = await open(await fresh());
    await clubs.create('b', begun('B'), NO_QUOTAS);
    const brought = { club: 'b', hash: 'h', name: 'Officiel', bytes: 700_000 };
    await clubs.addLexicon(brought);
    await clubs.addLexicon({ ...brought, name: 'Autre' });
    expect(await clubs.lexicons()).toEqual([brought]);
  });

  test('tells other processes that a club was deleted with its tournaments', async () => {
    const place = await fresh();
    const [one, other] = [await open(place), await open(place)];
    const [heard, ended]: string[][] = [[], []];
    other.follow(
      (stream) => heard.push(stream),
      (stream) => ended.push(stream),
    );
    await one.clubs.create('b', begun('B'), NO_QUOTAS);
    await one.createStream('t', 'b');
    await one.append('t', eventsAfter(undefined, 1, 'a'));
    await one.appendDecided('b', UNKNOWN, deciding(adding('m', 'DUPONT'), 'B'));
    await expect.poll(() => heard).toEqual(expect.arrayContaining(['b', 't']));
    await one.clubs.remove('b', () => true);
    await expect.poll(() => ended.toSorted()).toEqual(['b', 't']);
  });

  test('keeps a club, though two are deleted at the same moment', async () => {
    const place = await fresh();
    const [one, other] = [await open(place), await open(place)];
    await one.clubs.create('b', begun('B'), NO_QUOTAS);
    const [first] = await one.clubs.list();
    const gone = await Promise.all([one.clubs.remove(first.id, () => true), other.clubs.remove('b', () => true)]);
    expect(gone.toSorted()).toEqual([false, true]);
    expect(await one.clubs.list()).toHaveLength(1);
  });

  test('tells of a club that was brought, and that it was deleted', async () => {
    const place = await fresh();
    const store = await open(place);
    const [heard, ended]: string[][] = [[], []];
    store.follow(
      (stream) => heard.push(stream),
      (stream) => ended.push(stream),
    );
    const [{ event, disclosures }] = begun('B');
    const tournaments = [{ id: 't', events: eventsAfter(undefined, 2, 'a') }];
    await store.clubs.bring(
      { id: 'b', name: 'B', members: 0, events: [event], disclosures, results: [], tournaments, sittings: [] },
      [],
    );
    expect(heard).toEqual(expect.arrayContaining(['b', 't']));
    await store.clubs.remove('b', () => true);
    expect(ended.toSorted()).toEqual(['b', 't']);
  });

  test('tells that a tournament was deleted of which nothing was written', async () => {
    const store = await open(await fresh());
    await store.clubs.create('b', begun('B'), NO_QUOTAS);
    await store.createStream('t', 'b');
    const ended: string[] = [];
    store.follow(
      () => undefined,
      (stream) => ended.push(stream),
    );
    await store.clubs.remove('b', () => true);
    expect(ended.toSorted()).toEqual(['b', 't']);
  });

  test('begins no tournament of a club that is not there', async () => {
    const store = await open(await fresh());
    await expect(store.createStream('t', 'nulle-part')).rejects.toMatchObject({ code: 'club-unknown' });
    expect(await store.stream('t')).toBeUndefined();
  });
}

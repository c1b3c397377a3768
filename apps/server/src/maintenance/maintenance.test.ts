import { createHash } from 'node:crypto';
import { unwrap } from '@raccord/scrabble';
import { defaultSettings, makeTournamentFile, type RecordedEvent, type StoredEvent } from '@raccord/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type StorePlace } from '../store/open.ts';
import { type EventStore, sittingStream } from '../store/store.ts';
import { adding, begun, deciding, NO_QUOTAS } from '../store/testing/clubs.ts';
import { eventsAfter } from '../store/testing/events.ts';
import { ask, type Places, postgresPlaces, sqlitePlaces } from '../store/testing/places.ts';
import { sitting } from '../store/testing/sittings.ts';
import { checkStore, isSound } from './check.ts';
import { findTournament } from './tournaments.ts';
import { exportTournament, importTournament } from './transfer.ts';

describe.each([
  ['SQLite', sqlitePlaces],
  ['PostgreSQL', postgresPlaces],
])('the care of a store on %s', (_, makePlaces) => {
  let places: Places;
  beforeAll(async () => {
    places = await makePlaces();
  });
  afterAll(() => places.stop());

  async function filled(count: number, work: (store: EventStore, place: StorePlace) => Promise<void>): Promise<void> {
    const place = await places.fresh();
    const store = await openStore(place);
    try {
      await store.createStream('t');
      await store.append('t', eventsAfter(undefined, count, 'a'));
      await work(store, place);
    } finally {
      await store.close();
    }
  }

  test('finds every chain sound, those without events too', () =>
    filled(40, async (store) => {
      await store.createStream('vide');
      const told: (readonly [number, number])[] = [];
      const work = { tell: async (...done: readonly [number, number]) => void told.push(done) };
      expect((await checkStore(store, work)).tournaments).toMatchObject([
        { id: 't', events: 40, broken: undefined, name: expect.stringContaining('Élan') },
        { id: 'vide', events: 0, broken: undefined, name: '' },
      ]);
      expect(told).toEqual([
        [0, 2],
        [1, 2],
      ]);
    }));

  test('follows the chains of clubs too, and compares the texts beside them', () =>
    filled(2, async (store, place) => {
      await store.clubs.create('b', begun('B'), NO_QUOTAS);
      await store.appendDecided('b', -1, deciding(adding('m', 'DUPONT'), 'B'));
      expect((await checkStore(store)).clubs).toMatchObject([
        { name: 'Mon club', events: 1, broken: undefined, changedTexts: 0 },
        { id: 'b', name: 'B', events: 2, broken: undefined, changedTexts: 0 },
      ]);
      expect(isSound(await checkStore(store))).toBe(true);
      await ask(place, "update disclosures set text = 'x' where person = 'm'");
      expect(isSound(await checkStore(store))).toBe(false);
      await ask(place, "update events set at = 0 where stream = 'b' and sequence = 2");
      expect((await checkStore(store)).clubs[1]).toMatchObject({ changedTexts: 1, broken: { sequence: 2 } });
    }));

  test('follows the chains of sittings too', () =>
    filled(2, async (store, place) => {
      await store.sittings.create(sitting('s'));
      const events = eventsAfter(undefined, 3, 's');
      await store.appendDecided(sittingStream('s'), 0, () => ({ events, summary: {} }));
      expect((await checkStore(store)).sittings).toMatchObject([{ id: 's', events: 3, broken: undefined }]);
      await ask(place, "update events set at = 0 where stream = 'sitting s' and sequence = 2");
      const checked = await checkStore(store);
      expect([isSound(checked), checked.sittings[0].broken?.sequence]).toEqual([false, 2]);
    }));

  test.each([
    ['its data', "data = replace(data, 'Vichy', 'Vicky')", 'tournament-described'],
    ['its hash', "hash = 'x'", 'tournament-described'],
    ['its time', 'at = at + 1', 'tournament-described'],
    ['its data beyond reading', "data = '{'", undefined],
  ])('names the first event wrong: %s', (_, change, type) =>
    filled(40, async (store, place) => {
      for (const sequence of [1, 23, 40]) {
        await ask(place, `update events set ${change} where sequence = ${sequence} returning id`);
      }
      expect((await checkStore(store)).tournaments[0].broken).toMatchObject({ sequence: 1, type });
    }),
  );

  test.each([1, 2, 23, 39, 40])('names event %i of 40', (sequence) =>
    filled(40, async (store, place) => {
      await ask(place, `update events set actor = '{}' where sequence = ${sequence} returning id`);
      expect((await checkStore(store)).tournaments[0].broken).toMatchObject({ sequence });
      expect(await exportTournament(store, 't')).toMatchObject({ ok: false, fault: { code: 'chain-broken' } });
    }),
  );

  test('carries a tournament to another store as it was written, once', () =>
    filled(0, async (from) => {
      const events = createdEvents();
      await from.createStream('x');
      await from.append('x', events);
      expect(await findTournament(from, ' élan ')).toEqual({ ok: true, value: 'x' });
      const text = [...unwrap(await exportTournament(from, 'x')).pieces].join('');
      expect(unwrap(await importTournament(from, text, 'copie'))).toMatchObject({ id: 'copie', events: 1 });
      expect(await from.read('copie', 0)).toEqual(events);
      await expect(importTournament(from, text, 'copie')).rejects.toMatchObject({ code: 'stream-exists' });
      expect(await importTournament(from, text, 'à')).toMatchObject({ fault: { code: 'id-unusable' } });
      expect(await findTournament(from, 'Élan')).toMatchObject({ fault: { code: 'name-shared' } });
      expect(await findTournament(from, 'autre')).toMatchObject({ fault: { code: 'tournament-unknown' } });
    }));

  test('refuses a file whose tournament has no beginning', () =>
    filled(3, async (store) => {
      const text = [...unwrap(await exportTournament(store, 't')).pieces].join('');
      expect(await importTournament(store, text, 'u')).toMatchObject({ fault: { code: 'tournament-empty' } });
    }));

  test('refuses events, chained as they should be, that no tournament has', () =>
    filled(0, async (store) => {
      const [created] = createdEvents();
      const described = { ...eventsAfter(created, 1, 'y')[0], data: { ...CHARTER, name: { toString: 1 } } };
      const again = { ...described, id: created.id, data: { name: 'Élan', place: '', date: '' } };
      const amended = { ...described, type: 'entrant-amended', data: { entrant: 'z', members: [] } };
      const files: StoredEvent[][] = [
        createdEvents({}),
        createdEvents(null),
        createdEvents([1, 2]),
        createdEvents({ ...CHARTER, lexicon: undefined }),
        createdEvents({ ...CHARTER, name: { toString: 1 } }),
        createdEvents({ ...CHARTER, name: 'x'.repeat(10_000) }),
        createdEvents({ ...CHARTER, settings: { soloBonus: 'x' } }),
        [created, { ...described, hash: hashOf(described) }],
        [created, { ...again, hash: hashOf(again) }],
        [created, { ...amended, hash: hashOf(amended) }],
      ];
      for (const events of files) {
        const text = [...makeTournamentFile(events as readonly StoredEvent[] as RecordedEvent[])].join('');
        expect(await importTournament(store, text, 'u')).toMatchObject({ fault: { code: 'event-unreadable' } });
      }
      expect((await store.streams()).map(({ id }) => id)).toEqual(['t']);
    }));
});

const CHARTER = {
  name: 'Élan',
  place: 'Vichy',
  date: '2026-11-15',
  edition: '2019',
  lexicon: { name: 'l', hash: 'h' },
  settings: defaultSettings('2019'),
};

/** A tournament of one event. */
function createdEvents(data: unknown = CHARTER): StoredEvent[] {
  const [event] = eventsAfter(undefined, 1, 'x');
  const created = { ...event, type: 'tournament-created', data };
  return [{ ...created, hash: hashOf(created) }];
}

const hashOf = ({ sequence, id, version, type, data, actor, at, previous }: StoredEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([sequence, id, version, type, data, actor, at, previous]))
    .digest('hex');

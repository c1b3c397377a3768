import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE_NAME, type StorePlace } from '../open.ts';
import { type EventStore, sittingStream } from '../store.ts';
import { adding, begun, deciding, NO_QUOTAS, UNKNOWN } from './clubs.ts';
import { eventsAfter } from './events.ts';
import { linkTimes, linkTo } from './links.ts';
import { ask, temporaryDirectory } from './places.ts';
import { sitting } from './sittings.ts';

/** Whatever may be written to a club or to what it has, told apart by a name. */
const WRITING: Readonly<Record<string, (store: EventStore, club: string, which: string) => Promise<unknown>>> = {
  'a command to it': (store, club, which) =>
    store.appendDecided(club, UNKNOWN, deciding(adding(which, `NOM ${which}`), club)),
  'events of its tournament': (store, club, which) =>
    store.appendDecided(`t-${club}`, UNKNOWN, (news) => ({ events: eventsAfter(news.at(-1), 2, which) })),
  'another tournament': (store, club, which) => store.createStream(`n-${which}`, club, eventsAfter(undefined, 1, 'a')),
  'a rehearsal': (store, club, which) => store.createStream(`~${which}`, club, eventsAfter(undefined, 1, 'a')),
  'the end of rehearsals': (store) => store.removeRehearsals({}),
  'a link to it': ({ links }, club, which) => links.create([linkTo(club, which)]),
  'a link to its tournament': ({ links }, club, which) => links.create([linkTo(`t-${club}`, which)]),
  'a session': ({ links }, club, which) =>
    links.createSession({ tokenHash: `session ${which}`, link: `l-${club}`, ...linkTimes }),
  'a lexicon': ({ clubs }, club, which) => clubs.addLexicon({ club, hash: which, name: which, bytes: 1 }),
  limits: ({ clubs }, club) => clubs.setQuotas(club, { ...NO_QUOTAS, members: 5 }),
  'a sitting': ({ sittings }, club, which) => sittings.create({ ...sitting(which), club }),
  'something in its sitting': (store, club, which) =>
    store.appendDecided(sittingStream(`s-${club}`), UNKNOWN, (news) => ({
      ...{ events: eventsAfter(news.at(-1), 1, which), summary: {} },
    })),
  'the end of its sitting': ({ sittings }, club) => sittings.remove(`s-${club}`),
};

async function makeWhole(store: EventStore, club: string): Promise<void> {
  await store.clubs.create(club, begun(club), NO_QUOTAS);
  await store.createStream(`t-${club}`, club, eventsAfter(undefined, 1, 'a'));
  await store.createStream(`~r-${club}`, club, eventsAfter(undefined, 1, 'a'));
  await store.links.create([linkTo(club, `l-${club}`)]);
  await store.sittings.create({ ...sitting(`s-${club}`), club });
}

/** How many rows each table has, as the database itself knows them; what is owed to the disk is of no club and in no copy. */
async function countRows(place: StorePlace): Promise<Record<string, number>> {
  const tables = await ask<{ name: string }>(
    place,
    'directory' in place
      ? "select name from sqlite_master where type = 'table'"
      : "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !['residues', 'strays'].includes(table.name))) {
    const [{ count }] = await ask<{ count: number }>(place, `select count(*) as count from ${name}`);
    counts[name] = Number(count);
  }
  return counts;
}

/** The part of the contract that is about what comes while a club is deleted, over either engine. */
export function testDeletion(fresh: () => Promise<StorePlace>, open: (place: StorePlace) => Promise<EventStore>): void {
  test('what is written while a club is deleted is deleted with it, or finds it gone: nothing else, and no row is left', async () => {
    const place = await fresh();
    const stores = [await open(place), await open(place)];
    const before = await countRows(place);
    for (const [what, write] of Object.entries(WRITING)) {
      const club = what.replaceAll(/\W/g, '-');
      await makeWhole(stores[0], club);
      const writing = (from: number) =>
        Array.from({ length: 4 }, (_, at) => write(stores[at % 2], club, `${club}-${from + at}`));
      const [gone, ...written] = await Promise.allSettled([
        ...[stores[1].clubs.remove(club, () => true), ...writing(0)],
        ...writing(4),
      ]);
      const faults = written.flatMap((one) => (one.status === 'rejected' ? [one.reason.code ?? one.reason] : []));
      expect([what, gone, faults.filter((code) => !['club-unknown', 'stream-unknown'].includes(code))]).toEqual([
        ...[what, { status: 'fulfilled', value: true }, []],
      ]);
      await stores[0].removeRehearsals({});
      expect([what, await countRows(place)]).toEqual([what, before]);
    }
  });

  test('a backup has every row of every table', async () => {
    const place = await fresh();
    const store = await open(place);
    await makeWhole(store, 'b');
    for (const write of Object.values(WRITING)) await write(store, 'b', 'un');
    await store.outbox.add('t-b', [{ command: { id: 'x' } as never, who: 'Zoé', what: 'Bulletin saisi' }]);
    const directory = await temporaryDirectory();
    await store.backup(join(directory, FILE_NAME));
    expect(await countRows({ directory })).toEqual(await countRows(place));
    await rm(directory, { recursive: true });
  });

  test('limits that several set at once are those of one of them', async () => {
    const place = await fresh();
    const stores = [await open(place), await open(place)];
    await stores[0].clubs.create('b', begun('B'), NO_QUOTAS);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => stores[at % 2].clubs.setQuotas('b', { ...NO_QUOTAS, members: at })),
    );
    expect((await stores[0].clubs.find('b'))?.quotas.members).toBeLessThan(10);
  });
}

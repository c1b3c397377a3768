import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { encodeLexicon, WordGraph } from '@raccord/scrabble';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newEventId, newId } from '../access/tokens.ts';
import { Lexicons } from '../lexicons/lexicons.ts';
import { deleteClub, markOfClub } from '../maintenance/clubremoval.ts';
import { eraseFrom } from '../maintenance/erasing.ts';
import { openStore } from '../store/open.ts';
import { type EventStore, StoreFault } from '../store/store.ts';
import { adding, begun, NO_QUOTAS, resultOf } from '../store/testing/clubs.ts';
import { tournamentOf } from '../store/testing/erasuretests.ts';
import { eventsAfter } from '../store/testing/events.ts';
import type { AskedOfClub } from './club.ts';
import { Clubs } from './clubs.ts';

let directory: string;
let store: EventStore;
let clubs: Clubs;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-clubs-'));
  store = await openStore({ directory });
  clubs = new Clubs(store, () => 1_794_700_000_000);
});

afterEach(async () => {
  await clubs.close();
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const BY = { role: 'club', id: 'l', name: 'Zoé Œuvrard' } as const;

const naming = (name: string, id = name): AskedOfClub => ({
  ...{ id, by: BY, body: { type: 'describe-club', data: { name, withheldCategories: [] } } },
});

test('those asked for longest ago are let go, and are there again when they are asked for', async () => {
  for (let number = 0; number < 130; number++)
    await store.clubs.create(`c${number}`, begun(`Club ${number}`), NO_QUOTAS);
  for (let number = 0; number < 130; number++) expect((await clubs.open(`c${number}`))?.id).toBe(`c${number}`);
  expect(clubs.openCount).toBe(100);
  expect((await clubs.open('c0'))?.journal.state.description?.name).toBe('Club 0');
  expect(await clubs.open('nulle-part')).toBeUndefined();
}, 120_000);

test('two who ask at once have the same club', async () => {
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  const [one, other] = await Promise.all([clubs.open('c'), clubs.open('c')]);
  expect(one).toBe(other);
});

test('commands sent at once are decided one after the other, each once; a name has one salt', async () => {
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  const club = await clubs.open('c');
  const names = ['A', 'B', 'A', 'D'];
  const done = await Promise.all(names.map((name) => club?.submit(naming(name))));
  expect(done.map((one) => one?.ok && one.value.event.sequence)).toEqual([2, 3, 2, 4]);
  expect(await store.clubs.find('c')).toMatchObject({ name: 'D', sequence: 4 });
  const own = (await store.disclosures('c')).filter(({ person }) => person === BY.id);
  expect(own.map(({ text }) => text)).toEqual([BY.name]);
});

test('what another process wrote is decided upon, then read', async () => {
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  const elsewhere = await openStore({ directory });
  const others = new Clubs(elsewhere, () => 1_794_700_000_000);
  const [here, there] = [await clubs.open('c'), await others.open('c')];
  await there?.submit(naming('A'));
  expect(await here?.submit(naming('A'))).toMatchObject({ value: { event: { sequence: 2 } } });
  await there?.submit(naming('B'));
  await expect.poll(async () => (await clubs.open('c'))?.journal.state.description?.name).toBe('B');
  await others.close();
  await elsewhere.close();
});

test('a club that another process deletes is no longer there, nor are its tournaments', async () => {
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  await store.createStream('t', 'c');
  await store.append('t', eventsAfter(undefined, 2, 'a'));
  expect((await clubs.open('c'))?.id).toBe('c');
  expect(await clubs.clubOf('t')).toBe('c');
  const ended: string[] = [];
  store.follow(
    () => undefined,
    (stream) => ended.push(stream),
  );
  const elsewhere = await openStore({ directory });
  await elsewhere.clubs.remove('c', () => true);
  await elsewhere.close();
  await expect.poll(() => ended.toSorted()).toEqual(['c', 't']);
  expect([await clubs.open('c'), await clubs.clubOf('t')]).toEqual([undefined, undefined]);
  // One that comes again under the same id is another one.
  await store.clubs.create('c', begun('De nouveau'), NO_QUOTAS);
  expect((await clubs.open('c'))?.journal.state.description?.name).toBe('De nouveau');
});

test('a club that names the tournament of another one as its evening does not get it', async () => {
  for (const id of ['a', 'b']) await store.clubs.create(id, begun(id), NO_QUOTAS);
  await store.createStream('t', 'a');
  const adding = { type: 'add-evening', data: { tournament: 't', title: 'Mardi', date: '2026-11-17' } } as const;
  // As a file from elsewhere may have it.
  await (await clubs.open('b'))?.submit({ id: 'soiree', by: BY, body: adding });
  const others = new Clubs(store, () => 1_794_700_000_000);
  expect((await others.open('b'))?.journal.state.evenings.has('t')).toBe(true);
  expect(await others.clubOf('t')).toBe('a');
  await others.close();
});

test('whose a tournament was before it was deleted is not remembered', async () => {
  for (const id of ['a', 'b']) await store.clubs.create(id, begun(id), NO_QUOTAS);
  await store.createStream('t', 'b');
  await store.append('t', eventsAfter(undefined, 1, 'a'));
  const { clubOf } = store.clubs;
  store.clubs.clubOf = async (id) => {
    const club = await clubOf.call(store.clubs, id);
    await store.clubs.remove('b', () => true);
    return club;
  };
  await clubs.clubOf('t');
  store.clubs.clubOf = clubOf;
  await store.createStream('t', 'a');
  expect(await clubs.clubOf('t')).toBe('a');
});

test('who is erased from an evening while somebody else leaves the club stays erased', async () => {
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  await store.createStream('t', 'c');
  const events = tournamentOf(newEventId);
  await store.append('t', events);
  const club = await clubs.open('c');
  const { sequence, hash } = events[4];
  const row = resultOf('t', 90).rows[0];
  const players = [
    { entrant: 'p1', place: 0, member: 'm1' },
    { entrant: 'p2', place: 0, member: 'm2' },
  ] as const;
  const result = {
    ...{ ...resultOf('t', 90), sequence, hash },
    rows: [
      { ...row, entrant: 'p1', players: [{ name: 'QUARTZ Zénobie' }] },
      { ...row, entrant: 'p2', players: [{ name: 'AUTRE Paul' }] },
    ],
  };
  for (const asked of [
    { body: adding('m1', 'QUARTZ') },
    { body: adding('m2', 'AUTRE') },
    { body: { type: 'add-evening', data: { tournament: 't', title: 'Mardi', date: '2026-11-17' } } },
    { body: { type: 'identify-players', data: { tournament: 't', players } } },
    { body: { type: 'close-evening', data: { tournament: 't', sequence, hash } }, result },
  ] as const)
    expect(await club?.submit({ id: newId(), by: BY, ...asked })).toMatchObject({ ok: true });

  const { appendDecided } = store;
  store.appendDecided = async (...given) => {
    const by = { role: 'chief', name: 'Zoé' } as const;
    const request = { player: { entrant: 'p2', place: 0 } };
    await eraseFrom(store, 't', request, { by, now: 1_794_800_000_000, isClosed: true });
    await Reflect.apply(appendDecided, store, given);
  };
  const erasing = { type: 'erase-person', data: { person: 'm1' } } as const;
  expect(await club?.submit({ id: newId(), by: BY, body: erasing })).toMatchObject({ ok: true });
  const names = (await store.clubs.results('c')).flatMap(({ rows }) => rows.map((one) => one.players[0].name));
  expect(names).toEqual(['Membre effacé', 'Joueur effacé']);
});

test('a club is not deleted when words came that are not in the copy', async () => {
  const free = join(directory, 'libre.bin.br');
  const words = { name: 'Libre', words: WordGraph.fromWords(['LIBRE']) };
  await writeFile(free, brotliCompressSync(encodeLexicon(words)));
  const lexicons = new Lexicons(join(directory, 'lexiques'), free);
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  const mark = await markOfClub(store, lexicons, 'c');
  const { remove } = store.clubs;
  store.clubs.remove = async (...given) => {
    await store.clubs.addLexicon({ club: 'c', hash: 'h', name: 'Nôtre', bytes: 10 });
    return remove.apply(store.clubs, given);
  };
  expect(await deleteClub(store, lexicons, 'c', mark)).toMatchObject({ fault: { code: 'copy-behind' } });
  expect(await store.clubs.lexicons()).toHaveLength(1);
  // The words themselves never came: cut in the middle, this keeps nobody from deleting.
  store.clubs.remove = remove;
  expect(await deleteClub(store, lexicons, 'c', mark)).toMatchObject({ ok: true });
});

test('the history of a club stays in order when the clock of the machine is put back', async () => {
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  let time = Date.now() + 3_600_000;
  const jumping = new Clubs(store, () => time);
  const club = await jumping.open('c');
  for (const name of ['A', 'B', 'C']) {
    expect(await club?.submit(naming(name))).toMatchObject({ ok: true });
    time -= 1_800_000;
  }
  const times = club?.journal.events.map(({ at }) => at) ?? [];
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  await jumping.close();
});

test('nobody reads what could not be written, and what is sent again is done', async () => {
  await store.clubs.create('c', begun('C'), NO_QUOTAS);
  const club = await clubs.open('c');
  const { appendDecided } = store;
  store.appendDecided = async (id, known, decide) => {
    const failing: typeof decide = (...given) => {
      decide(...given);
      throw new StoreFault('disk-full', directory);
    };
    await Reflect.apply(appendDecided, store, [id, known, failing]);
  };
  await expect(club?.submit(naming('A'))).rejects.toMatchObject({ code: 'disk-full' });
  expect(club?.journal.state.description?.name).toBe('C');
  store.appendDecided = appendDecided;
  expect(await club?.submit(naming('A'))).toMatchObject({ ok: true });
  expect(club?.journal.state.description?.name).toBe('A');
});

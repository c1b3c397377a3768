import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSearchGraph, encodeLexicon, unwrap, WordGraph } from '@raccord/scrabble';
import { chained } from '@raccord/stream';
import { type Actor, Journal, makeTournamentFile } from '@raccord/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Lexicons } from '../lexicons/lexicons.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { begun, NO_QUOTAS } from '../store/testing/clubs.ts';
import { ask } from '../store/testing/places.ts';
import type { Hall } from './hall.ts';
import { Halls } from './halls.ts';
import { StoreHall } from './store-hall.ts';
import { goingThrough } from './testing/store.ts';

const CHIEF: Actor = { role: 'chief', name: 'Juge' };

let directory: string;
let store: EventStore;
let lexicons: Lexicons;
let halls: Halls;
let clock = 1_000_000;
let data: Parameters<Halls['create']>[1];

const openHalls = (memory?: number) => new Halls(store, lexicons, () => clock, undefined, memory);

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'raccord-halls-'));
  const free = join(directory, 'libre.bin.br');
  writeFileSync(free, brotliCompressSync(encodeLexicon({ name: 'essai', words: WordGraph.fromWords(['MARE']) })));
  store = await openStore({ directory });
  lexicons = new Lexicons(join(directory, 'lexiques'), free);
  halls = openHalls();
  const [lexicon] = await lexicons.list();
  data = { name: 'Essai', place: 'Ici', date: '2026-11-15', edition: '2019', lexicon };
});

afterEach(async () => {
  await halls.close();
  await store.close();
  rmSync(directory, { recursive: true });
});

describe('the tournaments of an installation', () => {
  it('begin once, though asked for twice at the same time and again later', async () => {
    const answers = await Promise.all([halls.create('a', data, CHIEF), halls.create('a', data, CHIEF)]);
    const later = await halls.create('a', data, CHIEF);
    expect(new Set([...answers, later].map((answer) => unwrap(answer).hash)).size).toBe(1);
    expect(await halls.list()).toEqual([{ id: 'a', sequence: 1 }]);
  });

  it('are not kept when they are deleted while they are opened', async () => {
    await store.clubs.create('b', begun('B'), NO_QUOTAS);
    await halls.create('a', data, CHIEF, { club: 'b', lexicon: async () => data.lexicon });
    const others = new Halls(
      store,
      lexicons,
      () => clock,
      async (...opened) => {
        await store.clubs.remove('b', () => true);
        return new StoreHall(...opened);
      },
    );
    expect(await others.open('a')).toBeUndefined();
    expect(others.ready('a')).toBeUndefined();
    await others.close();
  });

  it('need a lexicon that is here', async () => {
    const answer = await halls.create('a', { ...data, lexicon: { name: 'autre', hash: 'autre' } }, CHIEF);
    expect(answer).toMatchObject({ ok: false, fault: { code: 'unknown-lexicon' } });
    expect(await halls.list()).toEqual([]);
  });

  it('go out as one file and come in again, event by event, under another name', async () => {
    await halls.create('a', data, CHIEF);
    const hall = await halls.open('a');
    await hall?.submit({ id: 'c1', type: 'add-centre', data: { id: 'c', name: 'Centre' } }, CHIEF);
    const file = [...((await halls.exportFile('a')) ?? [])].join('');
    expect(unwrap(await halls.importFile('b', file))).toBe(2);
    expect(await store.read('b', 0)).toEqual(await store.read('a', 0));
    expect(unwrap(await halls.importFile('b', file))).toBe(2);
    await hall?.submit({ id: 'c2', type: 'add-centre', data: { id: 'd', name: 'Autre' } }, CHIEF);
    const longer = [...((await halls.exportFile('a')) ?? [])].join('');
    expect(await halls.importFile('b', longer)).toMatchObject({ ok: false, fault: { code: 'stream-exists' } });
  });

  it('stay out when their file was changed', async () => {
    await halls.create('a', data, CHIEF);
    const file = [...((await halls.exportFile('a')) ?? [])].join('');
    const changed = await halls.importFile('b', file.replace('Essai', 'Autre'));
    expect(changed).toMatchObject({ ok: false, fault: { code: 'chain-broken' } });
    expect(await halls.list()).toEqual([{ id: 'a', sequence: 1 }]);
  });

  it('stay out when their events, chained as they should be, tell nothing that can have happened', async () => {
    const journal = new Journal({ words: WordGraph.fromWords([]), graph: buildSearchGraph(WordGraph.fromWords([])) });
    const created = unwrap(journal.submit({ type: 'create-tournament', id: 'x', actor: CHIEF, at: 1, data }));
    const amended = { type: 'entrant-amended', data: { entrant: 'z', members: [] } } as const;
    const file = [...makeTournamentFile([created, chained(amended, { id: 'y', actor: CHIEF, at: 2 }, created)])].join(
      '',
    );
    expect(await halls.importFile('b', file)).toMatchObject({ ok: false, fault: { code: 'event-unreadable' } });
    expect(await halls.list()).toEqual([]);
  });

  it('are another one under an id that is taken', async () => {
    await halls.create('a', data, CHIEF);
    const other = await halls.create('a', { ...data, name: 'Autre' }, CHIEF);
    expect(other).toMatchObject({ ok: false, fault: { code: 'stream-exists' } });
  });

  it('are not there under a name nobody gave', async () => {
    expect(await halls.open('z')).toBeUndefined();
    expect(await halls.exportFile('z')).toBeUndefined();
  });
});

describe('a tournament changed on the disk', () => {
  it('is not opened, and says what to do; the others are', async () => {
    await halls.create('a', data, CHIEF);
    await halls.create('b', data, CHIEF);
    await halls.close();
    await ask({ directory }, "update events set data = replace(data, 'Essai', 'Assai') where stream = 'a'");
    halls = openHalls();
    for (let time = 0; time < 2; time++) {
      await expect(halls.open('a')).rejects.toMatchObject({
        code: 'tournament-damaged',
        text: expect.stringContaining('« a »'),
      });
    }
    expect((await halls.open('b'))?.sequence).toBe(1);
  });

  it('is noticed too when another server wrote what does not follow', async () => {
    await halls.create('a', data, CHIEF);
    const hall = await halls.open('a');
    const [first] = await store.read('a', 0);
    await store.append('a', [{ ...first, id: 'x', sequence: 2 }]);
    const answer = hall?.submit({ id: 'c1', type: 'add-centre', data: { id: 'c', name: 'Centre' } }, CHIEF);
    await expect(answer).rejects.toMatchObject({ code: 'tournament-damaged' });
  });

  it('is not read again and again: whoever asks for it since is told so', async () => {
    await halls.create('a', data, CHIEF);
    await halls.close();
    let reads = 0;
    const counting = goingThrough(store, 'read', (read) => {
      reads++;
      return read();
    });
    halls = new Halls(counting, lexicons, () => clock);
    const hall = await halls.open('a');
    const [first] = await store.read('a', 0);
    await store.append('a', [{ ...first, id: 'x', sequence: 2 }]);
    hall?.heard(2);
    await hall?.close();
    const before = reads;
    hall?.heard(2);
    await hall?.close();
    expect(reads).toBe(before);
    await expect(halls.open('a')).rejects.toMatchObject({ code: 'tournament-damaged' });
    const answer = hall?.submit({ id: 'c1', type: 'add-centre', data: { id: 'c', name: 'Centre' } }, CHIEF);
    await expect(answer).rejects.toMatchObject({ code: 'tournament-damaged' });
  });
});

it('a tournament that nobody has asked for for an hour is closed, even where there is room', async () => {
  await halls.create('a', data, CHIEF);
  await halls.create('b', data, CHIEF);
  const [a, b] = [await halls.open('a'), await halls.open('b')];
  b?.onChange(() => undefined);
  clock += 3_600_000;
  await halls.create('c', data, CHIEF);
  await halls.open('c');
  expect(await halls.open('a')).not.toBe(a);
  expect(await halls.open('b')).toBe(b);
});

describe('tournaments that do not fit into memory', () => {
  const SMALL = 3_500 * 3;
  const add = (hall: Hall | undefined, id: string) =>
    hall?.submit({ id, type: 'add-centre', data: { id, name: 'Centre' } }, CHIEF);

  beforeEach(async () => {
    await halls.close();
    halls = openHalls(SMALL);
    for (const id of ['a', 'b', 'c', 'd']) await halls.create(id, data, CHIEF);
  });

  it('are closed, least recently used first, and come back as they were', async () => {
    const [a, b] = [await halls.open('a'), await halls.open('b')];
    clock += 61_000;
    await halls.open('a');
    await halls.open('c');
    await halls.open('d');
    expect(await halls.open('a')).toBe(a);
    const again = await halls.open('b');
    expect(again).not.toBe(b);
    expect(again?.sequence).toBe(1);
    expect(await add(again, 'c2')).toMatchObject({ ok: true });
  });

  it('stay open while somebody listens, and go on being told', async () => {
    const heard: number[] = [];
    const a = await halls.open('a');
    a?.onChange((sequence) => heard.push(sequence));
    clock += 61_000;
    await halls.create('e', data, CHIEF);
    expect(await halls.open('a')).toBe(a);
    await add(a, 'c1');
    expect(heard).toEqual([2]);
  });
});

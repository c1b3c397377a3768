import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSearchGraph, encodeLexicon, unwrap, WordGraph } from '@raccord/scrabble';
import { type Actor, type Command, Journal, makeTournamentFile } from '@raccord/tournament';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Lexicons } from '../lexicons/lexicons.ts';
import { openStore } from '../store/open.ts';
import type { EventStore } from '../store/store.ts';
import { Halls } from './halls.ts';

const CHIEF: Actor = { role: 'chief', name: 'Juge' };

let directory: string;
let store: EventStore;
let halls: Halls;
let data: Parameters<Halls['create']>[1];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'raccord-halls-'));
  const free = join(directory, 'libre.bin.br');
  writeFileSync(free, brotliCompressSync(encodeLexicon({ name: 'essai', words: WordGraph.fromWords(['MARE']) })));
  store = await openStore({ directory });
  const lexicons = new Lexicons(join(directory, 'lexiques'), free);
  halls = new Halls(store, lexicons, Date.now);
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
    expect(await halls.importFile('b', file)).toMatchObject({ ok: false, fault: { code: 'stream-exists' } });
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
    const command: Command = { type: 'amend-entrant', data: amended.data, id: 'y', actor: CHIEF, at: 2 };
    const file = [...makeTournamentFile([created, journal.record(command, amended, created)])].join('');
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

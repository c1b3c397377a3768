import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Journal } from '@raccord/tournament';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDemo } from './demo.ts';
import { recognised } from './hall/reading.ts';
import { Lexicons } from './lexicons/lexicons.ts';
import { openStore } from './store/open.ts';
import type { EventStore } from './store/store.ts';

/** A demonstration is played with the words that people know. */
const FREE = fileURLToPath(new URL('../../../data/lexicon/lexicon.bin.br', import.meta.url));

let directory: string;
let store: EventStore;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-demo-'));
  store = await openStore({ directory });
});

afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

test('added at the same time and again, it is there once, with something to do at each station', async () => {
  const lexicons = new Lexicons(join(directory, 'lexiques'), FREE);
  const added = await Promise.all([addDemo(store, lexicons), addDemo(store, lexicons)]);
  expect(added.toSorted()).toEqual([false, true]);
  expect(await addDemo(store, lexicons)).toBe(false);
  const [known, ...others] = await store.summaries();
  expect(others).toEqual([]);
  expect(known.summary).toMatchObject({ name: 'Tournoi de démonstration', stage: 'playing' });
  const [free] = await lexicons.list();
  const wordbook = await lexicons.wordbook(free.hash);
  if (!wordbook) throw new Error('The free lexicon is there.');
  const { state, ledger } = new Journal(wordbook, recognised(await store.readSound(known.id), known.id));
  const turn = state.games.get('p1')?.turns.at(-1);
  expect([turn?.number, turn?.solution]).toEqual([8, undefined]);
  expect([...(turn?.centres.values() ?? [])].map(({ endedAt, isClosed }) => [endedAt !== undefined, isClosed])).toEqual(
    [[true, false]],
  );
  expect(ledger.results('p1', 8).filter(({ outcome }) => outcome === 'missing').length).toBeGreaterThan(10);
  expect(ledger.correctionsDue('p1', 7).length).toBeGreaterThan(0);
});

import { encodeLexicon, WordGraph } from '@raccord/scrabble';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openWordbook } from './lexicon.ts';

const WORDS = WordGraph.fromWords(['AS', 'SA', 'SAS']);
const SOURCE = { hash: crypto.randomUUID(), from: encodeLexicon({ name: '', words: WORDS }) };

/** What it takes to have the words, and what is had. */
async function open() {
  const stages: string[] = [];
  const { words, graph } = await openWordbook(SOURCE, (stage) => stages.push(stage));
  return { stages, words: [...words.words()], root: graph.root, nodes: [...graph.nodes] };
}

async function kept() {
  const db = await openDB('raccord-lexicons');
  const known = await db.get('files', SOURCE.hash);
  db.close();
  return known;
}

it('keeps words ready to search, and makes them ready again where they are of another format', async () => {
  const first = await open();
  expect(first.stages).toEqual(['download', 'prepare']);
  await expect.poll(kept).toBeDefined();
  expect(await open()).toEqual({ ...first, stages: [] });

  const db = await openDB('raccord-lexicons');
  await db.put('files', { ...(await kept()), format: 0 }, SOURCE.hash);
  db.close();
  expect(await open()).toEqual(first);
});

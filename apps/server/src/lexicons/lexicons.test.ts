import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSearchGraph, encodeLexicon, encodeSearchGraph, type Lexicon, WordGraph } from '@raccord/scrabble';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Lexicons } from './lexicons.ts';

let directory: string;
let free: string;

const lexiconOf = (...words: string[]): Lexicon => ({ name: words[0], words: WordGraph.fromWords(words) });

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'raccord-lexiques-'));
  free = join(directory, 'libre.bin.br');
  writeFileSync(free, brotliCompressSync(encodeLexicon(lexiconOf('MARE'))));
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = () => new Lexicons(join(directory, 'lexiques'), free);
const kept = () => readdirSync(join(directory, 'lexiques')).filter((name) => name.endsWith('.recherche'));

test('the graph built in a thread is the one that is built here, and is kept', async () => {
  const lexicon = lexiconOf('MENERAI', 'MARE', 'RA', 'NE');
  const lexicons = open();
  const { hash } = await lexicons.add(lexicon);
  const wordbook = await lexicons.wordbook(hash);
  const built = buildSearchGraph(lexicon.words);
  if (!wordbook) throw new Error('It was added.');
  expect(encodeSearchGraph(wordbook.graph, lexicon)).toEqual(encodeSearchGraph(built, lexicon));
  expect(kept()).toEqual([`${hash}.recherche`]);
  expect((await open().wordbook(hash))?.words.has('MENERAI')).toBe(true);
});

test('other work goes on while a graph is built', async () => {
  const lexicons = open();
  const [{ hash }] = await lexicons.list();
  let isBuilt = false;
  const building = lexicons.wordbook(hash).then(() => {
    isBuilt = true;
  });
  let turns = 0;
  while (!isBuilt) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  await building;
  expect(turns).toBeGreaterThan(10);
});

test('the graphs used last are kept, and no others', async () => {
  const lexicons = open();
  const hashes: string[] = [];
  for (const word of ['AA', 'BB', 'CC', 'DD', 'EE', 'FF', 'GG']) {
    const { hash } = await lexicons.add(lexiconOf(word));
    await lexicons.wordbook(hash);
    hashes.push(hash);
    const past = new Date(2026, 0, hashes.length);
    utimesSync(join(directory, 'lexiques', `${hash}.recherche`), past, past);
    if (hashes.length === 5) await open().wordbook(hashes[0]);
  }
  const expected = [hashes[0], ...hashes.slice(3)].map((hash) => `${hash}.recherche`);
  expect(kept().sort()).toEqual(expected.sort());
});

const LETTERS = [...'ABCDEFGHIJ'];

test('words that are taken away while all are read are not there, and the others are', async () => {
  const [one, other] = [open(), open()];
  const all = await Promise.all(LETTERS.flatMap((a) => LETTERS.map((b) => one.add(lexiconOf(`${a}${b}`)))));
  const [stays, ...gone] = all.map(({ hash }) => hash);
  let isOver = false;
  const looking = (async () => {
    while (!isOver) expect((await other.list()).map(({ hash }) => hash)).toContain(stays);
  })();
  for (const hash of gone) await one.forget(hash, async () => false);
  isOver = true;
  await looking;
  expect((await open().list()).slice(1).map(({ hash }) => hash)).toEqual([stays]);
});

test('words that somebody brings while they are taken away are there for him', async () => {
  const lexicons = open();
  const lexicon = lexiconOf('MENERAI');
  const { hash } = await lexicons.add(lexicon);
  let isBrought = false;
  const forgetting = lexicons.forget(hash, async () => isBrought);
  isBrought = true;
  await Promise.all([forgetting, lexicons.add(lexicon), lexicons.forget(hash, async () => isBrought)]);
  expect((await open().list()).map((one) => one.hash)).toContain(hash);
});

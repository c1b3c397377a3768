import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eveningResultOf } from '@raccord/club';
import { unwrap } from '@raccord/scrabble';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClubLexicons } from '../club/lexicons.ts';
import { FILE_NAME, openStore } from '../store/open.ts';
import { checkStore, isSound } from './check.ts';
import { lexiconsIn } from './lexicon.ts';
import { withHall } from './withhall.ts';

/**
 * The folder of a program of before clubs, as it left it: a simulated tournament of four players that was imported, and its
 * dictionary added, by the commands of that program.
 */
const DATA = new URL('testdata/', import.meta.url);
const WORDS = '40fab499e687921805cd961909dca5cd7ce60c1631bba6bb0f6c66dce5993451';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'raccord-avant-'));
  const database = await readFile(new URL('before-clubs.sqlite.br', DATA));
  await writeFile(join(directory, FILE_NAME), brotliDecompressSync(database));
  await mkdir(join(directory, 'lexiques'));
  await copyFile(new URL('before-clubs.lexique', DATA), join(directory, 'lexiques', `${WORDS}.lexique`));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

test('the folder of a program of before opens as one club, with its tournament and its words, and is copied first', async () => {
  const copies: string[] = [];
  const store = await openStore({ directory, onUpdate: (copy) => void copies.push(copy) });
  const [club, ...others] = await store.clubs.list();
  expect([club.name, club.tournaments, others]).toEqual(['Mon club', 1, []]);
  expect(await store.summaries(club.id)).toMatchObject([
    { id: 'soiree-d-avant', sequence: 23, summary: { name: 'Tournoi simulé, graine 7' } },
  ]);
  const words = new ClubLexicons(lexiconsIn(directory), store.clubs);
  expect((await words.list(club.id)).map(({ name }) => name)).toContain('Petit');
  expect(isSound(await checkStore(store))).toBe(true);
  const closed = await withHall(store, directory, 'soiree-d-avant', async (hall) =>
    hall.read((journal) => eveningResultOf('soiree-d-avant', journal)),
  );
  expect(unwrap(unwrap(closed)).rows).toHaveLength(4);
  await store.close();
  expect(copies).toEqual([join(directory, (await readdir(directory)).find((name) => name.includes('.avant-')) ?? '')]);
});

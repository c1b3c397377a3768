import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSearchGraph, decodeLexicon, encodeLexicon, unwrap } from '@raccord/scrabble';
import { Journal, makeTournamentFile, parseTournamentFile } from '@raccord/tournament';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStore, isSound } from '../maintenance/check.ts';
import { exportClub, importClub } from '../maintenance/clubtransfer.ts';
import { lexiconsIn } from '../maintenance/lexicon.ts';
import { openStore } from '../store/open.ts';
import { STORE_FORMAT } from '../store/tables.ts';
import { ask } from '../store/testing/places.ts';
import { startPostgres } from '../testing/postgres.ts';
import { toldBy, tournamentTold } from './told.ts';

const NUMBERS = readdirSync(import.meta.dirname)
  .filter((name) => /^\d+$/.test(name))
  .map(Number);

test('what is written today is recorded', () => {
  expect(Math.max(...NUMBERS)).toBe(STORE_FORMAT);
});

/** What each published format left (adr/0055): a data folder, a dump of PostgreSQL, a file of each kind, and what they tell. */
describe.each(NUMBERS)('what format %i left', (number) => {
  const recorded = (name: string): string => join(import.meta.dirname, String(number), name);
  let root: string;
  let directory: string;
  let told: Awaited<ReturnType<typeof toldBy>>;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'raccord-format-'));
    directory = join(root, 'donnees');
    await cp(recorded('donnees'), directory, { recursive: true });
    told = JSON.parse(await readFile(recorded('dit.json'), 'utf8'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  test('is opened as a data folder, sound, and tells what it told', async () => {
    const store = await openStore({ directory });
    expect(isSound(await checkStore(store))).toBe(true);
    expect(await toldBy(store, directory)).toEqual(told);
    await store.close();
  });

  test('is opened as a PostgreSQL database, sound, and tells what it told', async () => {
    const postgres = await startPostgres();
    const place = { url: await postgres.createDatabase() };
    await ask(place, await readFile(recorded('postgres.sql'), 'utf8'));
    const store = await openStore(place);
    expect(isSound(await checkStore(store))).toBe(true);
    expect(await toldBy(store, directory)).toEqual(told);
    await store.close();
    await postgres.stop();
  });

  test('is read as files of words and of a tournament, and written again byte for byte', async () => {
    const bytes = await readFile(recorded('petits-mots.lexique'));
    const lexicon = unwrap(decodeLexicon(bytes));
    expect(Buffer.from(encodeLexicon(lexicon))).toEqual(bytes);
    const text = await readFile(recorded('soiree.raccord'), 'utf8');
    const { words } = lexicon;
    const journal = new Journal({ words, graph: buildSearchGraph(words) }, unwrap(parseTournamentFile(text)));
    expect({ id: 'soiree-1', ...tournamentTold(journal) }).toEqual(told.tournaments[0]);
    expect([...makeTournamentFile(journal.events)].join('')).toBe(text);
  });

  test('is read as the file of a club into a new installation, and written again as it was', async () => {
    const text = await readFile(recorded('vichy.club'), 'utf8');
    const fresh = join(root, 'nouvelle');
    const store = await openStore({ directory: fresh });
    const lexicons = lexiconsIn(fresh);
    const club = unwrap(await importClub(store, lexicons, text));
    const { clubs, tournaments } = await toldBy(store, fresh);
    expect({ club: clubs[1], tournaments }).toEqual({ club: told.clubs[1], tournaments: told.tournaments });
    const again = [...unwrap(await exportClub(store, lexicons, club)).pieces].join('');
    expect(again.split('\n').map(parsed)).toEqual(text.split('\n').map(parsed));
    await store.close();
  });
});

const parsed = (line: string): unknown => (line === '' ? undefined : JSON.parse(line));

import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../testing/postgres.ts';
import { FILE_NAME, type StorePlace } from '../open.ts';
import { openDatabase } from '../sqlite.ts';

/** Where the stores of a test file live; nothing is left of them after `stop`. */
export interface Places {
  fresh(): Promise<StorePlace>;
  stop(): Promise<void>;
}

export async function sqlitePlaces(): Promise<Places> {
  const root = await temporaryDirectory();
  return {
    fresh: async () => ({ directory: await mkdtemp(join(root, 'place-')) }),
    stop: () => rm(root, { recursive: true, force: true }),
  };
}

export async function postgresPlaces(): Promise<Places> {
  const postgres = await startPostgres();
  return { fresh: async () => ({ url: await postgres.createDatabase() }), stop: () => postgres.stop() };
}

export const temporaryDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), 'raccord-store-'));

/** Asks the database itself, behind the back of the store. */
export async function ask<Row = Record<string, unknown>>(place: StorePlace, sql: string): Promise<Row[]> {
  if ('directory' in place) {
    const database = await openDatabase(join(place.directory, FILE_NAME));
    try {
      return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client(place.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Has the disk one of these words, in the files of a store, without the log of PostgreSQL? */
export async function isOnDisk(place: StorePlace, words: readonly string[]): Promise<boolean> {
  if ('directory' in place) {
    // At once, since files there come and go.
    const files = readdirSync(place.directory).map((name) => readFileSync(join(place.directory, name)));
    return files.some((bytes) => words.some((word) => bytes.includes(word)));
  }
  await ask(place, 'checkpoint');
  const found = await ask(
    place,
    `select from pg_database, pg_ls_dir('base/' || oid) as name,
      lateral (select pg_read_binary_file('base/' || oid || '/' || name, 0, 1 << 28, true) as bytes) as files,
      unnest(array['${words.join("', '")}']) as word
      where datname = current_database() and position(convert_to(word, 'UTF8') in bytes) > 0`,
  );
  return found.length > 0;
}

/** Somebody who goes on reading what is there now, until he ends. */
export async function readerOf(place: StorePlace): Promise<{ end(): Promise<void> }> {
  const look = 'select count(*) from events';
  if ('directory' in place) {
    const database = await openDatabase(join(place.directory, FILE_NAME));
    database.exec('begin');
    database.prepare(look).all();
    return {
      end: async () => {
        database.exec('rollback');
        database.close();
      },
    };
  }
  const client = new pg.Client(place.url);
  await client.connect();
  await client.query('begin isolation level repeatable read');
  await client.query(look);
  return { end: () => client.end() };
}

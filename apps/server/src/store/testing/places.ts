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

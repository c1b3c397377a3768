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

/** What takes away what the last migrations brought, the clubs. */
export const WITHOUT_CLUBS = [
  'drop table disclosures',
  'drop table evening_results',
  'drop table club_lexicons',
  'drop table club_quotas',
  "delete from events where stream in (select id from streams where kind = 'club')",
  'update streams set club = null',
  "delete from streams where kind = 'club'",
  'alter table sittings drop column club',
  'drop index streams_club',
  'alter table streams drop column club',
  'alter table streams drop column kind',
  'delete from schema where version >= 202611161430',
];

/** Makes of the data what an older program left: without what the last three migrations brought. */
export async function makeOlder(place: StorePlace): Promise<void> {
  for (const statement of [
    ...WITHOUT_CLUBS,
    'drop table sitting_entries',
    'drop table sittings',
    'delete from schema where version = (select max(version) from schema)',
    'drop index links_created_by',
    'drop index links_revoked_at',
    'alter table links drop column created_by',
    'alter table links drop column opened_at',
    'delete from schema where version = (select max(version) from schema)',
  ])
    await ask(place, statement);
}

import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { writeBackup } from './backup.ts';
import { checkCounters } from './events.ts';
import { Followers } from './followers.ts';
import { PostgresChairs } from './postgres-chairs.ts';
import { CHANNEL, PostgresListener, payloadOf } from './postgres-listener.ts';
import { openPool, placeOf } from './postgres-pool.ts';
import { keepNoSamples, rewriteTables } from './postgres-rewriting.ts';
import { HANGING, type Tables } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { openFile } from './sqlite.ts';
import type { EventStore } from './store.ts';
import { makeTables } from './tables.ts';

/** Held while tables are made, so that of servers that start together one makes them: « Racc ». */
const MAKING = 0x52616363;

/** Rows copied at a time into a backup. */
const PAGE = 500;

/** What one process hands to another is of this moment; a file has no other process. */
const COPIED = (Object.keys(HANGING) as (keyof typeof HANGING)[]).filter((table) => table !== 'mail');

/** Opens a PostgreSQL database as an event store; makes its tables where there are none. */
export async function openPostgres(url: string): Promise<EventStore> {
  const where = placeOf(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url, where) }) });
  const followers = new Followers();
  const listener = new PostgresListener(url, followers);
  const chairs = new PostgresChairs(url, where, db);
  const close = async (): Promise<void> => {
    await chairs.close();
    await listener.close();
    await db.destroy();
  };
  try {
    const enter = async (trx: Transaction<Tables>): Promise<void> => {
      await sql`select pg_advisory_xact_lock(${sql.lit(MAKING)})`.execute(trx);
    };
    await makeTables(db, where, enter, keepNoSamples);
    await checkCounters(db, where);
    await listener.start(where);
  } catch (error) {
    await close();
    throw error;
  }
  return new SqlStore({
    db,
    followers,
    chairs,
    announce: async (trx, stream, sequence) => {
      await sql`select pg_notify(${CHANNEL}, ${payloadOf(stream, sequence)})`.execute(trx);
    },
    scrub: () => rewriteTables(url, where),
    backup: (path) => writeBackup(path, (temporary) => copyTo(db, temporary)),
    close,
  });
}

/** Copies everything as it stands at one moment into a SQLite file, which an installation without PostgreSQL opens too. */
async function copyTo(db: Kysely<Tables>, file: string): Promise<void> {
  const copy = await openFile(file);
  try {
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    await reading.execute((from) =>
      copy.transaction().execute(async (to) => {
        // A new file begins with a club of its own.
        for (const table of [...COPIED].reverse()) await to.deleteFrom(table).execute();
        await to.deleteFrom('streams').execute();
        // Clubs first: tournaments and sittings name theirs.
        await copyRows(to, 'streams', await from.selectFrom('streams').selectAll().orderBy('kind').execute());
        for (const table of COPIED) {
          if (table !== 'events') await copyRows(to, table, await from.selectFrom(table).selectAll().execute());
          else
            for (const { id } of await from.selectFrom('streams').select('id').execute())
              await copyEvents(from, to, id);
        }
      }),
    );
  } finally {
    await copy.destroy();
  }
}

async function copyEvents(from: Transaction<Tables>, to: Transaction<Tables>, stream: string): Promise<void> {
  const events = from.selectFrom('events').selectAll().where('stream', '=', stream).orderBy('sequence').limit(PAGE);
  for (let last = 0, count = PAGE; count === PAGE; ) {
    const rows = await events.where('sequence', '>', last).execute();
    await copyRows(to, 'events', rows);
    count = rows.length;
    last = rows.at(-1)?.sequence ?? last;
  }
}

async function copyRows<Name extends keyof Tables>(
  to: Transaction<Tables>,
  table: Name,
  rows: readonly Tables[Name][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += PAGE) {
    await to
      .insertInto(table)
      .values(rows.slice(from, from + PAGE) as never)
      .execute();
  }
}

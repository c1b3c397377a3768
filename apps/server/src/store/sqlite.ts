import { constants } from 'node:fs';
import { access, chmod, open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, type Transaction } from 'kysely';
import { FOR_US_ALONE, hasRoom, makeDirectory, sweepUnfinished } from '../files.ts';
import { checkAnchor } from './anchor.ts';
import { writeBackup } from './backup.ts';
import { checkCounters, countersOf } from './events.ts';
import { StoreFault } from './faults.ts';
import { Followers } from './followers.ts';
import type { Tables } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { type Database, DatabaseSyncDialect, sqliteFault } from './sqlite-dialect.ts';
import type { EventStore } from './store.ts';
import { makeTables } from './tables.ts';
import { emptyLog, Upkeep } from './upkeep.ts';

type SqliteModule = { readonly DatabaseSync: new (path: string) => Database };

/** Stands in the header of our files: « Racc ». */
const APPLICATION_ID = 0x52616363;

/** Beyond so many bytes a file is not looked through whole each time that it is opened: a gigabyte takes ten seconds and more. */
const LARGE = 256 * 2 ** 20;
/** What everybody needs, or what tells who may do what, and no chain vouches for. */
const ALWAYS_CHECKED = ['streams', 'links', 'sessions', 'club_lexicons', 'club_quotas'];

/** How often we look whether another process wrote, in milliseconds. */
const LOOK = 250;

/** Opens a SQLite file as an event store; makes it where there is none. */
export async function openSqlite(path: string): Promise<EventStore> {
  const file = resolve(path);
  const db = await openFile(file);
  try {
    await sweepUnfinished(dirname(file));
    await checkAnchor(db, file);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return storeOver(db, file);
}

export function storeOver(db: Kysely<Tables>, file: string): EventStore {
  const followers = new Followers();
  const stopLooking = lookForOthers(db, followers);
  const upkeep = new Upkeep(db, file);
  followers.follow(
    () => upkeep.note(),
    () => upkeep.note(),
  );
  return new SqlStore({
    db,
    followers,
    announce: async () => undefined,
    beforeLosing: (streams) => upkeep.lose(streams),
    // What was there before is in the log until it is brought into the file.
    scrub: () => emptyLog(db),
    backup: (path) => copyTo(db, path),
    checkWhole: () => checkPages(db, file),
    close: async () => {
      stopLooking();
      await upkeep.close();
      await db.destroy();
    },
  });
}

const copyTo = (db: Kysely<Tables>, path: string): Promise<void> =>
  writeBackup(path, async (temporary) => {
    await (await open(temporary, 'wx', FOR_US_ALONE)).close();
    await sql`vacuum into ${temporary}`.execute(db);
  });

/** Opens a file of ours or makes a new one, and checks it. One that is there is opened on a full disk too, to be read. */
export async function openFile(file: string, large = LARGE): Promise<Kysely<Tables>> {
  await checkPlace(file);
  const isFull = (await sizeOf(file)) !== undefined && !(await hasRoom(dirname(file)));
  const db = await connect(file);
  try {
    // Before anything is in it; what SQLite makes beside it follows it.
    if ((await sizeOf(file)) === 0) await chmod(file, FOR_US_ALONE);
    // Short: a statement that finds the file locked tries again without holding the process up.
    await sql`pragma busy_timeout = 10`.execute(db);
    // What SQLite writes beside the file to read its log is then in memory: nobody else opens it meanwhile.
    if (isFull) await sql`pragma locking_mode = exclusive`.execute(db);
    await sql`pragma synchronous = full`.execute(db);
    await sql`pragma foreign_keys = on`.execute(db);
    // What is deleted about a person is gone from the file too.
    await sql`pragma secure_delete = on`.execute(db);
    await makeTables(db, file, async (trx) => {
      await identify(trx, file);
      const size = (await sizeOf(file)) ?? 0;
      await checkPages(trx, file, size <= large ? undefined : ALWAYS_CHECKED);
      await checkEnd(trx, file, size);
    });
    await checkCounters(db, file);
    // The log is then brought to the disk beside the process (`LogOnDisk`), before anybody is answered.
    if (!isFull && (await keepsLog(db))) await sql`pragma synchronous = normal`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

const keepsLog = async (db: Kysely<Tables>): Promise<boolean> =>
  (await sql<{ journal_mode: string }>`pragma journal_mode = wal`.execute(db)).rows[0]?.journal_mode === 'wal';

const connect = async (file: string): Promise<Kysely<Tables>> =>
  new Kysely<Tables>({ dialect: new DatabaseSyncDialect(await openDatabase(file), file) });

export async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync } = builtIn() ?? ((await import('@photostructure/sqlite')) as SqliteModule);
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw sqliteFault(error, file);
  }
}

/** `node:sqlite` where Node has it. Some versions warn whoever loads it that it is new, which would only worry a referee. */
function builtIn(): SqliteModule | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite') as unknown as SqliteModule | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** SQLite would open a file that it cannot write, and take an empty one for a new one. */
async function checkPlace(file: string): Promise<void> {
  const directory = dirname(file);
  await makeDirectory(directory);
  const size = await sizeOf(file);
  if (size === undefined) return;
  await access(file, constants.W_OK).catch((error) => {
    throw new StoreFault('not-writable', file, error);
  });
  if (size > 0) return;
  await sleep(LOOK); // another server may be making it just now
  if ((await sizeOf(file)) === 0) throw new StoreFault('damaged', file);
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );

/** Marks a new file as ours; refuses the file of another program. */
async function identify(trx: Transaction<Tables>, file: string): Promise<void> {
  const id = await sql<{ application_id: number }>`pragma application_id`.execute(trx);
  if (id.rows[0].application_id === APPLICATION_ID) return;
  const things = await sql<{ count: number }>`select count(*) as count from sqlite_master`.execute(trx);
  if (things.rows[0].count > 0) throw new StoreFault('not-raccord', file);
  await sql`pragma application_id = ${sql.lit(APPLICATION_ID)}`.execute(trx);
}

/**
 * The pages of the file, or of some tables, are all there and hang together (some 0.3 s for 100 000 events). Whether the events
 * are those that were written, their chain tells.
 */
async function checkPages(db: Kysely<Tables>, file: string, tables?: readonly string[]): Promise<void> {
  for (const part of tables ?? ['1']) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(${sql.raw(part)})`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw new StoreFault('damaged', file, rows[0]?.integrity_check);
  }
}

/** SQLite takes what is missing from the last page for zeros. After a power cut the log makes up for it. */
async function checkEnd(trx: Kysely<Tables>, file: string, size: number): Promise<void> {
  const page = await sql<{ page_size: number }>`pragma page_size`.execute(trx);
  const isCut = size % page.rows[0].page_size > 0;
  if (isCut && !(await sizeOf(`${file}-wal`))) throw new StoreFault('damaged', file);
}

/** Tells what other processes write: `data_version` changes when another connection has written. */
function lookForOthers(db: Kysely<Tables>, followers: Followers): () => void {
  let seen: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    const now = rows[0].data_version;
    if (now !== seen) {
      const known = followers.known();
      followers.tellAll(await countersOf(db), known);
    }
    seen = now;
  };
  const lookAgain = (): void => {
    timer = setTimeout(() => {
      // A fault here comes up again at the next read or write, which can tell somebody.
      look()
        .catch(() => undefined)
        .then(() => timer && lookAgain());
    }, LOOK).unref();
  };
  lookAgain();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { StoreFault, type StoreFaultCode } from './faults.ts';

/** The part of `DatabaseSync` that is used, the same in `node:sqlite` and in @photostructure/sqlite. */
export interface Database {
  prepare(sql: string): {
    all(...parameters: readonly unknown[]): unknown[];
    run(...parameters: readonly unknown[]): { changes: number | bigint };
  };
  exec(sql: string): void;
  close(): void;
}

/** How long a statement waits while another process writes, and how often it tries again. In milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 5;

/** How long the store may keep the process from its other work, in milliseconds. */
const LONGEST_HOLD = 5;

/** Primary result codes of SQLite and what it says with them, https://sqlite.org/rescode.html */
const BUSY = 5;
const FAULTS: Readonly<Record<number, readonly [code: StoreFaultCode, said: string]>> = {
  3: ['not-writable', 'access permission denied'],
  [BUSY]: ['busy', 'database is locked'],
  8: ['not-writable', 'attempt to write a readonly database'],
  10: ['disk-failed', 'disk I/O error'],
  11: ['damaged', 'database disk image is malformed'],
  13: ['disk-full', 'database or disk is full'],
  14: ['not-writable', 'unable to open database file'],
  26: ['not-raccord', 'file is not a database'],
};

/** @photostructure/sqlite leaves the code out of the errors of `all`. */
function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return undefined;
  if ('errcode' in error) return Number(error.errcode) & 0xff;
  return Number(Object.entries(FAULTS).find(([, [, said]]) => error.message.includes(said))?.[0]);
}

/** The fault that an error of SQLite stands for; a programmer's mistake stays what it is. */
export function faultOf(error: unknown, file: string): unknown {
  const fault = FAULTS[codeOf(error) ?? 0];
  return fault ? new StoreFault(fault[0], file, error) : error;
}

/**
 * Does something once no other connection is in the way. It waits without holding the process up: the one in the way may be
 * in this very process.
 */
async function patiently<T>(file: string, action: () => T): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (codeOf(error) !== BUSY || Date.now() > end) throw faultOf(error, file);
      await sleep(PAUSE);
      // Two that wait would go on waking each other up, and the process would never come to read its files and its network.
      await setImmediate();
    }
  }
}

/** kysely over `DatabaseSync`: its own driver expects the calls of better-sqlite3, and lets nobody in while work goes on. */
export class DatabaseSyncDialect implements Dialect {
  readonly #database: Database;
  readonly #file: string;

  constructor(database: Database, file: string) {
    this.#database = database;
    this.#file = file;
  }

  createDriver = (): Driver => new DatabaseSyncDriver(this.#database, this.#file);
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new SqliteAdapter();
  createIntrospector = (db: Kysely<never>) => new SqliteIntrospector(db);
}

/** One connection, taken in turns. */
class DatabaseSyncDriver implements Driver, DatabaseConnection {
  readonly #database: Database;
  readonly #file: string;
  #last: Promise<void> = Promise.resolve();
  #release = (): void => undefined;
  #yieldedAt = 0;

  constructor(database: Database, file: string) {
    this.#database = database;
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    // Nothing here really waits: without this, a busy store would keep the process from its other work.
    if (performance.now() - this.#yieldedAt > LONGEST_HOLD) {
      await setImmediate();
      this.#yieldedAt = performance.now();
    }
    this.#release = release;
    return this;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** Takes the right to write at once, rather than lose it to another process between reading and writing. */
  async beginTransaction(): Promise<void> {
    await patiently(this.#file, () => this.#database.exec('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await patiently(this.#file, () => this.#database.exec('commit'));
  }

  /** SQLite undoes a transaction by itself when the disk is full: a second time is an error that would hide the first. */
  async rollbackTransaction(): Promise<void> {
    await patiently(this.#file, () => this.#database.exec('rollback')).catch(() => undefined);
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return patiently(this.#file, () => {
      const statement = this.#database.prepare(sql);
      if (/^(select|pragma)\b/i.test(sql)) return { rows: statement.all(...parameters) as R[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
    });
  }

  streamQuery(): never {
    throw new Error('not used');
  }

  /**
   * Lets the transaction in flight end first, and leaves one whole file. The package goes on holding a closed file until its
   * statements are collected as garbage, and SQLite brings the log into the file at the very end only: so it is done here.
   */
  async destroy(): Promise<void> {
    await this.acquireConnection();
    for (const pragma of ['wal_checkpoint(truncate)', 'journal_mode = delete']) {
      try {
        this.#database.exec(`pragma ${pragma}`);
      } catch {
        // Others have it open: the log stays beside the file and is read with it.
      }
    }
    this.#database.close();
    await this.releaseConnection();
  }
}

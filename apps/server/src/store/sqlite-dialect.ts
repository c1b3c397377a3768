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
import { LogOnDisk } from './log-on-disk.ts';

/** The part of `DatabaseSync` that is used, the same in `node:sqlite` and in @photostructure/sqlite. */
export interface Database {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

type Durability = Pick<LogOnDisk, 'reached' | 'close'>;

interface Statement {
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): { changes: number | bigint };
}

/** How long a statement waits while another process writes, and how often it tries again. In milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 5;

/** How long the store may keep the process from its other work, in milliseconds. */
const LONGEST_HOLD = 5;

/** Transactions in one commit at most: the first of them waits for all. */
const LARGEST_GROUP = 100;

/** Statements kept ready to be run again: as many, and as long, as those that are run all the time. */
const MOST_KEPT = 200;
const LONGEST_KEPT = 1_000;

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
export function sqliteFault(error: unknown, file: string): unknown {
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
      if (codeOf(error) !== BUSY || Date.now() > end) throw sqliteFault(error, file);
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
  readonly #log: Durability;

  constructor(database: Database, file: string, log: Durability = new LogOnDisk(file)) {
    this.#database = database;
    this.#file = file;
    this.#log = log;
  }

  createDriver = (): Driver => new DatabaseSyncDriver(this.#database, this.#file, this.#log);
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new SqliteAdapter();
  createIntrospector = (db: Kysely<never>) => new SqliteIntrospector(db);
}

/** Transactions that are made durable together, by one commit and one wait for the disk. */
class Group {
  size = 0;
  resolve = (): void => undefined;
  reject = (_: unknown): void => undefined;
  readonly committed = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    // Whoever is in the group hears of it; there may be nobody yet.
    this.committed.catch(() => undefined);
  }
}

/** The connection in the hands of one who had to wait for it. */
class Turn implements DatabaseConnection {
  readonly #execute: DatabaseConnection['executeQuery'];
  readonly #release: () => void;
  isWriting = false;
  isOver = false;

  constructor(execute: (turn: Turn, query: CompiledQuery) => Promise<QueryResult<unknown>>, release: () => void) {
    this.#execute = ((query: CompiledQuery) => execute(this, query)) as DatabaseConnection['executeQuery'];
    this.#release = release;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#execute<R>(query);
  }

  streamQuery(): never {
    throw new Error('not used');
  }

  end(): void {
    this.isOver = true;
    this.#release();
  }
}

/**
 * One connection, taken in turns. A transaction that ends while others wait lets them join it: a hundred clubs cost as many
 * waits for the disk as one. The disk is waited for beside the process, while the next ones go on. Nobody is answered before, and
 * nobody reads what is not durable yet.
 */
class DatabaseSyncDriver implements Driver {
  readonly #database: Database;
  readonly #file: string;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  readonly #log: Durability;
  readonly #statements = new Map<string, Statement>();
  #group: Group | undefined;
  /** Of all that was committed. */
  #durable: Promise<void> = Promise.resolve();
  #yieldedAt = 0;

  constructor(database: Database, file: string, log: Durability) {
    this.#database = database;
    this.#file = file;
    this.#log = log;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    this.#waiting++;
    await before;
    // Nothing here really waits: without this, a busy store would keep the process from its other work.
    if (performance.now() - this.#yieldedAt > LONGEST_HOLD) {
      await setImmediate();
      this.#yieldedAt = performance.now();
    }
    this.#waiting--;
    return new Turn((turn, query) => this.#execute(turn, query), release);
  }

  async releaseConnection(turn: Turn): Promise<void> {
    if (turn.isOver) return;
    // Whoever is in a group heard of its fate.
    if (this.#waiting === 0) await this.#commit().catch(() => undefined);
    turn.end();
  }

  /** Takes the right to write at once, rather than lose it to another process between reading and writing. */
  async beginTransaction(turn: Turn): Promise<void> {
    if (!this.#group) {
      await this.#run('begin immediate');
      this.#group = new Group();
    }
    await this.#run('savepoint turn');
    turn.isWriting = true;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await this.#run('release turn');
    turn.isWriting = false;
    const group = this.#group as Group;
    group.size++;
    if (this.#waiting === 0 || group.size >= LARGEST_GROUP) await this.#commit();
    turn.end();
    return group.committed;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    if (!turn.isWriting) return;
    turn.isWriting = false;
    try {
      await this.#run('rollback to turn');
      await this.#run('release turn');
    } catch (error) {
      // SQLite undoes everything by itself when the disk is full; else it is undone here: the whole group is gone.
      await this.#run('rollback').catch(() => undefined);
      this.#group?.reject(error instanceof StoreFault ? error : new StoreFault('disk-failed', this.#file, error));
      this.#group = undefined;
    }
  }

  async #commit(): Promise<void> {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    try {
      await this.#run('commit');
    } catch (error) {
      await this.#run('rollback').catch(() => undefined);
      group.reject(error);
      throw error;
    }
    this.#durable = group.committed;
    this.#log.reached().then(group.resolve, (error) => group.reject(new StoreFault('disk-failed', this.#file, error)));
  }

  #run(statement: string): Promise<void> {
    return patiently(this.#file, () => this.#database.exec(statement));
  }

  async #execute(turn: Turn, { sql, parameters }: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!turn.isWriting) await this.#commit().catch(() => undefined);
    const result = await patiently(this.#file, () => {
      const statement = this.#statement(sql);
      if (/^(select|pragma)\b| returning /i.test(sql)) return { rows: statement.all(...parameters) };
      return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
    });
    if (!turn.isWriting) await this.#durable.catch(() => undefined);
    return result;
  }

  /** Some pragmas act when they are prepared: only what asks or changes rows is kept. */
  #statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const made = this.#database.prepare(sql);
    const isKept = sql.length <= LONGEST_KEPT && /^(select|insert|update|delete)\b/i.test(sql);
    if (isKept && this.#statements.size < MOST_KEPT) this.#statements.set(sql, made);
    return made;
  }

  /**
   * Lets the transaction in flight end first, and leaves one whole file. The package goes on holding a closed file until its
   * statements are collected as garbage, and SQLite brings the log into the file at the very end only: so it is done here.
   */
  async destroy(): Promise<void> {
    const turn = await this.acquireConnection();
    await this.#commit().catch(() => undefined);
    await this.#log.close();
    this.#statements.clear();
    for (const pragma of ['wal_checkpoint(truncate)', 'journal_mode = delete']) {
      try {
        this.#database.exec(`pragma ${pragma}`);
      } catch {
        // Others have it open: the log stays beside the file and is read with it.
      }
    }
    this.#database.close();
    turn.end();
  }
}

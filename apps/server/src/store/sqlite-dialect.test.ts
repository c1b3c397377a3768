import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LogOnDisk } from './log-on-disk.ts';
import { openDatabase } from './sqlite.ts';
import { type Database, DatabaseSyncDialect } from './sqlite-dialect.ts';
import { temporaryDirectory } from './testing/places.ts';

interface Notes {
  note: { text: string };
}

let directory: string;
let database: Database;
let other: Database;
let db: Kysely<Notes>;
/** What the connection was told, and what it is to fail at. */
let told: string[];
let failing: string | undefined;
/** What the disk waits for. */
let disk: Promise<unknown>;

beforeEach(async () => {
  directory = await temporaryDirectory();
  const file = join(directory, 'essai.sqlite');
  database = await openDatabase(file);
  other = await openDatabase(file);
  told = [];
  failing = undefined;
  disk = Promise.resolve();
  const log = new LogOnDisk(file);
  const slow = { reached: () => disk.then(() => log.reached()), close: () => log.close() };
  const watched: Database = {
    prepare: (text) => database.prepare(text),
    exec: (text) => {
      told.push(text);
      if (text === failing) {
        failing = undefined;
        throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
      }
      database.exec(text);
    },
    close: () => database.close(),
  };
  db = new Kysely<Notes>({ dialect: new DatabaseSyncDialect(watched, file, slow) });
  await sql`pragma journal_mode = wal`.execute(db);
  await sql`create table note (text text)`.execute(db);
});
afterEach(async () => {
  other.close();
  await db.destroy();
  await rm(directory, { recursive: true });
});

const write = (text: string) => db.transaction().execute((trx) => trx.insertInto('note').values({ text }).execute());
const kept = () => (other.prepare('select text from note').all() as { text: string }[]).map(({ text }) => text);
const commits = () => told.filter((text) => text === 'commit').length;
const NAMES = Array.from({ length: 30 }, (_, at) => `n${at}`);

describe('transactions that wait for one another', () => {
  test('are made durable together, and each is before it answers', async () => {
    await Promise.all(
      NAMES.map(async (name) => {
        await write(name);
        expect(kept()).toContain(name);
      }),
    );
    expect(kept()).toEqual(NAMES);
    expect(commits()).toBeLessThan(NAMES.length / 2);
  });

  test('one that fails is undone alone', async () => {
    const fail = db.transaction().execute(async (trx) => {
      await trx.insertInto('note').values({ text: 'raté' }).execute();
      throw new Error('non');
    });
    const outcomes = await Promise.allSettled([...NAMES.slice(0, 5).map(write), fail, ...NAMES.slice(5).map(write)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(kept()).toEqual(NAMES);
  });

  test('a commit that fails is told to all of them, and nothing of them is there', async () => {
    failing = 'commit';
    const outcomes = await Promise.allSettled(NAMES.map(write));
    for (const { reason } of outcomes as PromiseRejectedResult[]) expect(reason).toMatchObject({ code: 'disk-full' });
    expect(kept()).toEqual([]);
    await write('après');
    expect(kept()).toEqual(['après']);
  });

  test('nobody reads what is not durable yet', async () => {
    const reads: Promise<void>[] = [];
    const writes = NAMES.map((name) => {
      const written = write(name);
      reads.push(
        db
          .selectFrom('note')
          .select('text')
          .execute()
          .then((rows) => expect(kept()).toEqual(expect.arrayContaining(rows.map(({ text }) => text)))),
      );
      return written;
    });
    await Promise.all([...writes, ...reads]);
    expect(kept()).toEqual(NAMES);
  });

  test('nobody is answered, and nobody reads, before the log is on the disk; the next ones are written meanwhile', async () => {
    const told: string[] = [];
    let spin = (): void => undefined;
    disk = new Promise<void>((resolve) => {
      spin = resolve;
    });
    const first = write('a').then(() => told.push('a'));
    await expect.poll(kept).toEqual(['a']);
    const second = write('b').then(() => told.push('b'));
    await expect.poll(kept).toEqual(['a', 'b']);
    const read = db
      .selectFrom('note')
      .select('text')
      .execute()
      .then((rows) => told.push(`${rows.length} read`));
    await setImmediate();
    expect(told).toEqual([]);
    spin();
    await Promise.all([first, second, read]);
    expect(told.toSorted()).toEqual(['2 read', 'a', 'b']);
  });

  test('a disk that fails is told to all who wait for it', async () => {
    disk = Promise.reject(new Error('EIO'));
    disk.catch(() => undefined);
    const outcomes = await Promise.allSettled(NAMES.map(write));
    for (const { reason } of outcomes as PromiseRejectedResult[]) expect(reason).toMatchObject({ code: 'disk-failed' });
    disk = Promise.resolve();
    await write('après');
    expect(kept()).toContain('après');
  });

  test('are not more than a hundred, so that the first one does not wait for ever', async () => {
    await Promise.all(Array.from({ length: 250 }, (_, at) => write(`n${at}`)));
    expect(commits()).toBeGreaterThanOrEqual(3);
    expect(kept()).toHaveLength(250);
  });
});

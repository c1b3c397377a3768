import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

beforeEach(async () => {
  directory = await temporaryDirectory();
  const file = join(directory, 'essai.sqlite');
  database = await openDatabase(file);
  other = await openDatabase(file);
  told = [];
  failing = undefined;
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
  db = new Kysely<Notes>({ dialect: new DatabaseSyncDialect(watched, file) });
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

  test('are not more than a hundred, so that the first one does not wait for ever', async () => {
    await Promise.all(Array.from({ length: 250 }, (_, at) => write(`n${at}`)));
    expect(commits()).toBeGreaterThanOrEqual(3);
    expect(kept()).toHaveLength(250);
  });
});

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, copyFile, cp, mkdir, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { checkChain, EVENT_VERSION, eraseFromStream, hashOf, NAMES_ERASED } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkAnchor } from './anchor.ts';
import { FILE_NAME, openStore } from './open.ts';
import type { Tables } from './schema.ts';
import { openDatabase, openFile, storeOver } from './sqlite.ts';
import { DatabaseSyncDialect } from './sqlite-dialect.ts';
import { makeTables } from './tables.ts';
import { begun, NO_QUOTAS } from './testing/clubs.ts';
import { eventsAfter } from './testing/events.ts';
import { ask, temporaryDirectory } from './testing/places.ts';
import { Upkeep } from './upkeep.ts';

const CHIEF = { role: 'chief', name: 'Juge' } as const;

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await temporaryDirectory();
  file = join(directory, FILE_NAME);
});
afterEach(async () => {
  await chmod(directory, 0o700);
  await rm(directory, { recursive: true });
});

async function fill(events: readonly StoredEvent[]): Promise<void> {
  const store = await openStore({ directory });
  await store.createStream('t');
  await store.append('t', events);
  await store.close();
}

test('an anchor that was read before a stream is written again does not come back', async () => {
  await fill(eventsAfter(undefined, 3, 'e'));
  const db = await openFile(file);
  const upkeep = new Upkeep(db, file);
  for (const round of Array.from({ length: 20 }).keys()) {
    const anchoring = upkeep.close();
    await db.transaction().execute(async (trx) => {
      await upkeep.lose(['t']);
      await trx
        .updateTable('events')
        .set({ hash: `${round}` })
        .where('sequence', '=', 3)
        .execute();
    });
    await anchoring;
    await checkAnchor(db, file);
  }
  await db.destroy();
});

test('an anchored event that is written again below one that is not is no anchor any more', async () => {
  const [first, second] = eventsAfter(undefined, 2, 'e');
  await fill([first, second]);
  const [after] = eventsAfter(second, 1, 'f');
  // Nobody guesses its id: it keeps its hash, where that of the second one changes.
  const drawn = { ...after, id: 'OoIQVEUqd5fcoS6sdKUv' };
  const third = { ...drawn, hash: hashOf(drawn) };
  const store = await openStore({ directory });
  await store.append('t', [third]);
  await store.erase<StoredEvent>('t', (events) => {
    const taken = (event: StoredEvent) => (event.sequence === 2 ? { ...event, actor: { ...CHIEF } } : event);
    const left = eraseFromStream(events, taken, randomUUID);
    if (!left) return undefined;
    const told = {
      type: NAMES_ERASED,
      data: left.data,
      version: EVENT_VERSION,
      id: 'e-4',
      actor: CHIEF,
      at: third.at,
    } as const;
    const event = { ...told, sequence: 4, previous: left.last.hash } as Omit<StoredEvent, 'hash'>;
    return { rows: left.rows, told: [{ ...event, hash: hashOf(event) } as StoredEvent] };
  });
  const killed = await temporaryDirectory();
  await cp(directory, killed, { recursive: true });
  await store.close();
  const again = await openStore({ directory: killed });
  expect(await again.read('t', 0)).toHaveLength(4);
  await again.close();
  await rm(killed, { recursive: true });
});

test('connections that wait for another one let it read the disk meanwhile', async () => {
  const connections = await Promise.all(Array.from({ length: 5 }, () => openFile(file)));
  const [writer, ...waiting] = connections;
  const done: string[] = [];
  const others: Promise<void>[] = [];
  await writer.transaction().execute(async () => {
    for (const db of waiting) others.push(db.transaction().execute(async () => void done.push('waited')));
    for (let round = 0; round < 20; round++) await readdir(directory);
    done.push('written');
  });
  await Promise.all(others);
  expect(done[0]).toBe('written');
  for (const db of connections) await db.destroy();
});

test('makes its directory, and leaves one file in it with its anchor', async () => {
  const inner = join(directory, 'a', 'b');
  const store = await openStore({ directory: inner });
  await store.createStream('t');
  await store.close();
  expect(await readdir(inner)).toEqual([FILE_NAME, `${FILE_NAME}-ancre`]);
});

test('what it makes is for nobody else on this machine', async () => {
  const inner = join(directory, 'a');
  const store = await openStore({ directory: inner });
  await store.createStream('t');
  await store.append('t', eventsAfter(undefined, 1, 'a'));
  await store.backup(join(inner, 'copie.sqlite'));
  const names = await readdir(inner);
  const modes = await Promise.all(names.map(async (name) => [name, (await stat(join(inner, name))).mode & 0o777]));
  expect(modes).toEqual(names.map((name) => [name, 0o600]));
  expect(names).toContain(`${FILE_NAME}-wal`);
  expect((await stat(inner)).mode & 0o777).toBe(0o700);
  await store.close();
  expect((await stat(join(inner, `${FILE_NAME}-ancre`))).mode & 0o777).toBe(0o600);
});

test('what was being written when the power went is swept; what is being written just now is not', async () => {
  const [left, current] = ['a', 'b'].map((sign) => `${FILE_NAME}-ancre.${sign.repeat(8)}-1-1-1-${sign.repeat(12)}.tmp`);
  for (const name of [left, current]) await writeFile(join(directory, name), '{');
  await utimes(join(directory, left), 0, 0);
  await (await openStore({ directory })).close();
  expect(await readdir(directory)).toEqual(expect.arrayContaining([current]));
  expect(await readdir(directory)).not.toContain(left);
});

test('writes so that a power cut loses nothing', async () => {
  const db = await openFile(file);
  const pragma = async (name: string) => Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {});
  expect(await pragma('journal_mode')).toEqual(['wal']);
  // The log itself is brought to the disk before anybody is answered (`sqlite-dialect.test.ts`).
  expect(await pragma('synchronous')).toEqual([1]);
  expect(await pragma('foreign_keys')).toEqual([1]);
  await db.destroy();
});

test('leaves a newer file untouched, byte for byte', async () => {
  await fill([]);
  await ask({ directory }, 'insert into schema values (2)');
  const before = await readFile(file);
  await expect(openStore({ directory })).rejects.toMatchObject({ code: 'too-new' });
  expect(await readFile(file)).toEqual(before);
});

test('makes a new file whole or not at all: a full disk in the middle of it leaves nothing', async () => {
  const db = new Kysely<Tables>({ dialect: new DatabaseSyncDialect(await openDatabase(file), file) });
  await sql`pragma max_page_count = 8`.execute(db);
  await expect(makeTables(db, file, async () => undefined)).rejects.toMatchObject({ code: 'disk-full' });
  expect((await sql`select name from sqlite_master`.execute(db)).rows).toEqual([]);
  await db.destroy();
});

describe('the anchor beside a file', () => {
  const events = eventsAfter(undefined, 20, 'a');

  /** Leaves the file as it was in the middle of its work, without its log, and answers the log. */
  async function loseLog(): Promise<Buffer> {
    await fill(events.slice(0, 5));
    const store = await openStore({ directory });
    for (const event of events.slice(5)) await store.append('t', [event]);
    const [main, log] = [await readFile(file), await readFile(`${file}-wal`)];
    await store.close();
    await writeFile(file, main);
    return log;
  }

  test.each([0.3, 0.6, 0.9])('tells that the log was cut after %f of it', async (share) => {
    const log = await loseLog();
    await writeFile(`${file}-wal`, log.subarray(0, Math.floor(log.length * share)));
    await expect(openStore({ directory })).rejects.toMatchObject({
      code: 'went-back',
      text: expect.stringContaining('raccord restaurer'),
    });
  });

  test('tells that the log was left behind, and finds everything once it is back', async () => {
    const log = await loseLog();
    await expect(openStore({ directory })).rejects.toMatchObject({
      code: 'went-back',
      text: expect.stringContaining('« t », action 20'),
    });
    await writeFile(`${file}-wal`, log);
    const store = await openStore({ directory });
    expect(await store.read('t', 0)).toEqual(events);
    await store.close();
  });

  test('tells that an older file was put in the place of the file', async () => {
    await fill(eventsAfter(undefined, 3, 'a'));
    const older = await readFile(file);
    const store = await openStore({ directory });
    await store.append('t', eventsAfter((await store.read('t', 2)).at(-1), 2, 'b'));
    await store.close();
    await writeFile(file, older);
    await expect(openStore({ directory })).rejects.toMatchObject({ code: 'went-back' });
    await rm(`${file}-ancre`);
    await (await openStore({ directory })).close();
  });

  test('does not hold on to what was deleted with its club, though the program is killed at once', async () => {
    const store = await openStore({ directory });
    await store.clubs.create('b', begun('B'), NO_QUOTAS);
    await store.createStream('t', 'b');
    await store.append('t', events);
    await expect.poll(() => readFile(`${file}-ancre`, 'utf8').catch(() => ''), { timeout: 5_000 }).toContain('"t"');
    await store.clubs.remove('b', () => true);
    const killed = await temporaryDirectory();
    for (const name of await readdir(directory)) await copyFile(join(directory, name), join(killed, name));
    await store.close();
    const again = await openStore({ directory: killed });
    expect(await again.streams()).toEqual([]);
    await again.close();
    await rm(killed, { recursive: true });
  });
});

describe('a file that is not right', () => {
  test('is refused when pages in its middle are overwritten', async () => {
    await fill(eventsAfter(undefined, 300, 'a'));
    const bytes = await readFile(file);
    const middle = Math.floor(bytes.length / 2);
    await writeFile(file, bytes.fill(0xa5, middle, middle + 8192));
    await expect(openStore({ directory })).rejects.toMatchObject({
      code: 'damaged',
      text: expect.stringContaining('raccord restaurer'),
    });
  });

  test.each([0, 0.001, 0.1, 0.5, 0.9, 0.999])('is refused when cut after %f of it', async (share) => {
    await fill(eventsAfter(undefined, 300, 'a'));
    const { length } = await readFile(file);
    await truncate(file, Math.floor(length * share));
    const fault = await openStore({ directory }).catch((error) => error);
    expect(['damaged', 'not-raccord']).toContain(fault.code);
    expect(fault.text).toContain('raccord restaurer');
  });

  test('never passes for the right one with a byte changed: the file or the chain shows it', async () => {
    const events = eventsAfter(undefined, 60, 'a');
    await fill(events);
    const bytes = await readFile(file);
    const seen = new Set<string>();
    for (let at = 101; at < bytes.length; at += Math.floor(bytes.length / 50)) {
      await writeFile(file, bytes.with(at, bytes[at] ^ 0x15));
      const outcome = await readBack(events);
      expect(outcome, `byte ${at}`).not.toBe('wrong');
      seen.add(outcome);
    }
    expect(seen).toContain('chain-broken');
  });

  async function readBack(events: readonly StoredEvent[]): Promise<string> {
    try {
      const store = await openStore({ directory });
      try {
        const read = await store.read('t', 0);
        const chain = checkChain(read);
        if (!chain.ok) return chain.fault.code;
        const isRight = read.length === events.length && read.at(-1)?.hash === events.at(-1)?.hash;
        return isRight ? 'unused byte' : 'wrong';
      } finally {
        await store.close();
      }
    } catch (error) {
      return (error as { code: string }).code;
    }
  }

  test('is refused when its last events are gone', async () => {
    await fill(eventsAfter(undefined, 5, 'a'));
    await ask({ directory }, 'delete from events where sequence = 5');
    await expect(openStore({ directory })).rejects.toMatchObject({ code: 'damaged' });
  });

  describe('and so large that it is not looked through whole', () => {
    const openLarge = async () => storeOver(await openFile(file, 0), file);

    async function spoilPagesOf(name: string): Promise<void> {
      const [{ rootpage }] = await ask<{ rootpage: number }>(
        { directory },
        `select rootpage from sqlite_master where name = '${name}'`,
      );
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill(0xa5, (rootpage - 1) * 4096, rootpage * 4096));
    }

    test('opens while its events are spoilt: whoever reads them or has all of it checked is told', async () => {
      await fill(eventsAfter(undefined, 300, 'a'));
      await spoilPagesOf('events');
      const store = await openLarge();
      expect(await store.streams()).toEqual([{ id: 't', sequence: 300 }]);
      await expect(store.readSound('t')).rejects.toMatchObject({ code: 'damaged' });
      await expect(store.checkWhole()).rejects.toMatchObject({ code: 'damaged' });
      await store.close();
    });

    test.each(['links', 'club_lexicons', 'club_quotas'])(
      'is refused when what tells who may do what is spoilt: %s',
      async (table) => {
        await fill(eventsAfter(undefined, 300, 'a'));
        await spoilPagesOf(table);
        await expect(openLarge()).rejects.toMatchObject({ code: 'damaged' });
      },
    );

    test('is refused when its last events are gone', async () => {
      await fill(eventsAfter(undefined, 5, 'a'));
      await ask({ directory }, 'delete from events where sequence = 5');
      await expect(openLarge()).rejects.toMatchObject({ code: 'damaged' });
    });
  });

  test('is refused when it is something else', async () => {
    await writeFile(file, 'Ceci est une liste de courses.\n'.repeat(200));
    await expect(openStore({ directory })).rejects.toMatchObject({ code: 'not-raccord' });
    expect(await readFile(file, 'utf8')).toContain('liste de courses');
  });

  test('is refused when it is the database of another program, and left as it is', async () => {
    await ask({ directory }, 'create table recettes (nom text)');
    const before = await readFile(file);
    await expect(openStore({ directory })).rejects.toMatchObject({ code: 'not-raccord' });
    expect(await readFile(file)).toEqual(before);
  });
});

describe('a place where nothing can be written', () => {
  test('is refused: the directory is read-only', async () => {
    await chmod(directory, 0o555);
    await asOrdinaryUser(() => expect(openStore({ directory })).rejects.toMatchObject({ code: 'not-writable' }));
  });

  test('is refused: the file is read-only', async () => {
    await fill([]);
    await chmod(directory, 0o777);
    await chmod(file, 0o444);
    await asOrdinaryUser(() => expect(openStore({ directory })).rejects.toMatchObject({ code: 'not-writable' }));
  });

  test('is refused: there is a file instead of the directory', async () => {
    await writeFile(join(directory, 'x'), '');
    const place = { directory: join(directory, 'x') };
    await expect(openStore(place)).rejects.toMatchObject({ code: 'not-writable' });
    await mkdir(file);
    await expect(openStore({ directory })).rejects.toMatchObject({ code: 'not-writable' });
  });

  /** The administrator may write everywhere. */
  async function asOrdinaryUser(action: () => Promise<void>): Promise<void> {
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    try {
      await action();
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  }
});

test('a full disk refuses the whole group and keeps what was acknowledged', async () => {
  const db = await openFile(file);
  const store = storeOver(db, file);
  await store.createStream('t');
  const events = eventsAfter(undefined, 50, 'a');
  await store.append('t', events);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0].page_count + 8)}`.execute(db);
  const many = eventsAfter(events[49], 500, 'b');
  await expect(store.append('t', many)).rejects.toMatchObject({
    code: 'disk-full',
    text: expect.stringContaining('Libérez de la place'),
  });
  expect(await store.read('t', 0)).toEqual(events);
  expect(await store.streams()).toEqual([{ id: 't', sequence: 50 }]);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await store.append('t', many)).toBe('appended');
  await store.close();
});

test('killed in the middle of appends, it has everything that it acknowledged, once', async () => {
  await fill([]);
  for (const round of [1, 2]) {
    const acknowledged = await appendUntilKilled(`r${round}`, 20 + 15 * round);
    const store = await openStore({ directory });
    const events = await store.read('t', 0);
    expect(events.length).toBeGreaterThanOrEqual(acknowledged);
    expect(checkChain(events)).toEqual({ ok: true });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(await store.streams()).toEqual([{ id: 't', sequence: events.length }]);
    await store.close();
  }
});

/** Appends that wait when it is killed. */
const AHEAD = 10;

/** Answers the last sequence that the killed process was told was written. */
async function appendUntilKilled(name: string, appends: number): Promise<number> {
  const store = await openStore({ directory });
  let given = (await store.read('t', 0)).at(-1);
  await store.close();
  // The program as it is built: it starts in a fifth of the time of its sources.
  const script = fileURLToPath(new URL('testing/appender.js', import.meta.url));
  const child = spawn(process.execPath, [script, directory, 't'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  const give = (round: number): void => {
    const events = eventsAfter(given, 1 + (round % 5), `${name}-${round}`);
    given = events.at(-1);
    child.stdin.write(`${JSON.stringify(events)}\n`);
  };
  for (let round = 0; round < AHEAD; round += 1) give(round);
  let last = 0;
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    count += 1;
    if (count < appends) give(AHEAD + count);
    else if (count === appends) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return last;
}

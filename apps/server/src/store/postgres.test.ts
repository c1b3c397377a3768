import { checkChain } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { openStore } from './open.ts';
import { eventsAfter } from './testing/events.ts';
import { ask } from './testing/places.ts';

let postgres: TestPostgres;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
beforeEach(async () => {
  url = await postgres.createDatabase();
});
afterAll(() => postgres?.stop());

test('says what is wrong with an address', async () => {
  const open = (address: string) => openStore({ url: address });
  await expect(open('raccord.sqlite')).rejects.toMatchObject({ code: 'database-address' });
  await expect(open('http://localhost/raccord')).rejects.toMatchObject({ code: 'database-address' });
  await expect(open('postgres://moi:secret@127.0.0.1:1/raccord')).rejects.toMatchObject({
    code: 'database-unreachable',
    text: expect.stringContaining('127.0.0.1:1/raccord'),
  });
  const fault = await open(url.replace(/test_\w+/, 'nulle_part').replace('raccord@', 'raccord:secret@')).catch(
    (e) => e,
  );
  expect(fault).toMatchObject({ code: 'database-refused' });
  expect(fault.text).not.toContain('secret');
});

test('refuses the database of another program, and leaves it as it is', async () => {
  await ask({ url }, 'create table events (name text)');
  await expect(openStore({ url })).rejects.toMatchObject({ code: 'not-raccord' });
  const tables = "select table_name from information_schema.tables where table_schema = 'public'";
  expect(await ask({ url }, tables)).toEqual([{ table_name: 'events' }]);
});

test('waits for the disk at each commit, whatever the server is set to', async () => {
  await ask({ url }, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  await ask({ url }, 'create table seen (setting text)');
  const store = await openStore({ url });
  await ask(
    { url },
    "create function see() returns trigger language plpgsql as $$ begin insert into seen values (current_setting('synchronous_commit')); return new; end $$",
  );
  await ask({ url }, 'create trigger see after insert on events for each row execute function see()');
  await store.createStream('t');
  await store.append('t', eventsAfter(undefined, 1, 'a'));
  expect(await ask({ url }, 'select setting from seen')).toEqual([{ setting: 'on' }]);
  await store.close();
});

test('hears again after its listening connection was cut, and is told what it missed', async () => {
  const [store, other] = [await openStore({ url }), await openStore({ url })];
  await other.createStream('t');
  const told = vi.fn();
  store.follow(told);
  await ask(
    { url },
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const [first, second] = eventsAfter(undefined, 2, 'a');
  await vi.waitFor(async () => expect(await other.append('t', [first])).toBe('appended'), 10_000);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('t', 1), 10_000);
  await other.append('t', [second]);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('t', 2), 10_000);
  await Promise.all([store.close(), other.close()]);
});

test('killed and started again, the server has everything that it acknowledged and the store goes on', async () => {
  const store = await openStore({ url });
  const told = vi.fn();
  store.follow(told);
  await store.createStream('t');
  const acknowledged: StoredEvent[] = [];
  const faults = new Set<string>();
  let isOver = false;
  let restart = (): void => undefined;
  const restarted = new Promise<void>((resolve) => {
    restart = resolve;
  });

  const appending = (async () => {
    for (let round = 0; !isOver; round += 1) {
      try {
        const last = (await store.read('t', 0)).at(-1);
        const events = eventsAfter(last, 3, `r${round}`);
        if ((await store.append('t', events)) === 'appended') acknowledged.push(...events);
      } catch (error) {
        faults.add((error as { code: string }).code);
        await restarted;
      }
    }
  })();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(30), 10_000);
  await postgres.kill();
  await vi.waitFor(() => expect(faults.size).toBeGreaterThan(0), 10_000);
  await expect(store.read('t', 0)).rejects.toMatchObject({ code: 'database-unreachable' });
  const before = acknowledged.length;
  await postgres.restart();
  restart();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 10), 20_000);
  isOver = true;
  await appending;

  const events = await store.read('t', 0);
  expect(checkChain(events)).toEqual({ ok: true });
  const kept = new Set(events.map(({ hash }) => hash));
  expect(acknowledged.filter(({ hash }) => !kept.has(hash))).toEqual([]);
  expect([...faults]).toEqual(['database-unreachable']);
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('t', events.length), 10_000);
  await store.close();
});

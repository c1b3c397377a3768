import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { FILE_NAME, openStore } from '../store/open.ts';
import type { Tables } from '../store/schema.ts';
import { openDatabase, storeOver } from '../store/sqlite.ts';
import { type Database, DatabaseSyncDialect } from '../store/sqlite-dialect.ts';
import { FEDERATION } from '../store/store.ts';
import { temporaryDirectory } from '../store/testing/places.ts';
import { Federation } from './federation.ts';

const BY = { role: 'installation', id: 'j' } as const;

test('what two wrote together and the disk did not take is nowhere: both go on from what is there', async () => {
  const directory = await temporaryDirectory();
  await (await openStore({ directory })).close();
  const file = join(directory, FILE_NAME);
  const database = await openDatabase(file);
  let isFull = false;
  const filling: Database = {
    prepare: (text) => database.prepare(text),
    exec: (text) => {
      if (isFull && text === 'commit') {
        throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
      }
      database.exec(text);
    },
    close: () => database.close(),
  };
  const store = storeOver(new Kysely<Tables>({ dialect: new DatabaseSyncDialect(filling, file) }), file);
  const opened = async () => new Federation(await store.federation.read(), store, () => 1);
  const [one, other] = [await opened(), await opened()];
  const publish = (federation: Federation, id: string) =>
    federation.submit({ id, by: BY, body: () => ({ type: 'publish-calendar', data: { isPublic: true } }) });

  isFull = true;
  for (const refused of await Promise.allSettled([publish(one, 'a'), publish(other, 'b')])) {
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'disk-full' } });
  }
  isFull = false;
  await publish(other, 'b');
  await publish(one, 'a');
  expect((await store.readSound(FEDERATION)).map(({ id }) => id)).toEqual(['b', 'a']);
  await store.close();
  await rm(directory, { recursive: true });
});

import { copyFile, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { FILE_NAME, openStore, type StorePlace } from '../store/open.ts';
import { openSqlite } from '../store/sqlite.ts';
import { type EventStore, StoreFault } from '../store/store.ts';

/** Are there data of an installation? A database has them, or makes them; a directory that may not be looked into is for the store to tell. */
export async function hasData(place: StorePlace): Promise<boolean> {
  if (!('directory' in place)) return true;
  return stat(join(place.directory, FILE_NAME)).then(
    () => true,
    ({ code }) => code !== 'ENOENT' && code !== 'ENOTDIR',
  );
}

/** Opens the data of an installation; where there are none, none are made. */
export async function openExisting(place: StorePlace): Promise<Result<EventStore, 'no-data'>> {
  if ('directory' in place && !(await hasData(place))) {
    return refuse(
      'no-data',
      `Il n’y a pas de base de Raccord dans « ${place.directory} » : donnez le dossier de vos données par « --donnees », ou démarrez-y d’abord l’application, qui la crée (« raccord servir »).`,
    );
  }
  return accept(await openStore(place));
}

/** What every SQLite file begins with. */
const SQLITE = 'SQLite format 3\0';

/** Is this file a backup, rather than an exported tournament? */
export async function isBackup(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SQLITE.length));
    return buffer.toString('latin1', 0, bytesRead) === SQLITE;
  } finally {
    await handle.close();
  }
}

/** Looks into a backup through a copy of it: the file stays as it is. */
export async function withBackup<T>(file: string, look: (store: EventStore) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'raccord-'));
  try {
    const copy = join(directory, FILE_NAME);
    await copyFile(file, copy);
    const store = await openSqlite(copy);
    try {
      return await look(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof StoreFault ? new StoreFault(error.code, file, error) : error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

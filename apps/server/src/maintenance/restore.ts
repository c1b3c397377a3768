import { randomUUID } from 'node:crypto';
import { chmod, copyFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { FOR_US_ALONE, flush, flushNames, makeDirectory } from '../files.ts';
import { ANCHOR_SUFFIX } from '../store/anchor.ts';
import { nameBefore } from '../store/backup.ts';
import { StoreFault } from '../store/faults.ts';
import { FILE_NAME } from '../store/open.ts';
import { openDatabase, openSqlite } from '../store/sqlite.ts';
import { sqliteFault } from '../store/sqlite-dialect.ts';
import { type CheckedStore, checkStore } from './check.ts';

export interface Restored {
  /** The file now in place. */
  readonly file: string;
  /** What was there before, under its new name; undefined when there was nothing. */
  readonly kept: string | undefined;
  readonly checked: CheckedStore;
}

export type RestoreFault = 'in-use' | 'same-file' | 'bad-backup';

/** What SQLite may leave beside a file. */
const COMPANIONS = ['-wal', '-shm', '-journal', ANCHOR_SUFFIX] as const;

/**
 * Puts a backup in the place of the data. It is checked first; what it replaces is kept under another name. Faults of the
 * files themselves are those of the store.
 */
export async function restoreBackup(
  backup: string,
  directory: string,
  now: Date,
): Promise<Result<Restored, RestoreFault>> {
  const file = join(resolve(directory), FILE_NAME);
  if (resolve(backup) === file) {
    return refuse('same-file', `« ${backup} » est la base elle-même : donnez une sauvegarde.`);
  }
  await makeDirectory(resolve(directory));
  if (await isUsed(file)) {
    return refuse(
      'in-use',
      `Un serveur de Raccord se sert de ces données (${file}) : arrêtez-le (Ctrl-C dans sa fenêtre), puis recommencez.`,
    );
  }
  const temporary = `${file}.${randomUUID().slice(0, 8)}.partiel`;
  try {
    await copyFile(backup, temporary).catch((error) => {
      throw new StoreFault(error.code === 'ENOSPC' ? 'disk-full' : 'not-writable', temporary, error);
    });
    await chmod(temporary, FOR_US_ALONE);
    const checked = await checkCopy(temporary, backup);
    await flush(temporary);
    const kept = await setAside(file, now);
    // What a backup goes back by is meant: a new anchor is written when it is first opened.
    await rm(file + ANCHOR_SUFFIX, { force: true });
    await rename(temporary, file);
    await flushNames(resolve(directory));
    return accept({ file, kept, checked });
  } catch (error) {
    if (!(error instanceof StoreFault && (error.code === 'damaged' || error.code === 'not-raccord'))) throw error;
    return refuse(
      'bad-backup',
      `« ${backup} » n’est pas une base de Raccord, ou elle est abîmée : donnez une autre sauvegarde ; rien n’a été remplacé.`,
    );
  } finally {
    for (const suffix of ['', ...COMPANIONS]) await rm(temporary + suffix, { force: true });
  }
}

/**
 * Has another process the file open? A SQLite file leaves its log (WAL) only for who is alone with it. One too damaged to
 * be opened is used by nobody.
 */
async function isUsed(file: string): Promise<boolean> {
  if (!(await stat(file).catch(() => undefined))) return false;
  try {
    const database = await openDatabase(file);
    try {
      database.exec('pragma journal_mode = delete');
    } finally {
      database.close();
    }
    return false;
  } catch (error) {
    const fault = sqliteFault(error, file);
    return fault instanceof StoreFault && fault.code === 'busy';
  }
}

/** Opens the copy as the server will, which checks it, and follows its chains. */
async function checkCopy(copy: string, backup: string): Promise<CheckedStore> {
  try {
    const store = await openSqlite(copy);
    try {
      return await checkStore(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof StoreFault ? new StoreFault(error.code, backup, error) : error;
  }
}

/** Gives the data another name, with the time in it. They are never removed. */
async function setAside(file: string, now: Date): Promise<string | undefined> {
  if (!(await stat(file).catch(() => undefined))) return undefined;
  const kept = await nameBefore(file, now);
  for (const suffix of ['', ...COMPANIONS]) {
    await rename(file + suffix, kept + suffix).catch((error) => {
      if (suffix === '' || error.code !== 'ENOENT') throw new StoreFault('not-writable', file, error);
    });
  }
  return kept;
}

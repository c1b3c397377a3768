import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flush, flushNames } from '../files.ts';
import { StoreFault } from './faults.ts';

/**
 * Has a backup written beside its place under a temporary name, and puts it there once it is whole and on the disk.
 * A file that is already there is never replaced.
 */
export async function writeBackup(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const directory = dirname(path);
  if (await stat(path).catch(() => undefined)) throw new StoreFault('backup-exists', path);
  await access(directory, constants.W_OK).catch((error) => {
    throw new StoreFault('not-writable', directory, error);
  });
  const temporary = `${path}.${randomUUID().slice(0, 8)}.partiel`;
  try {
    await write(temporary);
    await flush(temporary);
    await putInPlace(temporary, path);
    await flushNames(directory);
  } catch (error) {
    throw error instanceof StoreFault ? new StoreFault(error.code, path, error) : error;
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) {
      await rm(temporary + suffix, { force: true }).catch(() => undefined);
    }
  }
}

/** A name that nothing has yet, beside a file of ours, for what it was at that time. */
export async function nameBefore(file: string, now: Date): Promise<string> {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  let name = file.replace(/\.sqlite$/, `.avant-${time}.sqlite`);
  for (let number = 2; await stat(name).catch(() => undefined); number += 1) {
    name = file.replace(/\.sqlite$/, `.avant-${time}.${number}.sqlite`);
  }
  return name;
}

/** Two backups under one name at the same time: the second one is refused, for `rename` would replace the first. */
async function putInPlace(temporary: string, path: string): Promise<void> {
  await link(temporary, path).catch(async (error) => {
    if (error.code === 'EEXIST') throw new StoreFault('backup-exists', path, error);
    // A disk without links, as sticks are.
    await claim(path);
    await rename(temporary, path);
  });
}

async function claim(path: string): Promise<void> {
  const handle = await open(path, 'wx').catch((error) => {
    throw new StoreFault('backup-exists', path, error);
  });
  await handle.close();
}

import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StoreFault } from './store/faults.ts';

/**
 * Makes a directory, and those above it, where we may write. Fault `not-writable`. One by one: a recursive `mkdir` never
 * comes back from a place that takes no directory, such as /proc.
 */
export async function makeDirectory(path: string): Promise<void> {
  try {
    await makeMissing(path);
    await access(path, constants.W_OK);
  } catch (error) {
    throw new StoreFault('not-writable', path, error);
  }
}

async function makeMissing(path: string): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  if (known?.isDirectory()) return;
  if (known) throw new Error('not a directory');
  if (dirname(path) !== path) await makeMissing(dirname(path));
  await mkdir(path, 0o700).catch((error) => {
    // Another server made it meanwhile.
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Of what is about people, or opens something: for nobody else on this machine. */
export const FOR_US_ALONE = 0o600;

/** What a write under way is called, and for how long at most. */
const UNFINISHED = /\.[0-9a-f-]{20,}\.tmp$/;
const WRITING_MS = 60_000;

/** Takes away what writes left that were cut off. */
export async function sweepUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const { mtimeMs = Number.NaN } = UNFINISHED.test(name) ? await stat(path).catch(() => ({}) as Partial<Stats>) : {};
    if (mtimeMs < Date.now() - WRITING_MS) await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Writes a file whole or not at all, durably. Fault `disk-full` or `not-writable`. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', FOR_US_ALONE);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw new StoreFault(
      (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk-full' : 'not-writable',
      path,
      error,
    );
  }
}

/** As much as SQLite wants at once, and more. */
const ROOM = 1 << 16;

/** Does the disk take anything more? */
export async function hasRoom(directory: string): Promise<boolean> {
  const path = join(directory, `place.${randomUUID()}.tmp`);
  try {
    await writeFile(path, Buffer.alloc(ROOM), { mode: FOR_US_ALONE });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Has what was written to a file reach the disk. Windows does that only for whoever may write to it. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for the names in a directory, where the system can: Windows cannot. */
export async function flushNames(directory: string): Promise<void> {
  const handle = await open(directory, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

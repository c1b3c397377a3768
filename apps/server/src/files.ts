import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { StoreFault } from './store/faults.ts';

/** Writes a file whole or not at all, durably. Fault `disk-full` or `not-writable`. */
export async function writeWhole(path: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'wx', mode);
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

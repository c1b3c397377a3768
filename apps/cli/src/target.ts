import { accessSync, constants, realpathSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliFault } from './command.ts';
import { reasonOf, WRITE_REASONS, writeAtomically } from './files.ts';
import { quote } from './text.ts';

/** Writes the file of `-o`, whole or not at all; where a link, a pipe or a device is, it stays. */
export function writeTarget(path: string, content: Uint8Array | string): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  telling(path, () => {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there && !there.isFile()) writeFileSync(path, bytes);
    else writeAtomically(there ? realpathSync.native(path) : path, bytes);
  });
}

/** Says at once, before a long work or one that leaves a trace, that the file of `-o` cannot be written. */
export function checkTarget(path: string): void {
  if (path === '-') throw unwritable(path, 'donnez le nom d’un fichier');
  const there = telling(path, () => statSync(path, { throwIfNoEntry: false }));
  if (there?.isDirectory()) throw unwritable(path, WRITE_REASONS.EISDIR);
  if (!there || there.isFile()) telling(path, () => accessSync(dirname(path), constants.W_OK));
}

function telling<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw unwritable(path, reasonOf(error));
  }
}

export const unwritable = (path: string, why: string): CliFault =>
  new CliFault(`${quote(path)} ne peut pas être écrit (-o) : ${why}.`);

/** Do two paths lead to one file that exists? */
export function isSameFile(one: string, other: string): boolean {
  try {
    return realpathSync.native(one) === realpathSync.native(other);
  } catch {
    return false;
  }
}

import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { modeOf, type Tree } from './archive/tree.ts';
import { ROOT } from './root.ts';

/** A text of `tools/dist/files`. */
export const textNamed = (name: string): string => readFileSync(join(ROOT, 'tools/dist/files', name), 'utf8');

/** As programs of Windows read it. */
export const forWindows = (text: string): string => text.replaceAll('\n', '\r\n');

export function writeTree(tree: Tree, directory: string, date: Date): void {
  for (const file of tree) {
    const path = join(directory, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.content);
    // Whatever this user's files are by default: packers look at it.
    chmodSync(path, modeOf(file));
    utimesSync(path, date, date);
  }
}

/** A folder for the time of some work. */
export function inTemporaryFolder<T>(work: (directory: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-dist-'));
  try {
    return work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

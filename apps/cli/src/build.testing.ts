import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeScratch } from '../../../tools/testing/scratch.ts';

/**
 * Once before all tests: the program as the sources have it, unless `npm test` has just built it, a place for what they write,
 * and one cache of lexicons ready to search.
 */
export default function setup(): () => void {
  if (!process.env.RACCORD_BUILT) {
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    execFileSync('npm', ['run', '-s', 'build'], { cwd, shell: process.platform === 'win32' });
  }
  const { directory, remove } = makeScratch();
  process.env.TMPDIR = directory;
  process.env.RACCORD_CACHE = join(directory, 'cache');
  mkdirSync(process.env.RACCORD_CACHE);
  return remove;
}

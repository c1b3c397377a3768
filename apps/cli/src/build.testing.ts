import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Once before all tests: the program as the sources have it, unless `npm test` has just built it, and one cache of lexicons ready to search. */
export default function setup(): () => void {
  if (!process.env.RACCORD_BUILT) {
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    execFileSync('npm', ['run', '-s', 'build'], { cwd, shell: process.platform === 'win32' });
  }
  const cache = mkdtempSync(join(tmpdir(), 'raccord-cache-'));
  process.env.RACCORD_CACHE = cache;
  return () => rmSync(cache, { recursive: true, force: true });
}

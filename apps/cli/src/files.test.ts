import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'raccord-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('Ctrl-C in the middle of a site leaves a whole one, and nothing beside it', () => {
  const program = `
    import { writeFolder } from ${JSON.stringify(new URL('sitefolder.ts', import.meta.url).href)};
    function* interrupted() {
      yield 'a';
      process.kill(process.pid, 'SIGINT');
      yield 'b';
    }
    const empty = { path: 'index.html', content: ['x'] };
    writeFolder('site', [{ path: 'raccord.css', content: interrupted() }, empty]);
  `;
  const loader = createRequire(import.meta.url).resolve('tsx');
  spawnSync(process.execPath, ['--import', loader, '--input-type=module', '-e', program], { cwd: directory });
  expect(readdirSync(directory)).toEqual(['site']);
  expect(readdirSync(join(directory, 'site')).sort()).toEqual(['index.html', 'raccord.css']);
  expect(readFileSync(join(directory, 'site', 'raccord.css'), 'utf8')).toBe('ab');
});

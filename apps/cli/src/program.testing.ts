import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

/** Runs the real program, as a process, in a directory of its own. */

const CLI = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(CLI, 'bin', 'raccord.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Program {
  readonly directory: string;
  run(args: readonly string[], more?: { input?: string | Uint8Array; env?: Record<string, string> }): Ended;
  /** The JSON that a call prints, its status being the one expected. */
  json(args: readonly string[], status?: number): unknown;
  /** Writes a file beside the program's other files and answers its name. */
  write(name: string, content: string | Uint8Array): string;
}

/** To be called once in a test file. */
export function useProgram(): Program {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const run: Program['run'] = (args, { input = '', env = {} } = {}) => {
    const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
      cwd: directory,
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...inherited, ...env },
    });
    return { status, stdout, stderr };
  };
  return {
    directory,
    run,
    json(args, status = 0) {
      const ended = run([...args, '--json']);
      expect({ status: ended.status, stderr: ended.stderr }).toEqual({ status, stderr: '' });
      return JSON.parse(ended.stdout);
    },
    write(name, content) {
      writeFileSync(join(directory, name), content);
      return name;
    },
  };
}

/** Exit status 2, nothing on standard output, and on standard error one sentence that has all these parts. */
export function expectFault({ status, stdout, stderr }: Ended, ...parts: readonly string[]): void {
  expect(stderr).toMatch(/^Erreur : [^\n]+[.?]\n$/);
  expect(stderr).not.toMatch(/\n\s+at |node:|Error:/);
  for (const part of parts) expect(stderr).toContain(part);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
}

/** The position of formats.md: MENERAI in H4, GAMIN in 10E. */
export const BOARD = `...............
...............
...............
...............
.........G.....
.........A.....
.........M.....
...MENERAI.....
.........N.....
...............
...............
...............
...............
...............
...............
`;

export const EMPTY_BOARD = `${'.'.repeat(15)}\n`.repeat(15);

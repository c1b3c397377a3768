import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { afterAll, expect } from 'vitest';

/** Runs the real program in a directory of its own: in a thread that is kept, or as the process that users start. */

const CLI = fileURLToPath(new URL('..', import.meta.url));
const PROGRAM = join(CLI, 'bin', 'raccord.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Given {
  readonly input?: string | Uint8Array;
  readonly env?: Record<string, string>;
}

export interface Program {
  readonly directory: string;
  /** In a thread: all of the program but the start and the end of a process, for a tenth of the time. */
  run(args: readonly string[], given?: Given): Ended;
  /** As a process, for what only one shows: that it ends by itself, pipes, a directory of the user. */
  start(args: readonly string[], given?: Given): Ended;
  /** The JSON that a call prints, its status being the one expected. */
  json(args: readonly string[], status?: number): unknown;
  /** Writes a file beside the program's other files and answers its name. */
  write(name: string, content: string | Uint8Array): string;
}

/** To be called once in a test file. */
export function useProgram(): Program {
  const directory = mkdtempSync(join(tmpdir(), 'raccord-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const start: Program['start'] = (args, { input = '', env = {} } = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
      cwd: directory,
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...inherited(), ...env },
    });
    return { status, stdout, stderr };
  };
  const run: Program['run'] = (args, { input = '', env = {} } = {}) => {
    thread ??= startThread();
    return thread.run(directory, { args, input, env: { ...inherited(), ...env } });
  };
  return {
    directory,
    run,
    start,
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

function inherited(): NodeJS.ProcessEnv {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  return inherited;
}

interface Order {
  readonly args: readonly string[];
  readonly input: string | Uint8Array;
  readonly env: NodeJS.ProcessEnv;
}

/** More than any command line takes. */
const MOST_MS = 170_000;

/** One for all the test files of a worker: the program is read and compiled once. */
let thread: ReturnType<typeof startThread> | undefined;

/** Waits for each command line as for a process: nothing else happens here meanwhile. */
function startThread() {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const { port1: here, port2: port } = new MessageChannel();
  const workerData = { port, done };
  const worker = new Worker(new URL('thread.testing.js', import.meta.url), {
    ...{ workerData, transferList: [port] },
    // Nobody reads its own streams, which each command line replaces.
    ...{ stdout: true, stderr: true },
  });
  worker.unref();
  return {
    run(directory: string, order: Order): Ended {
      const late = receiveMessageOnPort(here)?.message;
      if (late) throw late.error;
      const before = process.cwd();
      process.chdir(directory);
      Atomics.store(done, 0, 0);
      here.postMessage(order);
      let outcome = Atomics.wait(done, 0, 0, MOST_MS);
      // It may be the call to wake up of the line before, whose answer was read without waiting.
      while (outcome === 'ok' && Atomics.load(done, 0) === 0) outcome = Atomics.wait(done, 0, 0, MOST_MS);
      process.chdir(before);
      if (outcome === 'timed-out') throw new Error(`« raccord ${order.args.join(' ')} » does not end.`);
      const { ended, error } = receiveMessageOnPort(here)?.message ?? {};
      if (error) throw error;
      return ended;
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

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Client, createClient } from '@raccord/contract';
import { BRIEF } from '../../tools/testing/brief.ts';
import { giveGraphs, SCRATCH } from './graphs.ts';

/** That of the repository, or what stands for another: that of Windows under Wine. */
const PROGRAM =
  process.env.RACCORD_E2E_PROGRAM ?? fileURLToPath(new URL('../../apps/cli/bin/raccord.js', import.meta.url));

/** A real `raccord servir`, with data of its own. */
export interface Raccord {
  readonly url: string;
  readonly chiefLink: string;
  readonly api: Client<AbortSignal>;
  /** Runs another command of the program on the same data, while the server goes on. */
  run(words: readonly string[]): Promise<void>;
  /** Ends the process, politely, and keeps its data. */
  pause(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  resume(): Promise<void>;
  /** Ends it and takes its data away. */
  stop(): Promise<void>;
}

/** @param command none is what `npm start` gives. */
export async function startRaccord(command: readonly string[] = ['servir']): Promise<Raccord> {
  const directory = await mkdtemp(join(process.env[SCRATCH] ?? tmpdir(), 'raccord-e2e-'));
  giveGraphs(directory);
  let running = await launch(directory, 0, command);
  const { url, link, port } = running;
  return {
    url,
    chiefLink: link,
    api: await clientOf(url, link),
    run: async (words) => {
      await promisify(execFile)(process.execPath, [PROGRAM, ...words, '--donnees', directory]);
    },
    pause: () => end(running.child),
    resume: async () => {
      running = await launch(directory, port, command);
    },
    stop: async () => {
      await end(running.child);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

interface Launched {
  readonly child: ChildProcess;
  readonly url: string;
  readonly link: string;
  readonly port: number;
}

function launch(directory: string, port: number, command: readonly string[]): Promise<Launched> {
  const words = [...command, '--json', '--port', String(port), '--host', '127.0.0.1', '--donnees', directory];
  const child = spawn(process.execPath, [...BRIEF, PROGRAM, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let told = '';
    child.stdout?.on('data', (piece: Buffer) => {
      told += piece.toString();
      try {
        const { url, link, port: actual } = JSON.parse(told) as Launched;
        resolve({ child, url, link, port: actual });
      } catch {
        // Not all of it has come.
      }
    });
    child.on('exit', (code) => reject(new Error(`raccord servir ended with ${code}: ${told}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** A client that holds the station of a link, as a program would. */
export async function clientOf(url: string, link: string): Promise<Client<AbortSignal>> {
  const token = link.slice(link.lastIndexOf('/') + 1);
  const entered = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token }),
  });
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return createClient<AbortSignal>(
    (address, init) => fetch(address, { ...init, headers: { ...init.headers, origin: url, cookie } }),
    url,
  );
}

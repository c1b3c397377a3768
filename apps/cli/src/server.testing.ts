import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { BRIEF } from '../../../tools/testing/brief.ts';
import { giveGraphs, keepGraphs } from '../../../tools/testing/graphs.ts';

/** Runs real servers, as processes. */

const CLI = fileURLToPath(new URL('..', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly link: string;
  readonly data: string;
  readonly port: number;
  /** What it has printed so far. */
  stdout(): string;
  stderr(): string;
}

export interface Servers {
  begin(
    args: readonly string[],
    env?: Record<string, string>,
  ): ReturnType<typeof spawn> & { readonly stdout: NodeJS.ReadableStream };
  /** Starts a server on a free port of this machine and waits until it says where it is. */
  serve(data: string, ...more: readonly string[]): Promise<Running>;
  /** The same on a disk that takes no byte more. */
  serveFull(data: string): Promise<Running>;
  ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null>;
}

/** To be called once in a test file, beside `useProgram`: servers started in a test end with it. */
export function useServers(directory: string): Servers {
  const children: ChildProcess[] = [];
  const served = new Set<string>();
  afterEach(async () => {
    for (const child of children.splice(0)) await ended(child, 'SIGKILL');
    for (const data of served) keepGraphs(data);
    served.clear();
  });
  const prepare = (data: string): void => {
    served.add(data);
    giveGraphs(data);
  };
  const begin = (args: readonly string[], env = {}, within: readonly string[] = []) => {
    const named = args.indexOf('--donnees') + 1;
    if (named > 0) prepare(resolve(directory, args[named]));
    const [program, ...given] = [...within, process.execPath, ...BRIEF, join(CLI, 'bin', 'raccord.js'), ...args];
    const child = spawn(program, given, {
      cwd: directory,
      env: { ...process.env, ...env },
    });
    children.push(child);
    return child;
  };
  const started = async (child: ReturnType<typeof begin>): Promise<Running> => {
    let stdout = '';
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    for await (const line of createInterface({ input: child.stdout })) {
      stdout += `${line}\n`;
      if (line === '}') break;
    }
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    if (stdout === '') throw new Error(stderr);
    return { ...JSON.parse(stdout), child, stdout: () => stdout, stderr: () => stderr };
  };
  const usual = (data: string) => ['servir', '--donnees', data, '--host', '127.0.0.1', '--json', '--port', '0'];
  return {
    ...{ begin, ended },
    serve: (data, ...more) => started(begin([...usual(data), ...more])),
    serveFull: (data) => started(begin(usual(data), {}, ['sh', '-c', 'ulimit -f 0; exec "$@"', 'sh'])),
  };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}

export type Ask = (path: string, body?: object) => Promise<{ status: number; body: unknown }>;

/** Asks a server with this cookie. */
const asking =
  (base: string, cookie: string): Ask =>
  async (path, body) => {
    const answer = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };

async function cookieOf(address: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const entered = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return entered.headers.getSetCookie()[0].split(';')[0];
}

/** A program at the station of a link: what it asks goes to another address once its server was started again. */
export async function enter({ url, link }: Pick<Running, 'url' | 'link'>): Promise<Ask & { at(url: string): Ask }> {
  const token = new URL(link).pathname.split('/').at(-1);
  const cookie = await cookieOf(`${url}/api/session`, { token });
  const at = (base: string): Ask => asking(`${base}/api`, cookie);
  return Object.assign(at(url), { at });
}

/** A phone in a sitting of a server, which may have been started again. */
export async function sitDown(url: string, sitting: string): Promise<(url: string) => Ask> {
  const room = `/api/sittings/${sitting}`;
  const cookie = await cookieOf(`${url}${room}/participants`, { id: 'telephone', name: 'Zoé' });
  return (base) => asking(base + room, cookie);
}

/** What is answered to one who asks, which must not be a refusal. */
export async function mustAnswer(ask: Ask, path: string, body?: object): Promise<unknown> {
  const answer = await ask(path, body);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

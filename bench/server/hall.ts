import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Page } from './client.ts';

export const TOURNAMENT = 'charge';

/** A server in a process of its own. */
export interface Served {
  readonly url: string;
  readonly chiefLink: string;
  readonly process: ChildProcess;
  /** The most so far, in bytes. */
  rss: number;
  /** Microseconds of processor so far. */
  cpu: number;
}

const LONGEST_COMPLAINT = 2_000;

/** How long a server that is asked to end is waited for. */
const LAST_CALL_MS = 10_000;

/** As `docs/deploiement/raccord.service` has it: a heap that may grow to four gigabytes is swept too late to stay small. */
const HEAP = '--max-old-space-size=1024';

/** The program of this repository, as it is built. */
export const PROGRAM = new URL('../../apps/cli/dist/server.js', import.meta.url).href;

export interface ServeOrder {
  readonly directory: string;
  /** Of a PostgreSQL database. */
  readonly url?: string;
  /** Any free one unless it is given. */
  readonly port?: number;
  /** The link of a relay. */
  readonly relay?: string;
  /** How far ahead its clock is, in milliseconds. */
  readonly ahead?: number;
  readonly program?: string;
  /** Of Node. */
  readonly flags?: readonly string[];
  /** Hears what the server complains of; unless told otherwise, the console. */
  readonly complain?: (said: string) => void;
}

export function serve(order: ServeOrder): Promise<Served> {
  const { url = '', port = 0, ahead = 0, program = PROGRAM, flags = [], complain = console.error, ...rest } = order;
  const script = fileURLToPath(new URL('serve.js', import.meta.url));
  const told = JSON.stringify({ ...rest, databaseUrl: url, port, ahead, program });
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const;
  const child = spawn(process.execPath, [HEAP, ...flags, script, told], { stdio: [...stdio] });
  const { stdout, stderr } = child as ChildProcess & { readonly stdout: Readable; readonly stderr: Readable };
  return new Promise((resolve, reject) => {
    let served: Served | undefined;
    stdout.once('data', (data: Buffer) => {
      served = { ...JSON.parse(String(data)), process: child, rss: 0, cpu: 0 };
      stdout.on('data', (logged: Buffer) => complain(String(logged).slice(0, LONGEST_COMPLAINT)));
      resolve(served as Served);
    });
    stderr.on('data', (data: Buffer) => {
      const use = /rss (\d+) cpu (\d+)/.exec(String(data));
      if (use && served) {
        served.rss = Math.max(served.rss, Number(use[1]));
        served.cpu = Number(use[2]);
      } else if (!use) complain(String(data).slice(0, LONGEST_COMPLAINT));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

/** As soon as it can. */
export const end = (served: Served): Promise<void> => ended(served, 'SIGTERM');

/** In good order, what is under way finished. */
export const stop = (served: Served): Promise<void> => ended(served, 'SIGINT');

/** At once, as when the power goes. */
export const kill = (served: Served): Promise<void> => ended(served, 'SIGKILL');

function ended({ process: child }: Served, signal: NodeJS.Signals): Promise<void> {
  child.removeAllListeners('exit');
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  setTimeout(() => child.kill('SIGKILL'), LAST_CALL_MS).unref();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** A tournament at its first turn, ready for the slips of everybody. */
export async function prepare(chief: Page, players: number, referees: number, id = TOURNAMENT): Promise<void> {
  const { lexicons } = (await chief.ask('GET', '/api/lexicons')) as { lexicons: readonly unknown[] };
  const about = { name: 'Charge', place: 'Ici', date: '2026-11-15', edition: '2019', lexicon: lexicons[0] };
  await chief.ask('POST', '/api/tournaments', { id, data: about });
  let count = 0;
  const tell = (type: string, data: unknown) =>
    chief.ask('POST', `/api/tournaments/${id}/commands`, { id: `p${count++}`, type, data });
  await tell('add-centre', { id: 'c', name: 'Centre' });
  const entrants = Array.from({ length: players }, (_, at) => ({
    id: `p${at + 1}`,
    members: [{ name: `Joueur ${at + 1}` }],
    centre: 'c',
    table: at + 1,
  }));
  for (let from = 0; from < players; from += 1000) {
    await tell('register-entrants', { entrants: entrants.slice(from, from + 1000) });
  }
  const each = players / referees;
  for (let at = 0; at < referees; at++) {
    await tell('appoint-official', { id: `a${at + 1}`, name: `Arbitre ${at + 1}`, centre: 'c', office: 'referee' });
    await tell('assign-tables', { official: `a${at + 1}`, tables: [{ from: at * each + 1, to: (at + 1) * each }] });
  }
  await tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  await tell('make-draw', { game: 'g', source: { kind: 'typed', letters: 'SATINER' } });
  await tell('start-clock', { game: 'g', turn: 1, centre: 'c' });
  await tell('end-turn', { game: 'g', turn: 1, centre: 'c' });
}

import { type ChildProcess, spawn } from 'node:child_process';
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

/** As `docs/deploiement/raccord.service` has it: a heap that may grow to four gigabytes is swept too late to stay small. */
const HEAP = '--max-old-space-size=1024';

/** On any free port, or on the one that is given. */
export function serve({
  directory,
  url = '',
  port = 0,
}: {
  directory: string;
  url?: string;
  port?: number;
}): Promise<Served> {
  const script = fileURLToPath(new URL('serve.js', import.meta.url));
  const child = spawn(process.execPath, [HEAP, script, directory, url, String(port)]);
  return new Promise((resolve, reject) => {
    let served: Served | undefined;
    child.stdout.once('data', (data: Buffer) => {
      served = { ...JSON.parse(String(data)), process: child, rss: 0, cpu: 0 };
      resolve(served as Served);
    });
    child.stderr.on('data', (data: Buffer) => {
      const use = /rss (\d+) cpu (\d+)/.exec(String(data));
      if (use && served) {
        served.rss = Math.max(served.rss, Number(use[1]));
        served.cpu = Number(use[2]);
      } else if (!use) console.error(String(data).slice(0, 2000));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

export function end({ process: child }: Served): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  });
}

/** At once, as when the power goes. */
export function kill({ process: child }: Served): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
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

/**
 * `npm run -s bench:processes [-- --slips 16000 --referees 200]`: the same slips on PostgreSQL with one process and with two. A
 * tournament is decided by one process at a time. The pages of a tournament reach either the process that decides it, as a proxy
 * that goes by the tournament in the address has it (docs/deploiement.md), or both, so that every second slip is handed over.
 * PostgreSQL and the pages run on the same cores, so that slips a second say little about a second process: what counts is the
 * processor time of the busiest process for a slip, which bounds what machines with a core for each can do.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { Page } from './client.ts';
import { end, prepare, serve } from './hall.ts';

const { values } = parseArgs({
  options: {
    slips: { type: 'string', default: '16000' },
    referees: { type: 'string', default: '200' },
  },
});
/** As many in each of eight tournaments, each with as many slips. */
const REFEREES = 8 * Math.ceil(Number(values.referees) / 8);
const SLIPS = REFEREES * Math.ceil(Number(values.slips) / REFEREES);
/** A server says what it uses every half second. */
const SETTLING_MS = 1_500;

console.log(`${SLIPS} slips, ${REFEREES} referees`);
console.log(
  'tournaments  processes  pages reach   slips/s   p50 ms   p99 ms   busiest ms/slip   one process / busiest',
);
const directory = mkdtempSync(join(tmpdir(), 'raccord-processes-'));
const postgres = await startPostgres();
try {
  for (const tournaments of [1, 8]) {
    const alone = await report({ tournaments, processes: 1, isRouted: true });
    for (const isRouted of tournaments === 1 ? [false] : [true, false]) {
      await report({ tournaments, processes: 2, isRouted }, alone);
    }
  }
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true });
}

interface Arrangement {
  readonly tournaments: number;
  readonly processes: number;
  /** Do the pages of a tournament reach the process that decides it? */
  readonly isRouted: boolean;
}

interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor for a slip, in the process that spends the most. */
  readonly busiest: number;
}

async function report(arrangement: Arrangement, alone?: Measured): Promise<Measured> {
  const measured = await measure(arrangement);
  const { tournaments, processes, isRouted } = arrangement;
  const { rate, p50, p99, busiest } = measured;
  const reached = processes === 1 ? '' : isRouted ? 'its own' : 'both';
  const ratio = (alone ?? measured).busiest / busiest;
  const figures = [rate.toFixed(0), p50.toFixed(0), p99.toFixed(0), busiest.toFixed(2), ratio.toFixed(2)];
  const widths = [11, 10, 12, 9, 8, 8, 17, 23];
  const cells = [tournaments, processes, reached, ...figures];
  console.log(cells.map((cell, at) => String(cell).padStart(widths[at])).join(' '));
  return measured;
}

async function measure({ tournaments, processes, isRouted }: Arrangement): Promise<Measured> {
  const url = await postgres.createDatabase();
  const servers = [];
  for (let at = 0; at < processes; at++) servers.push(await serve({ directory, url }));
  const chiefs = await Promise.all(servers.map(({ url: at, chiefLink }) => new Page(at).enter(chiefLink)));
  const each = SLIPS / tournaments;
  const referees = REFEREES / tournaments;
  const stations: { readonly page: Page; readonly stream: string; readonly tables: readonly number[] }[] = [];
  for (let tournament = 0; tournament < tournaments; tournament++) {
    const stream = `charge-${tournament}`;
    const chief = chiefs[tournament % processes];
    await prepare(chief, each, referees, stream);
    for (let at = 0; at < referees; at++) {
      const body = { label: `Poste ${at + 1}`, role: 'referee', subject: `a${at + 1}` };
      const link = (await chief.ask('POST', `/api/tournaments/${stream}/links`, body)) as { url: string };
      const reached = isRouted ? tournament : tournament + at;
      const page = await new Page(servers[reached % processes].url).enter(link.url);
      const tables = Array.from({ length: each / referees }, (_, table) => at * (each / referees) + table + 1);
      stations.push({ page, stream, tables });
    }
  }
  const latencies: number[] = [];
  await sleep(SETTLING_MS);
  const before = servers.map(({ cpu }) => cpu);
  const start = performance.now();
  await Promise.all(
    stations.map(async ({ page, stream, tables }) => {
      for (const table of tables) {
        const sent = performance.now();
        const data = { game: 'g', turn: 1, entrants: [`p${table}`] };
        await page.ask('POST', `/api/tournaments/${stream}/commands`, { id: `s${table}`, type: 'record-tops', data });
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const rate = (SLIPS / (performance.now() - start)) * 1000;
  await sleep(SETTLING_MS);
  const busiest = Math.max(...servers.map(({ cpu }, at) => cpu - before[at])) / 1000 / SLIPS;
  for (const { page } of stations) page.close();
  for (const chief of chiefs) chief.close();
  await Promise.all(servers.map(end));
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { rate, p50: at(0.5), p99: at(0.99), busiest };
}

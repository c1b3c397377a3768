/**
 * `npm run -s bench:processes [-- --slips 4000 --referees 40 --share 0.25]`: the same slips on PostgreSQL with one process and
 * with two, in one tournament and in eight; the referees are spread over the processes. A tournament is decided by one process
 * at a time: of one alone, the second process takes over the network and the views. Each process has a share of the time of
 * a core, so that a second one is more machine, and not a smaller part of the same two cores, which PostgreSQL and
 * the pages need too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { Page } from './client.ts';
import { end, prepare, serve } from './hall.ts';
import { giveShare } from './share.ts';

const { values } = parseArgs({
  options: {
    slips: { type: 'string', default: '4000' },
    referees: { type: 'string', default: '40' },
    share: { type: 'string', default: '0.25' },
  },
});
const SLIPS = Number(values.slips);
const REFEREES = Number(values.referees);
const SHARE = Number(values.share);

console.log(`${SLIPS} slips, ${REFEREES} referees, ${SHARE} of a core for each process`);
console.log('tournaments  processes  slips/s   p50 ms   p99 ms   ratio to one process');
const directory = mkdtempSync(join(tmpdir(), 'raccord-processes-'));
const postgres = await startPostgres();
try {
  for (const tournaments of [1, 8]) {
    let alone = 0;
    for (const processes of [1, 2]) {
      const { rate, p50, p99 } = await measure(tournaments, processes);
      if (processes === 1) alone = rate;
      const cells = [
        tournaments,
        processes,
        rate.toFixed(0),
        p50.toFixed(0),
        p99.toFixed(0),
        (rate / alone).toFixed(2),
      ];
      const widths = [11, 10, 8, 8, 8, 22];
      console.log(cells.map((cell, at) => String(cell).padStart(widths[at])).join(' '));
    }
  }
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true });
}

async function measure(tournaments: number, processes: number): Promise<{ rate: number; p50: number; p99: number }> {
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
      const page = await new Page(servers[(tournament + at) % processes].url).enter(link.url);
      const tables = Array.from({ length: each / referees }, (_, table) => at * (each / referees) + table + 1);
      stations.push({ page, stream, tables });
    }
  }
  const latencies: number[] = [];
  const release = servers.map((server) => giveShare(server.process, SHARE));
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
  for (const letGo of release) letGo();
  for (const { page } of stations) page.close();
  for (const chief of chiefs) chief.close();
  await Promise.all(servers.map(end));
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { rate, p50: at(0.5), p99: at(0.99) };
}

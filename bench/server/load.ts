/**
 * `npm run -s bench:server [-- --slips 6000 --referees 200 --screens 1000]`: slips posted by referees' pages, one command
 * each, while screens listen; on SQLite, and on PostgreSQL with one and two processes. The same rows are then appended to
 * the same store without HTTP: the ratio says what the server costs. Everything stays on the loopback address.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import WebSocket from 'ws';
import { openStore } from '../../apps/server/src/store/open.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { Page } from './client.ts';
import { end, prepare, type Served, serve, TOURNAMENT } from './hall.ts';

const { values } = parseArgs({
  options: {
    slips: { type: 'string', default: '6000' },
    referees: { type: 'string', default: '200' },
    screens: { type: 'string', default: '1000' },
  },
});
const SLIPS = Number(values.slips);
const REFEREES = Number(values.referees);
const SCREENS = Number(values.screens);

console.log(`${SLIPS} slips, ${REFEREES} referees, ${SCREENS} screens`);
console.log('store         processes  slips/s   p50 ms   p99 ms  last screen ms   rss MB   raw rows/s   ratio');
const directory = mkdtempSync(join(tmpdir(), 'raccord-load-'));
try {
  await measure('SQLite', [{ directory }], { directory });
  const postgres = await startPostgres();
  try {
    for (const processes of [1, 2]) {
      const url = await postgres.createDatabase();
      const places = Array.from({ length: processes }, () => ({ directory, url }));
      await measure('PostgreSQL', places, { url });
    }
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(directory, { recursive: true });
}

async function measure(
  name: string,
  places: readonly { directory: string; url?: string }[],
  store: { directory: string } | { url: string },
): Promise<void> {
  const servers = await Promise.all(places.map(serve));
  const chief = await new Page(servers[0].url).enter(servers[0].chiefLink);
  await prepare(chief, SLIPS, REFEREES);
  const referees = await stations(servers, chief, REFEREES, (at) => ({ role: 'referee', subject: `a${at + 1}` }));
  const screens = await listen(servers, chief);

  const first = SLIPS / REFEREES;
  const latencies: number[] = [];
  const goal = (await sequenceOf(chief)) + SLIPS;
  const heard = Promise.all(screens.map(({ until }) => until(goal)));
  const start = performance.now();
  await Promise.all(
    referees.map(async (page, at) => {
      for (let count = 0; count < first; count++) {
        const sent = performance.now();
        const entrants = [`p${at * first + count + 1}`];
        const data = { game: 'g', turn: 1, entrants };
        await page.ask('POST', `/api/tournaments/${TOURNAMENT}/commands`, {
          id: `s${at}-${count}`,
          type: 'record-tops',
          data,
        });
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const took = performance.now() - start;
  await heard;
  const lastScreen = performance.now() - start - took;
  const rss = servers.reduce((sum, server) => sum + server.rss, 0);

  for (const { socket } of screens) socket.terminate();
  for (const page of [...referees, chief]) page.close();
  await Promise.all(servers.map(end));
  const raw = await rawRate(store);
  const rate = (SLIPS / took) * 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  console.log(
    [
      name.padEnd(13),
      String(servers.length).padStart(9),
      rate.toFixed(0).padStart(8),
      at(0.5).toFixed(0).padStart(8),
      at(0.99).toFixed(0).padStart(8),
      lastScreen.toFixed(0).padStart(15),
      (rss / 2 ** 20).toFixed(0).padStart(8),
      raw.toFixed(0).padStart(12),
      (rate / raw).toFixed(2).padStart(7),
    ].join(' '),
  );
}

async function sequenceOf(page: Page): Promise<number> {
  const hall = await page.ask('GET', `/api/tournaments/${TOURNAMENT}/hall`);
  return (hall as { readonly sequence: number }).sequence;
}

/** Pages of stations, spread over the servers. */
async function stations(
  servers: readonly Served[],
  chief: Page,
  count: number,
  station: (at: number) => object,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let at = 0; at < count; at++) {
    const body = { label: `Poste ${at + 1}`, ...station(at) };
    const { url } = (await chief.ask('POST', `/api/tournaments/${TOURNAMENT}/links`, body)) as { url: string };
    pages.push(await new Page(servers[at % servers.length].url).enter(url));
  }
  return pages;
}

interface Screen {
  readonly socket: WebSocket;
  /** Resolves when this number was told. */
  until(sequence: number): Promise<void>;
}

/** Screens that listen: ten of them share a session. */
async function listen(servers: readonly Served[], chief: Page): Promise<Screen[]> {
  const pages = await stations(servers, chief, Math.ceil(SCREENS / 10), () => ({ role: 'screen' }));
  const screens: Screen[] = [];
  for (let at = 0; at < SCREENS; at++) {
    const page = Math.floor(at / 10);
    screens.push(await open(servers[page % servers.length].url, pages[page].cookie));
  }
  return screens;
}

function open(url: string, cookie: string): Promise<Screen> {
  const address = `${url.replace('http', 'ws')}/api/tournaments/${TOURNAMENT}/live`;
  const socket = new WebSocket(address, { headers: { cookie, origin: url } });
  let last = 0;
  let waiting: { readonly goal: number; resolve(): void } | undefined;
  socket.on('message', (data) => {
    last = (JSON.parse(String(data)) as { sequence: number }).sequence;
    if (waiting && last >= waiting.goal) waiting.resolve();
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () =>
      resolve({
        socket,
        until: (goal) =>
          new Promise((done) => {
            waiting = { goal, resolve: done };
            if (last >= goal) done();
          }),
      }),
    );
  });
}

/** The same rows, appended to another stream of the same store, fifty at a time. */
async function rawRate(place: { directory: string } | { url: string }): Promise<number> {
  const store = await openStore(place);
  const rows = (await store.read(TOURNAMENT, 0)).slice(-SLIPS);
  await store.createStream('brut');
  const start = performance.now();
  for (let from = 0; from < rows.length; from += 50) {
    const group = rows.slice(from, from + 50).map((row, at) => ({ ...row, sequence: from + at + 1 }));
    await store.append('brut', group);
  }
  const rate = (rows.length / (performance.now() - start)) * 1000;
  await store.close();
  return rate;
}

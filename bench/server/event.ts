/**
 * `npm run -s bench:hall [-- --players 6000 --centres 100 --referees 100 --screens 100 --phones 2000 --spectators 0
 * --seconds 30]`: one event in many centres, everything open. Each referee sends a slip a second; screens show the published ranking page by page; phones and
 * referees look at what they are shown, again whenever the live feed says that it changed, as their pages do. One slip in ten is
 * about a turn that is published; in the middle of it a draw is made that everybody looks at. Where there are spectators, who see the
 * board and the whole ranking, that turn ends a moment later, and all of them look at once. Then the server is started again.
 * Everything stays on the loopback address, clients and server on the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Page } from './client.ts';
import {
  AT,
  type EventSize,
  type Links,
  makeLinks,
  openPages,
  perCentre,
  prepareEvent,
  ROWS,
  SEED,
  teller,
} from './eventsetup.ts';
import { cpuWhile, megabytes, ms, printTable, quantile, seconds, timed } from './figures.ts';
import { end, type Served, serve } from './hall.ts';
import type { Awaited } from './looking.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '6000' },
    centres: { type: 'string', default: '100' },
    referees: { type: 'string', default: '100' },
    screens: { type: 'string', default: '100' },
    phones: { type: 'string', default: '2000' },
    spectators: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '30' },
    turns: { type: 'string', default: '5' },
  },
});
const SIZE: EventSize = {
  players: Number(values.players),
  centres: Number(values.centres),
  referees: Number(values.referees),
  screens: Number(values.screens),
  phones: Number(values.phones),
  spectators: Number(values.spectators),
  turns: Number(values.turns),
};
const SECONDS = Number(values.seconds);
/** A server says several times a second what it uses. */
const SETTLING_MS = 500;

/** What changed for everybody. */
const published: Awaited = { views: ['seeRanking', 'seeSheet'], done: [] };

const directory = mkdtempSync(join(tmpdir(), 'raccord-event-'));
try {
  let server = await serve({ directory });
  const chief = await new Page(server.url).enter(server.chiefLink);
  await prepareEvent(chief, SIZE);
  const { players, centres, referees, screens, phones, spectators, turns } = SIZE;
  console.log(
    `${players} players, ${centres} centres, ${turns - 1} turns played; ${referees} referees, ${screens} screens, ${phones} phones, ${spectators} spectators`,
  );
  const links = await makeLinks(chief, SIZE);
  const pages = await openPages(server.url, links, SIZE, published);
  await sleep(3_000);
  const quiet = await cpuWhile(server, () => sleep(3_000));
  for (const page of pages) page.forgetCounts();
  const latencies: number[] = [];
  const cpu = await cpuWhile(server, async () => {
    await play(server, chief, links.referees, latencies);
  });
  await sleep(3_000);
  const behindOf = (of: string): string => {
    const worst = pages.filter(({ role }) => role === of).map((page) => page.worst);
    return worst.length === 0 ? 'none' : seconds(Math.max(...worst));
  };
  const behind = { screen: behindOf('screen'), phone: behindOf('player'), spectator: behindOf('spectator') };
  const asked = pages.reduce((sum, page) => sum + page.asked, 0);
  const bytes = pages.reduce((sum, page) => sum + page.bytes, 0);
  for (const page of pages) page.leave();
  const unchanged = await costOfUnchanged(server, links);
  chief.close();
  const { rss } = server;
  await end(server);

  const restart = await timed(async () => {
    server = await serve({ directory });
    const back = await new Page(server.url).enter(server.chiefLink);
    await back.ask('GET', `${AT}/ranking?from=0&count=${ROWS}`);
    back.close();
  });
  await end(server);

  const bytesASecond = (bytes / SECONDS / 1000).toFixed(0);
  printTable([
    ['slips a second', (latencies.length / SECONDS).toFixed(0)],
    ['slip, p50', ms(quantile(latencies, 0.5))],
    ['slip, p99', ms(quantile(latencies, 0.99))],
    ['slip, worst', ms(quantile(latencies, 1))],
    ['a screen behind, at most', behind.screen],
    ['a phone behind, at most', behind.phone],
    ['a spectator behind, at most', behind.spectator],
    ['views asked, all pages', `${(asked / SECONDS).toFixed(0)} a second, ${bytesASecond} kB a second`],
    ['a view that did not change', `${unchanged.toFixed(2)} ms`],
    ['processor of the server, nobody doing anything', `${quiet.toFixed(1)} %`],
    ['processor of the server, at work', `${cpu.toFixed(0)} %`],
    ['memory of the server', megabytes(rss)],
    ['started again, first ranking', seconds(restart)],
  ]);
} finally {
  rmSync(directory, { recursive: true });
}

/** A slip a second from each referee, one in ten about a turn that is published; half way, a draw that everybody looks at. */
async function play(server: Served, chief: Page, links: readonly string[], latencies: number[]): Promise<void> {
  const { centres, turns } = SIZE;
  const pages = await Promise.all(links.map((link) => new Page(server.url).enter(link)));
  const begun = performance.now();
  const drawing = drawHalfWay(chief);
  await Promise.all(
    pages.map(async (page, at) => {
      const tell = teller(page, `s${at}-`);
      const centre = 1 + (at % centres);
      await sleep((at / pages.length) * 1000);
      for (let count = 0; count < SECONDS; count++) {
        const next = begun + (at / pages.length) * 1000 + (count + 1) * 1000;
        const entrant = `p${centre}-${1 + (count % perCentre(SIZE))}`;
        const sent = performance.now();
        if (count % 10 === at % 10) {
          const answer = await tell('give-warning', { game: 'g', turn: 1, entrant, reason: 'Retard' });
          published.done.push({ sequence: (answer as { readonly sequence: number }).sequence, at: performance.now() });
        } else await tell('record-tops', { game: 'g', turn: turns, entrants: [entrant] });
        latencies.push(performance.now() - sent);
        await sleep(Math.max(0, next - performance.now()));
      }
    }),
  );
  await drawing;
  for (const page of pages) page.close();
}

async function drawHalfWay(chief: Page): Promise<void> {
  await sleep((SECONDS * 1000) / 2);
  const tell = teller(chief, 'x');
  await tell('make-draw', { game: 'g', source: { kind: 'random', seed: SEED } });
  if (SIZE.spectators === 0) return;
  await sleep(3_000);
  for (let centre = 1; centre <= SIZE.centres; centre++)
    await tell('end-turn', { game: 'g', turn: SIZE.turns + 1, centre: `c${centre}` });
}

/** What a page costs that has it already. */
async function costOfUnchanged(server: Served, { screens }: Links): Promise<number> {
  const page = await new Page(server.url).enter(screens[0]);
  const path = `${AT}/ranking?game=g&published=true`;
  const { etag } = await page.look(path, '');
  await sleep(SETTLING_MS);
  const before = server.cpu;
  const times = 2_000;
  for (let time = 0; time < times; time++) await page.look(path, etag);
  await sleep(SETTLING_MS);
  page.close();
  return (server.cpu - before) / 1000 / times;
}

/**
 * `npm run -s bench:hall [-- --players 6000 --centres 300 --referees 300 --screens 100 --phones 6000 --spectators 0
 * --seconds 20]`: one event in many centres, everything open. Referees send a hundred slips a second together; screens show the
 * published ranking page by page; all pages have what they show again as those of the application do: brought by the live feed, or
 * asked when it says so. First slips alone; then one in ten is about a turn that is published, so that the ranking of everybody
 * changes ten times a second; then a turn that everybody plays on his phone (`phoneturn.ts`), of which spectators see the end. Then the
 * server is started again; then a bare one (`bare.js`) shows what this machine takes for a slip at least. Everything stays on the loopback address, clients and server on the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Seen } from '@raccord/contract';
import { costOfBare } from './bare.ts';
import { Page } from './client.ts';
import {
  AT,
  closeLastTurn,
  type EventSize,
  type Links,
  makeLinks,
  openPages,
  perCentre,
  prepareEvent,
  ROWS,
  teller,
} from './eventsetup.ts';
import {
  atMost,
  cpuWhile,
  megabytes,
  ms,
  none,
  perOne,
  printTargets,
  processorWhile,
  profiled,
  quantile,
  type Spent,
  seconds,
  spread,
  timed,
} from './figures.ts';
import { end, type Served, serve } from './hall.ts';
import type { Awaited, Looking } from './looking.ts';
import { playOnPhones } from './phoneturn.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '6000' },
    centres: { type: 'string', default: '300' },
    referees: { type: 'string', default: '300' },
    screens: { type: 'string', default: '100' },
    phones: { type: 'string', default: '6000' },
    spectators: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '20' },
    turns: { type: 'string', default: '5' },
    profile: { type: 'string' },
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
/** Of all referees together, a second. */
const SLIPS = 100;
const ANSWERING = 'of it the thread that answers';

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
  let pages: Looking[] = [];
  const opening = await timed(async () => {
    pages = await openPages(server.url, links, SIZE, published);
  });
  console.log(`All pages are open after ${seconds(opening)}.`);
  await sleep(3_000);
  const quiet = await cpuWhile(server, () => sleep(3_000));

  const desks = await Promise.all(links.referees.map((link) => new Page(server.url).enter(link)));
  // Each entrant has one slip at a turn: half of them now, half of them later at most.
  const slips = desks.length * Math.floor(Math.min((SECONDS * SLIPS) / desks.length, perCentre(SIZE) / 2));
  const latencies: number[] = [];
  const alone = () => processorWhile(server, () => play(desks, 0, slips, latencies, false));
  const each = perOne(await (values.profile ? profiled(server, values.profile, alone) : alone()), slips);
  for (const page of pages) page.forgetCounts();
  const cpu = await cpuWhile(server, () => play(desks, slips, slips, latencies, true));
  await sleep(3_000);
  for (const desk of desks) desk.close();
  const behindOf = (of: string): number =>
    Math.max(0, ...pages.filter(({ role }) => role === of).map(({ worst }) => worst));
  const behind = { screen: behindOf('screen'), phone: behindOf('player') };
  const asked = pages.reduce((sum, page) => sum + page.asked, 0);
  const bytes = pages.reduce((sum, page) => sum + page.bytes + page.brought, 0);

  await closeLastTurn(chief, SIZE);
  const inHand = pages
    .filter(({ role }) => role === 'player')
    .map((page, at) => ({ page, ...links.phones[at] }))
    .map(({ page, entrant }) => ({ page, entrant, centre: `c${entrant.slice(1).split('-')[0]}` }));
  const turn = await playOnPhones(server, chief, inHand, SIZE, turns + 1);
  await sleep(3_000);
  const spectatorBehind = behindOf('spectator');
  for (const page of pages) page.leave();
  // Thousands of connections that end are no part of what comes next.
  await sleep(3_000);
  const unchanged = await costOfUnchanged(server, links);
  const { delays } = (await chief.ask('GET', '/api/health')) as Seen<'readHealth'>;
  const away = delays.stalls.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
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
  const bare = await costOfBare({ referees, phones, slips, pace: SLIPS });

  const p99 = (all: readonly number[]) => quantile(all, 0.99);
  const last = (all: readonly number[]) => quantile(all, 1);
  printTargets([
    { what: 'slip of a referee: median, 99 %, worst', seen: spread(latencies), ...atMost(p99(latencies), 200, ms) },
    { what: `slip of a referee, processor (${ANSWERING})`, seen: both(each), ...atMost(each.all, 0.5, fine) },
    {
      what: 'of a server that only reads, writes, answers and tells',
      seen: `${both(bare)}; ours ${(each.all / bare.all).toFixed(1)} times`,
    },
    {
      what: `view that did not change, processor (${ANSWERING})`,
      ...{ seen: both(unchanged), ...atMost(unchanged.all, 0.1, fine) },
    },
    { what: 'screen behind, at most', seen: seconds(behind.screen), ...atMost(behind.screen, 2_000, seconds) },
    { what: 'phone behind, at most', seen: seconds(behind.phone), ...atMost(behind.phone, 3_000, seconds) },
    ...(spectators === 0 ? [] : [{ what: 'spectator behind, at most', seen: seconds(spectatorBehind) }]),
    ...(phones === 0
      ? []
      : [
          {
            what: 'draw on a phone: median, 99 %, last',
            seen: spread(turn.draws),
            ...atMost(last(turn.draws), 1_000, ms),
          },
          {
            what: 'clock of a phone, wrong by at most',
            seen: ms(last(turn.clocks)),
            ...atMost(last(turn.clocks), 200, ms),
          },
          {
            what: `${phones} slips of phones within 10 s: median, 99 %, last`,
            ...{ seen: spread(turn.acknowledged), ...atMost(p99(turn.acknowledged), 1_000, ms) },
          },
          { what: 'of them refused', seen: String(turn.refused.length), ...none(turn.refused.length) },
          { what: `slip of a phone, processor (${ANSWERING})`, seen: both(turn.processor) },
          {
            what: 'result and rank on a phone: median, 99 %, last',
            seen: spread(turn.results),
            ...atMost(last(turn.results), 3_000, ms),
          },
          { what: 'to each phone in that turn', seen: `${(turn.bytes / 1000).toFixed(1)} kB` },
        ]),
    { what: 'views asked, all pages', seen: `${(asked / SECONDS).toFixed(0)} a second` },
    { what: 'sent to all pages', seen: `${(bytes / SECONDS / 1000).toFixed(0)} kB a second` },
    { what: 'processor of the server, nobody doing anything', seen: `${quiet.toFixed(1)} %` },
    { what: 'processor of the server, at work', seen: `${cpu.toFixed(0)} %` },
    {
      what: 'longest that the loop was away, of the last 20 times (of it all threads at work)',
      seen: away ? `${ms(away.milliseconds)} (${ms(away.worked)})` : 'under 100 ms',
    },
    { what: 'memory of the server', seen: megabytes(rss), ...atMost(rss / 2 ** 20, 1024, (size) => `${size} MB`) },
    { what: 'started again, first ranking', seen: seconds(restart), ...atMost(restart, 3_000, seconds) },
  ]);
  if (turn.refused.length > 0) console.log(`The first refusal: ${turn.refused[0]}`);
} finally {
  rmSync(directory, { recursive: true });
}

function fine(time: number): string {
  return `${time.toFixed(2)} ms`;
}

function both({ all, answering }: Spent): string {
  return `${fine(all)} (${fine(answering)})`;
}

/** So many slips at their pace, one after the other for each referee; one in ten about a turn that is published, where it is said so. */
async function play(
  desks: readonly Page[],
  from: number,
  count: number,
  latencies: number[],
  isMixed: boolean,
): Promise<void> {
  const { centres, turns } = SIZE;
  const begun = performance.now();
  await Promise.all(
    desks.map(async (desk, at) => {
      const tell = teller(desk, `s${at}-${from}-`);
      for (let number = at; number < count; number += desks.length) {
        await sleep(Math.max(0, begun + (number / SLIPS) * 1000 - performance.now()));
        const entrant = `p${1 + (at % centres)}-${1 + Math.floor((from + number) / desks.length)}`;
        const sent = performance.now();
        if (isMixed && number % 10 === 0) {
          const answer = await tell('give-warning', { game: 'g', turn: 1, entrant, reason: 'Retard' });
          published.done.push({ sequence: (answer as { readonly sequence: number }).sequence, at: performance.now() });
        } else await tell('record-tops', { game: 'g', turn: turns, entrants: [entrant] });
        latencies.push(performance.now() - sent);
      }
    }),
  );
}

/** What a page costs that has it already. */
async function costOfUnchanged(server: Served, { screens, referees }: Links): Promise<Spent> {
  const page = await new Page(server.url).enter(screens[0] ?? referees[0]);
  const path = `${AT}/ranking?game=g&published=true`;
  const { etag } = await page.look(path, '');
  const times = 5_000;
  const processor = await processorWhile(server, async () => {
    for (let time = 0; time < times; time++) await page.look(path, etag);
  });
  page.close();
  return perOne(processor, times);
}

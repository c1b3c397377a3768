/**
 * `npm run -s bench:hall [-- --players 6000 --centres 100 --referees 100 --screens 100 --phones 2000 --spectators 0
 * --seconds 30]`: one event in many centres, everything open. Each referee sends a slip a second; screens show the published ranking page by page; phones and
 * referees look at what they are shown, again whenever the live feed says that it changed, as their pages do. One slip in ten is
 * about a turn that is published; in the middle of it a draw is made that everybody looks at. Where there are spectators, who see the
 * board and the whole ranking, that turn ends a moment later, and all of them look at once. Then the server is started again.
 * Everything stays on the loopback address, clients and server on the same machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { paceOf, subjectsOf, type ViewName } from '@raccord/contract';
import WebSocket from 'ws';
import { Page } from './client.ts';
import { end, type Served, serve } from './hall.ts';

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
const [PLAYERS, CENTRES, REFEREES, SCREENS, PHONES, SPECTATORS, SECONDS, TURNS] = (
  ['players', 'centres', 'referees', 'screens', 'phones', 'spectators', 'seconds', 'turns'] as const
).map((name) => Number(values[name]));
const EACH = Math.floor(PLAYERS / CENTRES);
const ID = 'charge';
const AT = `/api/tournaments/${ID}`;
/** As a page of the hall shows it. */
const ROWS = 24;
const SEED = 1;

interface Told {
  readonly sequence: number;
  readonly revisions: Readonly<Record<string, number>>;
}

interface Looked {
  readonly view: ViewName;
  readonly path: string;
  readonly query?: object;
}

/** What changed for everybody, as the server acknowledged it. */
const published: { readonly sequence: number; readonly at: number }[] = [];

const directory = mkdtempSync(join(tmpdir(), 'raccord-event-'));
try {
  let server = await serve({ directory });
  const chief = await new Page(server.url).enter(server.chiefLink);
  await prepare(chief);
  console.log(
    `${PLAYERS} players, ${CENTRES} centres, ${TURNS - 1} turns played; ${REFEREES} referees, ${SCREENS} screens, ${PHONES} phones, ${SPECTATORS} spectators`,
  );
  const links = await makeLinks(chief);
  const looking = await openAll(server, links);
  await sleep(3_000);
  const quiet = await cpuOf(server, 3);
  for (const { reset } of looking) reset();
  const { latencies, cpu } = await play(server, chief, links.referees);
  await sleep(3_000);
  const behindOf = (of: string): string => {
    const worst = looking.filter(({ role }) => role === of).map((one) => one.worst());
    return worst.length === 0 ? 'none' : `${(Math.max(...worst) / 1000).toFixed(1)} s`;
  };
  const behind = { screen: behindOf('screen'), phone: behindOf('player'), spectator: behindOf('spectator') };
  const asked = looking.reduce((sum, { asked: count }) => sum + count(), 0);
  const bytes = looking.reduce((sum, { bytes: count }) => sum + count(), 0);
  const rss = server.rss / 2 ** 20;
  for (const { close } of looking) close();
  const unchanged = await costOfUnchanged(server, links);
  chief.close();
  await end(server);

  const start = performance.now();
  server = await serve({ directory });
  const back = await new Page(server.url).enter(server.chiefLink);
  await back.ask('GET', `${AT}/ranking?from=0&count=${ROWS}`);
  const restart = performance.now() - start;
  back.close();
  await end(server);

  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  table([
    ['slips a second', (latencies.length / SECONDS).toFixed(0)],
    ['slip, p50', `${at(0.5).toFixed(0)} ms`],
    ['slip, p99', `${at(0.99).toFixed(0)} ms`],
    ['slip, worst', `${at(1).toFixed(0)} ms`],
    ['a screen behind, at most', behind.screen],
    ['a phone behind, at most', behind.phone],
    ['a spectator behind, at most', behind.spectator],
    [
      'views asked, all pages',
      `${(asked / SECONDS).toFixed(0)} a second, ${(bytes / SECONDS / 1000).toFixed(0)} kB a second`,
    ],
    ['a view that did not change', `${unchanged.toFixed(2)} ms`],
    ['processor of the server, nobody doing anything', `${quiet.toFixed(1)} %`],
    ['processor of the server, at work', `${cpu.toFixed(0)} %`],
    ['memory of the server', `${rss.toFixed(0)} MB`],
    ['started again, first ranking', `${(restart / 1000).toFixed(1)} s`],
  ]);
} finally {
  rmSync(directory, { recursive: true });
}

function table(rows: readonly (readonly [string, string])[]): void {
  for (const [what, figure] of rows) console.log(`${what.padEnd(48)} ${figure}`);
}

/** The event at its last turn, the others played by everybody. */
async function prepare(chief: Page): Promise<void> {
  const { lexicons } = (await chief.ask('GET', '/api/lexicons')) as { lexicons: readonly unknown[] };
  const about = { name: 'Charge', place: 'Ici', date: '2026-11-15', edition: '2023', lexicon: lexicons[0] };
  await chief.ask('POST', '/api/tournaments', { id: ID, data: { ...about, settings: { playersWriteSlips: true } } });
  const tell = teller(chief, 'p');
  for (let centre = 1; centre <= CENTRES; centre++) {
    await tell('add-centre', { id: `c${centre}`, name: `Centre ${centre}` });
    const entrants = Array.from({ length: EACH }, (_, at) => ({
      ...{ id: `p${centre}-${at + 1}`, centre: `c${centre}`, table: at + 1 },
      members: [{ name: `Joueuse ou joueur ${centre}-${at + 1}`, club: `Club ${centre}`, series: `${1 + (at % 7)}` }],
    }));
    await tell('register-entrants', { entrants });
  }
  for (let at = 0; at < REFEREES; at++) {
    const centre = `c${1 + (at % CENTRES)}`;
    await tell('appoint-official', { id: `a${at + 1}`, name: `Arbitre ${at + 1}`, centre, office: 'referee' });
    if (at < CENTRES) await tell('assign-tables', { official: `a${at + 1}`, tables: [{ from: 1, to: EACH }] });
  }
  await tell('plan-game', { id: 'g', name: 'Partie', formula: 'normale', rhythm: 'normal' });
  for (let turn = 1; turn <= TURNS; turn++) {
    await tell('make-draw', { game: 'g', source: { kind: 'random', seed: SEED } });
    for (let centre = 1; centre <= CENTRES; centre++)
      await tell('start-clock', { game: 'g', turn, centre: `c${centre}` });
    for (let centre = 1; centre <= CENTRES; centre++) await tell('end-turn', { game: 'g', turn, centre: `c${centre}` });
    const { proposal } = (await chief.ask('GET', `${AT}/games/g/turns/${turn}/solutions?limit=1`)) as {
      proposal: { word: string; reference: string };
    };
    await tell('lay-solution', { game: 'g', turn, word: proposal.word, reference: proposal.reference });
    if (turn === TURNS) return;
    for (let centre = 1; centre <= CENTRES; centre++) {
      const entrants = Array.from({ length: EACH }, (_, at) => `p${centre}-${at + 1}`);
      for (const some of chunks(entrants, EACH)) await tell('record-tops', { game: 'g', turn, entrants: some });
      await tell('close-turn', { game: 'g', turn, centre: `c${centre}` });
    }
  }
}

function teller(page: Page, prefix: string) {
  let count = 0;
  return (type: string, data: unknown) => page.ask('POST', `${AT}/commands`, { id: `${prefix}${count++}`, type, data });
}

function* chunks<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

interface Links {
  readonly referees: readonly string[];
  readonly screens: readonly string[];
  readonly phones: readonly { readonly url: string; readonly entrant: string }[];
  /** One for all of them. */
  readonly spectators: string;
}

async function makeLinks(chief: Page): Promise<Links> {
  const make = async (body: object) => ((await chief.ask('POST', `${AT}/links`, body)) as { url: string }).url;
  const many = <T>(count: number, one: (at: number) => Promise<T>) => inTurn(count, one);
  return {
    referees: await many(REFEREES, (at) => make({ role: 'referee', label: `Arbitre ${at}`, subject: `a${at + 1}` })),
    screens: await many(SCREENS, (at) =>
      make({ role: 'screen', label: `Écran ${at}`, centre: `c${1 + (at % CENTRES)}` }),
    ),
    spectators: await make({ role: 'spectator', label: 'Spectateurs' }),
    phones: await many(PHONES, async (at) => {
      const entrant = `p${1 + (at % CENTRES)}-${1 + Math.floor(at / CENTRES)}`;
      return { entrant, url: await make({ role: 'player', label: `Joueur ${at}`, subject: entrant }) };
    }),
  };
}

async function inTurn<T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let at = 0; at < count; at++) all.push(await one(at));
  return all;
}

interface Looking {
  readonly role: string;
  /** The longest from the acknowledgement of what is published to having it, in milliseconds. */
  worst(): number;
  asked(): number;
  bytes(): number;
  reset(): void;
  close(): void;
}

async function openAll(server: Served, links: Links): Promise<Looking[]> {
  const all: Looking[] = [];
  const pages = `from=0&count=${ROWS}`;
  for (const url of links.screens) {
    const shown: Looked[] = [
      { view: 'seeHall', path: '/hall' },
      { view: 'seeRanking', path: `/ranking?game=g&published=true&${pages}`, query: { published: true } },
    ];
    all.push(await look(server, url, 'screen', shown));
  }
  for (const url of links.referees) {
    const shown: Looked[] = [
      { view: 'seeHall', path: '/hall' },
      { view: 'seeGame', path: '/games/g' },
      { view: 'seeDesk', path: `/games/g/turns/${TURNS}/desk` },
      { view: 'seeCorrections', path: '/corrections?due=true' },
    ];
    all.push(await look(server, url, 'referee', shown));
  }
  for (const { url, entrant } of links.phones) {
    const shown: Looked[] = [
      { view: 'seeHall', path: '/hall' },
      { view: 'seeOwnSlip', path: '/own-slip' },
      { view: 'seeSheet', path: `/entrants/${entrant}/sheet` },
      { view: 'seeCorrections', path: '/corrections' },
    ];
    all.push(await look(server, url, 'player', shown));
  }
  for (let at = 0; at < SPECTATORS; at++) {
    const shown: Looked[] = [
      { view: 'seeHall', path: '/hall' },
      { view: 'seeRanking', path: '/ranking' },
    ];
    all.push(await look(server, links.spectators, 'spectator', shown));
  }
  return all;
}

/** A page that looks, as apps/web does: a view is asked again when a subject of it has changed, at the same pace. */
async function look(
  { url }: Served,
  link: string,
  role: 'screen' | 'referee' | 'player' | 'spectator',
  views: readonly Looked[],
): Promise<Looking> {
  const page = await new Page(url).enter(link);
  const had = views.map(() => ({ revisions: {} as Told['revisions'], etag: '', at: 0 }));
  let told: Told | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;
  let seen = published.length;
  let worst = 0;
  let asked = 0;
  let bytes = 0;

  /** How late it shows what was published. */
  const note = (body: Buffer, encoding: string | undefined): void => {
    if (body.length === 0) return;
    const { sequence } = JSON.parse(String(encoding === 'gzip' ? gunzipSync(body) : body)) as { sequence: number };
    for (; seen < published.length && published[seen].sequence <= sequence; seen++) {
      worst = Math.max(worst, performance.now() - published[seen].at);
    }
  };

  const refresh = async (): Promise<void> => {
    timer = undefined;
    if (isAsking || !told) return;
    isAsking = true;
    const { revisions } = told;
    let wait = 0;
    for (const [index, { view, path, query }] of views.entries()) {
      const subjects = subjectsOf(view, role, query);
      const changed = subjects.filter((subject) => had[index].revisions[subject] !== revisions[subject]);
      if (changed.length === 0) continue;
      const due = had[index].at + paceOf(role, changed) - performance.now();
      if (due > 0) {
        wait = Math.max(wait, due);
        continue;
      }
      had[index] = { ...had[index], revisions, at: performance.now() };
      const answer = await page.look(`${AT}${path}`, had[index].etag).catch(() => undefined);
      if (!answer) break;
      had[index] = { ...had[index], etag: answer.etag };
      asked++;
      bytes += answer.body.length;
      if (view === 'seeRanking' || view === 'seeSheet') note(answer.body, answer.encoding);
    }
    isAsking = false;
    if (wait > 0 || told.revisions !== revisions) timer ??= setTimeout(() => void refresh(), Math.max(wait, 10));
  };
  const headers = { cookie: page.cookie, origin: url };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${AT}/live`, { headers });
  socket.on('message', (data) => {
    told = JSON.parse(String(data)) as Told;
    timer ??= setTimeout(() => void refresh(), 0);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    role,
    worst: () => Math.max(worst, seen < published.length ? performance.now() - published[seen].at : 0),
    asked: () => asked,
    bytes: () => bytes,
    reset: () => {
      asked = 0;
      bytes = 0;
    },
    close: () => {
      clearTimeout(timer);
      socket.terminate();
      page.close();
    },
  };
}

/** A slip a second from each referee, one in ten about a turn that is published; half way, a draw that everybody looks at. */
async function play(server: Served, chief: Page, links: readonly string[]) {
  const pages = await Promise.all(links.map((link) => new Page(server.url).enter(link)));
  const latencies: number[] = [];
  const before = cpuSeconds(server);
  const begun = performance.now();
  const drawing = drawHalfWay(chief);
  await Promise.all(
    pages.map(async (page, at) => {
      const tell = teller(page, `s${at}-`);
      const centre = 1 + (at % CENTRES);
      await sleep((at / pages.length) * 1000);
      for (let count = 0; count < SECONDS; count++) {
        const next = begun + (at / pages.length) * 1000 + (count + 1) * 1000;
        const entrant = `p${centre}-${1 + (count % EACH)}`;
        const sent = performance.now();
        if (count % 10 === at % 10) {
          const answer = await tell('give-warning', { game: 'g', turn: 1, entrant, reason: 'Retard' });
          published.push({ sequence: (answer as { readonly sequence: number }).sequence, at: performance.now() });
        } else await tell('record-tops', { game: 'g', turn: TURNS, entrants: [entrant] });
        latencies.push(performance.now() - sent);
        await sleep(Math.max(0, next - performance.now()));
      }
    }),
  );
  await drawing;
  const took = (performance.now() - begun) / 1000;
  for (const page of pages) page.close();
  return { latencies, cpu: ((cpuSeconds(server) - before) / took) * 100 };
}

async function drawHalfWay(chief: Page): Promise<void> {
  await sleep((SECONDS * 1000) / 2);
  const tell = teller(chief, 'x');
  await tell('make-draw', { game: 'g', source: { kind: 'random', seed: SEED } });
  if (SPECTATORS === 0) return;
  await sleep(3_000);
  for (let centre = 1; centre <= CENTRES; centre++)
    await tell('end-turn', { game: 'g', turn: TURNS + 1, centre: `c${centre}` });
}

/** What a page costs that has it already. */
async function costOfUnchanged(server: Served, { screens }: Links): Promise<number> {
  const page = await new Page(server.url).enter(screens[0]);
  const path = `${AT}/ranking?game=g&published=true`;
  const { etag } = await page.look(path, '');
  const before = cpuSeconds(server);
  const times = 2_000;
  for (let time = 0; time < times; time++) await page.look(path, etag);
  page.close();
  return ((cpuSeconds(server) - before) * 1000) / times;
}

async function cpuOf(server: Served, seconds: number): Promise<number> {
  const before = cpuSeconds(server);
  await sleep(seconds * 1000);
  return ((cpuSeconds(server) - before) / seconds) * 100;
}

/** Of the process and its threads, by the system. */
function cpuSeconds({ process: { pid } }: Served): number {
  const ticks = Number(execFileSync('getconf', ['CLK_TCK']));
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

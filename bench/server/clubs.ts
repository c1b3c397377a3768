/**
 * `npm run -s bench:clubs [-- --clubs 800 --seconds 40 --idle 10]`: clubs that play at the same time, each with two referees,
 * a screen and five telephones that listen and ask their view again when it has changed, a turn every three minutes. Then
 * everybody is left alone, and then the server is started again under them. Everything stays on the loopback address.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type News, subjectsOf } from '@raccord/contract';
import WebSocket from 'ws';
import { hashToken, newId, newToken } from '../../apps/server/src/access/tokens.ts';
import { lexiconsIn } from '../../apps/server/src/maintenance/lexicon.ts';
import { beginStream } from '../../apps/server/src/maintenance/transfer.ts';
import { openStore } from '../../apps/server/src/store/open.ts';
import { Page } from './client.ts';
import { type Club, type ClubTurn, entrantAt, makeClub, refereeAt } from './club.ts';
import { end, type Served, serve } from './hall.ts';

const DAY_MS = 86_400_000;

const { values } = parseArgs({
  options: {
    clubs: { type: 'string', default: '800' },
    seconds: { type: 'string', default: '40' },
    idle: { type: 'string', default: '10' },
  },
});
const CLUBS = Number(values.clubs);
const SECONDS = Number(values.seconds);
const IDLE = Number(values.idle);
const TURN_MS = 180_000;
/** Of a turn, the time in which its slips are entered. */
const ENTRY_MS = 60_000;
const PHONES = 5;

type Role = 'referee' | 'screen' | 'player';

const VIEWS = { referee: 'seeDesk', screen: 'seeHall', player: 'seeOwnSlip' } as const;

/** Where a page looks, as the screen of its role does. */
const viewOf = (stream: string, role: Role, turn: number): string => {
  const base = `/api/tournaments/${stream}`;
  if (role === 'referee') return `${base}/games/g/turns/${turn}/desk`;
  return role === 'screen' ? `${base}/hall` : `${base}/own-slip`;
};

/** A page of a station: it listens, and asks its view again when it is told of a change. */
class Listening {
  readonly #link: string;
  readonly #stream: string;
  readonly #role: Role;
  #page: Page | undefined;
  #socket: WebSocket | undefined;
  #isAsking = false;
  #isTold = false;
  #told: readonly number[] = [];
  #mark = '';
  turn: number;
  views = 0;

  constructor(stream: string, role: Role, link: string, turn: number) {
    this.#stream = stream;
    this.#role = role;
    this.#link = link;
    this.turn = turn;
  }

  async enter(url: string): Promise<void> {
    this.#page = await new Page(url).enter(this.#link);
  }

  /** Resolves once it listens and has its view. */
  async listen(url: string): Promise<void> {
    const headers = { cookie: this.#page?.cookie ?? '', origin: url };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tournaments/${this.#stream}/live`, { headers });
    socket.on('error', () => {});
    const mark = this.#mark;
    await new Promise<void>((resolve, reject) => {
      socket.once('message', (data) => {
        this.#hear(data);
        resolve();
      });
      socket.once('close', () => reject(new Error('closed')));
    });
    this.#socket = socket;
    if (this.#mark !== mark) await this.#look();
    socket.on('message', (data) => {
      if (this.#hear(data)) void this.#look();
    });
  }

  /** Is there something new in what this page looks at? */
  #hear(data: WebSocket.RawData): boolean {
    const { mark, revisions } = JSON.parse(String(data)) as News;
    const told = subjectsOf(VIEWS[this.#role], this.#role).map((subject) => revisions[subject]);
    const isNew = told.some((revision, index) => revision !== this.#told[index]);
    this.#told = told;
    this.#mark = mark;
    return isNew;
  }

  /** As a page does after a cut: again and again, with some patience between. */
  async comeBack(url: string): Promise<void> {
    for (;;) {
      try {
        return await this.listen(url);
      } catch {
        await sleep(200 + Math.random() * 800);
      }
    }
  }

  tell(id: string, type: string, data: unknown): Promise<unknown> {
    return this.ask('POST', `/api/tournaments/${this.#stream}/commands`, { id, type, data });
  }

  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    if (!this.#page) throw new Error('A page enters first.');
    return askAgain(this.#page, method, path, body);
  }

  async #look(): Promise<void> {
    this.#isTold = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      while (this.#isTold) {
        this.#isTold = false;
        await this.ask('GET', viewOf(this.#stream, this.#role, this.turn));
        this.views++;
      }
    } finally {
      this.#isAsking = false;
    }
  }

  leave(): void {
    this.#socket?.terminate();
    this.#page?.close();
  }
}

interface Room {
  readonly stream: string;
  readonly referees: readonly Listening[];
  readonly pages: readonly Listening[];
}

const directory = mkdtempSync(join(tmpdir(), 'raccord-clubs-'));
try {
  const club = await playBefore();
  const rooms = await openRooms(club);
  let server = await serve({ directory });
  const pages = rooms.flatMap((room) => room.pages);
  await inGroups(pages, (page) => page.enter(server.url));
  const opening = performance.now();
  await inGroups(pages, (page) => page.listen(server.url));
  const opened = performance.now() - opening;
  const chief = await new Page(server.url).enter(server.chiefLink);
  const list = await timed(() => chief.ask('GET', '/api/tournaments'));
  const { latencies, cpu } = await playOn(server, club, rooms);
  const idleCpu = await cpuOver(server, IDLE * 1000);
  const { rss } = server;
  const port = Number(new URL(server.url).port);
  await end(server);
  const down = performance.now();
  server = await serve({ directory, port });
  await Promise.all(pages.map((page) => page.comeBack(server.url)));
  const back = performance.now() - down;
  const views = pages.reduce((sum, page) => sum + page.views, 0);
  for (const page of pages) page.leave();
  chief.close();
  await end(server);
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  console.log(
    'clubs sockets  slips   views   p50 ms   p99 ms   rss MB   cpu %   idle cpu %   list ms   first open s   all back s',
  );
  console.log(
    [
      String(CLUBS).padStart(5),
      String(pages.length).padStart(7),
      String(latencies.length).padStart(6),
      String(views).padStart(7),
      at(0.5).toFixed(0).padStart(8),
      at(0.99).toFixed(0).padStart(8),
      (rss / 2 ** 20).toFixed(0).padStart(8),
      cpu.toFixed(0).padStart(7),
      idleCpu.toFixed(1).padStart(12),
      list.toFixed(0).padStart(9),
      (opened / 1000).toFixed(1).padStart(14),
      (back / 1000).toFixed(1).padStart(12),
    ].join(' '),
  );
} finally {
  rmSync(directory, { recursive: true });
}

async function playBefore(): Promise<Club> {
  const lexicons = lexiconsIn(directory);
  const [lexicon] = await lexicons.list();
  const wordbook = await lexicons.wordbook(lexicon.hash);
  if (!wordbook) throw new Error('The free lexicon is always there.');
  return makeClub(wordbook, lexicon);
}

/** Every club with its links, written to the store before the server starts. */
async function openRooms({ events, turns: [first] }: Club): Promise<Room[]> {
  const store = await openStore({ directory });
  const rooms: Room[] = [];
  for (let at = 0; at < CLUBS; at++) {
    const stream = `club-${at + 1}`;
    await beginStream(store, stream, events);
    const pageOf = async (role: Role, subject?: string): Promise<Listening> => {
      const token = newToken();
      const times = { createdAt: Date.now(), expiresAt: Date.now() + DAY_MS, createdBy: null };
      const station = { id: newId(), stream, role, label: role, data: subject === undefined ? {} : { subject } };
      await store.links.create([{ ...station, ...times, tokenHash: hashToken(token) }]);
      return new Listening(stream, role, token, first.turn - 1);
    };
    const referees = [await pageOf('referee', refereeAt(0)), await pageOf('referee', refereeAt(1))];
    const others = [await pageOf('screen')];
    for (let phone = 0; phone < PHONES; phone++) others.push(await pageOf('player', entrantAt(phone)));
    rooms.push({ stream, referees, pages: [...referees, ...others] });
  }
  await store.close();
  return rooms;
}

/** Clubs begin one after the other; what counts begins once the first of them has all its slips. */
async function playOn(
  server: Served,
  club: Club,
  rooms: readonly Room[],
): Promise<{ latencies: number[]; cpu: number }> {
  const latencies: number[] = [];
  const begin = performance.now();
  const from = begin + ENTRY_MS;
  const until = from + SECONDS * 1000;
  let before = 0;
  setTimeout(() => {
    before = server.cpu;
  }, ENTRY_MS);
  const chiefs = await Promise.all(Array.from({ length: 8 }, () => new Page(server.url).enter(server.chiefLink)));
  await Promise.all(
    rooms.map(async (room, at) => {
      let next = begin + (at / rooms.length) * TURN_MS;
      for (const turn of club.turns) {
        if (next >= until) return;
        await sleep(Math.max(0, next - performance.now()));
        await playTurn(room, turn, chiefs[at % chiefs.length], { from, until, latencies });
        next += TURN_MS;
      }
    }),
  );
  const cpu = (server.cpu - before) / 10 / (performance.now() - from);
  for (const chief of chiefs) chief.close();
  return { latencies, cpu };
}

interface Span {
  readonly from: number;
  readonly until: number;
  readonly latencies: number[];
}

async function playTurn(room: Room, turn: ClubTurn, chief: Page, { from, until, latencies }: Span): Promise<void> {
  const tell = (at: string, { type, data }: { readonly type: string; readonly data: unknown }) =>
    askAgain(chief, 'POST', `/api/tournaments/${room.stream}/commands`, { id: `t${turn.turn}-${at}`, type, data });
  for (const [at, command] of turn.opening.entries()) await tell(`o${at}`, command);
  for (const page of room.pages) page.turn = turn.turn;
  let entered = 0;
  await Promise.all(
    turn.slips.map(async ({ referee, type, data }, at) => {
      const pause = ((at + Math.random()) / turn.slips.length) * ENTRY_MS;
      if (performance.now() + pause > until) return;
      await sleep(pause);
      const sent = performance.now();
      await room.referees[referee].tell(`t${turn.turn}-s${at}`, type, data);
      entered++;
      if (sent >= from) latencies.push(performance.now() - sent);
    }),
  );
  if (entered < turn.slips.length) return;
  for (const [at, command] of turn.closing.entries()) await tell(`c${at}`, command);
}

async function cpuOver(server: Served, milliseconds: number): Promise<number> {
  await sleep(1000);
  const before = server.cpu;
  await sleep(milliseconds);
  return (server.cpu - before) / 10 / milliseconds;
}

/** As a browser does when a connection that was kept open turns out to be closed. */
async function askAgain(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  try {
    return await page.ask(method, path, body);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return askAgain(page, method, path, body);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** As many at a time as a browser's network would let through. */
async function inGroups<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += 100) await Promise.all(all.slice(from, from + 100).map(work));
}

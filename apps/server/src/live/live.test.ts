import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Browser, browserOf, startTestServer, type TestServer } from '../http/testing/server.ts';
import { linkOf, openTournament, TOURNAMENT, tell } from '../http/testing/tournament.ts';
import type { ServerOptions } from '../options.ts';

let server: TestServer;
let chief: Browser;

async function open(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await startTestServer({ waitMs: 300, ...options });
  chief = await server.enter(server.chiefLink);
  await openTournament(chief);
}

beforeEach(() => open());

afterEach(() => server.stop());

const TELLING =
  /^\{"sequence":\d+,"mark":"[\da-f]{16} [\w-]+","revisions":\{"play":\d+,"people":\d+,"published":\d+(,"links":\d+,"relay":\d+,"results":\d+,"slips":\d+,"faults":\d+)?\},"now":\d+(,"seen":\{"seeHall":\[\d+,".+",\d+\]\})?\}$/;
const PATH = `/api/tournaments/${TOURNAMENT}/live`;
const params = { tournament: TOURNAMENT };

interface Ear {
  readonly socket: WebSocket;
  readonly heard: string[];
  /** Waits until the last message says that number. */
  until(sequence: number): Promise<void>;
}

function listen({ cookie }: Browser, options: { autoPong?: boolean } = {}): Ear {
  const headers = { cookie, origin: server.url };
  const socket = new WebSocket(server.url.replace('http', 'ws') + PATH, { headers, ...options });
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('error', () => {});
  const until = async (sequence: number) => {
    while (sequenceIn(heard.at(-1)) !== sequence) await once(socket, 'message');
  };
  return { socket, heard, until };
}

const sequenceIn = (message = '{}'): unknown => JSON.parse(message).sequence;

let centres = 0;
const change = () => tell(chief, 'add-centre', { id: `centre-${++centres}`, name: 'Ici' });

async function sequence(): Promise<number> {
  const seen = await chief.api.seeHall({ params });
  return seen.ok ? seen.value.sequence : -1;
}

describe('WebSocket', () => {
  test('says where the tournament stands on opening and at each change, with the hall as it is then, and nothing else', async () => {
    const screen = await server.enter((await linkOf(chief, 'screen')).url);
    const ears = [listen(chief), listen(screen)];
    const start = await sequence();
    for (const { until } of ears) await until(start);
    await change();
    await change();
    for (const { until, heard } of ears) {
      await until(start + 2);
      for (const message of heard) expect(message).toMatch(TELLING);
    }
  });

  test('after a cut, the number on opening tells all that was missed; the last number seen may be said', async () => {
    const first = listen(chief);
    const start = await sequence();
    await first.until(start);
    first.socket.terminate();
    for (let time = 0; time < 3; time++) await change();
    const second = listen(chief);
    await second.until(start + 3);
    expect(second.heard).toHaveLength(1);
    second.socket.send(JSON.stringify({ sequence: start }));
    await once(second.socket, 'message');
    expect(sequenceIn(second.heard.at(-1))).toBe(start + 3);
  });

  test('a message that is not a number seen ends the connection', async () => {
    for (const message of ['bonjour', '{}', '{"sequence":1.5}', 'x'.repeat(1_000)]) {
      const { socket } = listen(chief);
      await once(socket, 'open');
      socket.send(message);
      const [code] = await once(socket, 'close');
      expect([1008, 1009]).toContain(code);
    }
  });

  test('whoever does not answer pings is dropped', async () => {
    await server.stop();
    await open({ pingMs: 150, answerMs: 1_000 });
    const { socket } = listen(chief, { autoPong: false });
    await once(socket, 'open');
    const alive = listen(chief);
    await once(socket, 'close');
    for (let time = 0; time < 3; time++) await once(alive.socket, 'ping');
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('the number is said again and again, so that a page knows a dead connection by its silence', async () => {
    await server.stop();
    await open({ pingMs: 50 });
    const { heard, socket } = listen(chief);
    const start = await sequence();
    for (let time = 0; time < 4; time++) await once(socket, 'message');
    expect(new Set(heard.map(sequenceIn))).toEqual(new Set([start]));
  });

  test('the mark is the same after a restart, another one after a change and at another station', async () => {
    const screen = await server.enter((await linkOf(chief, 'screen')).url);
    const markFor = async (browser: Browser) => {
      const { heard, until, socket } = listen(browser);
      await until(await sequence());
      socket.terminate();
      return JSON.parse(heard[0]).mark as string;
    };
    const before = await markFor(chief);
    expect(await markFor(screen)).not.toBe(before);
    await server.pause();
    server = await startTestServer({ directory: server.directory });
    chief = browserOf(server.url, chief.cookie);
    expect(await markFor(chief)).toBe(before);
    await change();
    expect(await markFor(chief)).not.toBe(before);
  });

  test('a revoked link, a session left or over: closed', async () => {
    const made = await linkOf(chief, 'referee');
    const referee = await server.enter(made.url);
    const leaver = await server.enter((await linkOf(chief, 'screen')).url);
    const player = await server.enter((await linkOf(chief, 'player', TOURNAMENT, 1)).url);
    const revoked = listen(referee);
    const left = listen(leaver);
    const over = listen(player);
    const start = await sequence();
    for (const { until } of [revoked, left, over]) await until(start);
    await chief.api.revokeLink({ params: { ...params, link: made.id } });
    await leaver.api.leave();
    server.clock.ahead = 3_601_000;
    for (const { socket } of [revoked, left, over]) {
      if (socket.readyState === WebSocket.CLOSED) continue;
      const [code] = await once(socket, 'close');
      expect(code).toBe(4401);
    }
  });

  test('another origin, and more connections than a session may have, are refused', async () => {
    expect((await chief.fetch(PATH)).status).toBe(400);
    const stranger = new WebSocket(server.url.replace('http', 'ws') + PATH, {
      headers: { cookie: chief.cookie, origin: 'http://ailleurs.example' },
    });
    expect(await refusalOf(stranger)).toBe(403);
    const ears = Array.from({ length: 10 }, () => listen(chief));
    const start = await sequence();
    for (const { until } of ears) await until(start);
    expect(await refusalOf(listen(chief).socket)).toBe(429);
  });

  test('a client that reads nothing holds nobody back, and gets the latest number alone once it reads', async () => {
    const slow = await openRaw(chief.cookie);
    slow.pause();
    const quick = listen(chief);
    const start = await sequence();
    await quick.until(start);
    for (let time = 0; time < 30; time++) await change();
    await quick.until(start + 30);
    const read: string[] = [];
    slow.on('data', (bytes) => read.push(String(bytes)));
    slow.resume();
    await expect.poll(() => read.join('')).toContain(`{"sequence":${start + 30},`);
    slow.destroy();
  });
});

const refusalOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode)));

/** A WebSocket opened by hand, so that it can leave everything unread. */
async function openRaw(cookie: string): Promise<Socket> {
  const { host, port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  const headers = [
    `GET ${PATH} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

describe('long poll', () => {
  const wait = (browser: Browser, after: number) => browser.api.waitForNews({ params, query: { after } });

  test('answers at once what was missed, else at the next change, else after a while', async () => {
    const start = await sequence();
    expect(await wait(chief, start - 3)).toEqual({ ok: true, value: { sequence: start } });
    expect(await wait(chief, start + 100)).toEqual({ ok: true, value: { sequence: start } });
    const waiting = wait(chief, start);
    await change();
    expect(await waiting).toEqual({ ok: true, value: { sequence: start + 1 } });
    expect(await wait(chief, start + 1)).toEqual({ ok: true, value: { sequence: start + 1 } });
  });

  test('a revoked link ends the wait', async () => {
    await server.stop();
    let screens = 0;
    await open({ waitMs: 60_000, onEvening: ({ online }) => (screens = online.screen ?? 0) });
    const made = await linkOf(chief, 'screen');
    const screen = await server.enter(made.url);
    const waiting = wait(screen, await sequence());
    await expect.poll(() => screens, { timeout: 30_000 }).toBe(1);
    await chief.api.revokeLink({ params: { ...params, link: made.id } });
    expect(await waiting).toMatchObject({ ok: false, fault: { code: 'no-session' } });
  });
});

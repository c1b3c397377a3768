import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Station } from '../access/station.ts';
import { Audience } from './audience.ts';
import { attend, type StreamTelling, type Wire } from './connection.ts';

const WIRE: Wire = new PassThrough();

const SETTINGS = { pingMs: 60_000, answerMs: 5_000 };

const NOTHING_NEW = { play: 0, people: 0, slips: 0, results: 0, published: 0, links: 0 };

/** A socket whose messages stay on their way until it is told to let them through. */
class SlowSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: string[] = [];
  pings = 0;
  #onWay: (() => void) | undefined;

  send(text: string, done: () => void): void {
    this.sent.push(text);
    this.#onWay = done;
  }

  ping(): void {
    this.pings++;
  }

  terminate(): void {}

  letThrough(): void {
    const done = this.#onWay;
    this.#onWay = undefined;
    done?.();
  }
}

test('while a message is on its way, only the latest news is kept', async () => {
  const tells = new Set<() => void>();
  let now = 1;
  const telling: StreamTelling = {
    ...{ stream: 't', listeners: 1 },
    news: () => ({ sequence: now, mark: '', revisions: { ...NOTHING_NEW, play: now } }),
    onChange: (tell) => {
      tells.add(tell);
      return () => tells.delete(tell);
    },
  };
  const socket = new SlowSocket();
  const audience = new Audience(() => 0);
  const station = { link: 'l', session: 's', role: 'chief', label: '', expiresAt: 1 } as Station;
  attend(socket as unknown as WebSocket, WIRE, station, telling, audience, SETTINGS);
  for (let sequence = 2; sequence <= 1_000; sequence++) {
    now = sequence;
    for (const tell of tells) tell();
  }
  const told = () => socket.sent.map((news) => JSON.parse(news).sequence);
  expect(told()).toEqual([1]);
  socket.letThrough();
  await expect.poll(told).toEqual([1, 1000]);
  socket.letThrough();
  expect(told()).toHaveLength(2);
  expect(audience.size).toBe(1);
  socket.emit('close');
  expect([audience.size, tells.size]).toEqual([0, 0]);
  audience.close();
});

test('what can wait is told with what cannot, and nothing of it is told again', async () => {
  let tell = () => {};
  const revisions = { ...NOTHING_NEW };
  const telling: StreamTelling = {
    ...{ stream: 't', listeners: 1 },
    news: () => ({ sequence: 1, mark: '', revisions: { ...revisions } }),
    onChange: (heard) => {
      tell = heard;
      return () => undefined;
    },
  };
  const socket = new SlowSocket();
  const audience = new Audience(() => 0);
  const station = { link: 'l', session: 's', role: 'chief', label: '', expiresAt: 1 } as Station;
  attend(socket as unknown as WebSocket, WIRE, station, telling, audience, SETTINGS);
  socket.letThrough();
  revisions.slips++;
  tell();
  revisions.play++;
  tell();
  const told = () => socket.sent.map((news) => JSON.parse(news).revisions);
  await expect.poll(told).toHaveLength(2);
  expect(told()[1]).toEqual({ ...NOTHING_NEW, slips: 1, play: 1 });
  socket.letThrough();
  tell();
  expect(told()).toHaveLength(2);
  socket.emit('close');
  audience.close();
});

test('a sign of life repeats the number, and brings nothing before its time', async () => {
  vi.useFakeTimers();
  try {
    let sequence = 1;
    const telling: StreamTelling = {
      ...{ stream: 't', listeners: 1 },
      news: () => ({ sequence, mark: '', revisions: { ...NOTHING_NEW, published: sequence } }),
      onChange: () => () => undefined,
    };
    const socket = new SlowSocket();
    const audience = new Audience(() => 0);
    const station = { link: 'l', session: 's', role: 'player', label: '', expiresAt: 1 } as Station;
    const settings = { pingMs: 1_500, answerMs: 5_000 };
    attend(socket as unknown as WebSocket, WIRE, station, telling, audience, settings);
    socket.letThrough();
    const told = () => socket.sent.map((news) => JSON.parse(news).sequence);
    await vi.advanceTimersByTimeAsync(1_500);
    expect([socket.pings, told()]).toEqual([1, [1, 1]]);
    socket.letThrough();
    sequence = 2;
    await vi.advanceTimersByTimeAsync(1_500);
    expect([socket.pings, told()]).toEqual([2, [1, 1]]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([socket.pings, told()]).toEqual([2, [1, 1, 2]]);
    socket.emit('close');
    audience.close();
  } finally {
    vi.useRealTimers();
  }
});

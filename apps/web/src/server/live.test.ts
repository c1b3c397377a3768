import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLive } from './live.ts';

/** A socket as a page sees it when its network died without a word: open, silent, and never closed. */
class HalfOpenSocket {
  static readonly OPEN = 1;
  static readonly made: HalfOpenSocket[] = [];
  readonly readyState = 1;
  isGivenUp = false;
  onmessage: ((message: { readonly data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor() {
    HalfOpenSocket.made.push(this);
  }

  close(): void {
    this.isGivenUp = true;
  }

  say(sequence: number): void {
    this.onmessage?.({ data: JSON.stringify({ sequence }) });
  }
}

const { made } = HalfOpenSocket;
const heard: (number | boolean)[] = [];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', HalfOpenSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'ici' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  made.length = 0;
  heard.length = 0;
  stop = followLive('/live', { onNews: ({ sequence }) => heard.push(sequence), onState: (isOn) => heard.push(isOn) });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection is given up after thirty seconds of silence, and another one is made', () => {
  made[0].say(7);
  for (let time = 0; time < 10; time++) {
    vi.advanceTimersByTime(12_000);
    made[0].say(7);
  }
  expect([made.length, made[0].isGivenUp]).toEqual([1, false]);
  vi.advanceTimersByTime(30_000);
  expect([made[0].isGivenUp, heard.at(-1)]).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(made).toHaveLength(2);
  made[0].say(8);
  expect(heard.at(-1)).toBe(false);
  made[1].say(9);
  expect(heard.slice(-2)).toEqual([true, 9]);
});

test('one that says nothing at all is given up sooner', () => {
  vi.advanceTimersByTime(10_000);
  expect([made[0].isGivenUp, heard]).toEqual([true, [false]]);
});

import { encodeLexicon, WordGraph } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { WorkCancelled } from '../work.ts';
import type { ThreadOrder } from './order.ts';
import { Threads, ThreadsBusy } from './threads.ts';

const lexicon = encodeLexicon({ name: '', words: WordGraph.fromWords(['MARE', 'MARI']) });
const GRAPH = (): ThreadOrder => ({ kind: 'graph', lexicon });

/** Notes what is begun and what is made, in this order. */
function noting(threads: Threads) {
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  const make = (name: string, leaving?: AbortSignal): Promise<unknown> =>
    threads
      .make(
        name[0],
        () => {
          begun.push(name);
          most = Math.max(most, ++running);
          return GRAPH();
        },
        leaving,
      )
      .finally(() => running--);
  return { begun, make, most: () => most };
}

it('makes few at once, askers in turn', async () => {
  const { begun, make, most } = noting(new Threads(1));
  const made = await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => make(name)));
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(most()).toBe(1);
  expect(made.every((bytes) => bytes instanceof Uint8Array && bytes.length > 0)).toBe(true);
});

it('begins nothing for whoever is gone, and ends what was begun for him', async () => {
  const { begun, make } = noting(new Threads(1));
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [make('a1', first.signal), make('a2', second.signal), make('b1')];
  second.abort();
  first.abort();
  const settled = await Promise.allSettled(asked);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([
    expect.any(WorkCancelled),
    expect.any(WorkCancelled),
  ]);
  expect(begun).toEqual(['a1', 'b1']);
});

it('refuses whoever has too much waiting, and nobody else', async () => {
  const threads = new Threads(1);
  const leaving = new AbortController();
  const asked = Array.from({ length: 21 }, () => threads.make('a', GRAPH, leaving.signal));
  const all = Promise.allSettled(asked);
  await expect(threads.make('a', GRAPH)).rejects.toBeInstanceOf(ThreadsBusy);
  leaving.abort();
  await all;
  await expect(threads.make('b', GRAPH)).resolves.toBeInstanceOf(Uint8Array);
});

it('goes on after a thread that failed', async () => {
  const threads = new Threads(1);
  await expect(threads.make('a', () => ({ kind: 'graph', lexicon: new Uint8Array(3) }))).rejects.toThrow();
  await expect(threads.make('a', GRAPH)).resolves.toBeInstanceOf(Uint8Array);
});

import { setImmediate as breathe } from 'node:timers/promises';

/** A work that takes long tells how far it is, lets others be served meanwhile, and stops there where it was cancelled. */
export interface Work {
  /** Throws `WorkCancelled` where nobody wants it any more: what is written is written after the last call. */
  tell(done: number, total: number): Promise<void>;
}

export class WorkCancelled extends Error {}

/** One that nobody follows, nor cancels. */
export const UNWATCHED: Work = { tell: async () => breathe() };

/** How long others wait for one part of a work: milliseconds. */
const PART = 20;

/** Of a work in small steps: to be waited for, between two of them, where it has kept others waiting long enough. */
export function pausing(): () => Promise<void> | undefined {
  let until = performance.now() + PART;
  return () =>
    performance.now() < until
      ? undefined
      : breathe().then(() => {
          until = performance.now() + PART;
        });
}

/** A work in small steps: others are served between two of them. */
export async function inParts<T>(steps: Generator<unknown, T>): Promise<T> {
  const pause = pausing();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const paused = pause();
    if (paused) await paused;
  }
}

/** What is made of each of many, likewise. */
export async function madeInParts<T, U>(
  all: readonly T[],
  make: (one: T, index: number) => U | Promise<U>,
): Promise<U[]> {
  const pause = pausing();
  const made: U[] = [];
  for (const [index, one] of all.entries()) {
    made.push(await make(one, index));
    const paused = pause();
    if (paused) await paused;
  }
  return made;
}

/** All the pieces of something, likewise. */
export async function gatherInParts<T>(pieces: Iterable<T> | AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const piece of handedOn(pieces)) all.push(piece);
  return all;
}

/** Pieces as they are made, others being served between two of them: a stream takes them all in one breath. */
export async function* handedOn<T>(pieces: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  const pause = pausing();
  for await (const piece of pieces) {
    const paused = pause();
    if (paused) await paused;
    yield piece;
  }
}

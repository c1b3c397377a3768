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

/** A work in small steps: others are served between two of them. */
export async function inParts<T>(steps: Generator<unknown, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + PART;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await breathe();
  }
}

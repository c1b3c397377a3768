import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hall } from '../hall/hall.ts';

/** A view that took longer is kept for whoever asks for the same; one that took less is not worth the memory. */
const WORTH_KEEPING_MS = 1;
/** A view that changed is made again after it has rested for so many times what it takes: a tenth of a processor at most. */
const REST = 9;
/** All views together rest for as long as they work. */
const REST_OF_ALL = 1;
const MOST_KEPT = 100;

interface Kept {
  readonly revision: string;
  readonly answer: object;
  readonly cost: number;
  readonly madeAt: number;
}

/**
 * The views of the halls, each one made once for a state of the tournament and for all who are shown the same. However many
 * ask and however fast the tournament moves on, making them takes a bounded part of the processor: who asks for one that must
 * rest waits for the next one, so that nobody is shown a state older than his request.
 */
export class Gallery {
  readonly #kept = new WeakMap<Hall, Map<string, Kept>>();
  readonly #coming = new WeakMap<Hall, Map<string, Promise<object>>>();
  #rested: Promise<void> = Promise.resolve();

  /**
   * @param revision of what the view is made of, now.
   * @param make may throw: that is then the answer, and nothing is kept.
   */
  async see<T extends object>(hall: Hall, key: string, revision: () => string, make: () => T): Promise<T> {
    const kept = of(this.#kept, hall);
    const known = kept.get(key);
    if (!known) return this.#make(kept, key, revision, make);
    if (known.revision === revision()) return known.answer as T;
    const coming = of(this.#coming, hall);
    const next =
      coming.get(key) ??
      this.#makeLater(known, () => {
        // Whoever asks from now on asks for the next one.
        coming.delete(key);
        return this.#make(kept, key, revision, make);
      });
    coming.set(key, next);
    return next as Promise<T>;
  }

  async #makeLater({ madeAt, cost }: Kept, make: () => object): Promise<object> {
    await sleep(Math.max(0, madeAt + cost * REST - performance.now()), undefined, { ref: false });
    return new Promise((resolve, reject) => {
      this.#rested = this.#rested.then(() => {
        const start = performance.now();
        try {
          resolve(make());
        } catch (fault) {
          reject(fault);
        }
        return sleep((performance.now() - start) * REST_OF_ALL, undefined, { ref: false });
      });
    });
  }

  #make<T extends object>(kept: Map<string, Kept>, key: string, revision: () => string, make: () => T): T {
    const start = performance.now();
    const made = { revision: revision(), answer: make(), madeAt: performance.now() };
    const cost = made.madeAt - start;
    kept.delete(key);
    if (cost < WORTH_KEEPING_MS) return made.answer;
    kept.set(key, { ...made, cost });
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return made.answer;
  }
}

function of<V>(maps: WeakMap<Hall, Map<string, V>>, hall: Hall): Map<string, V> {
  const known = maps.get(hall) ?? new Map<string, V>();
  maps.set(hall, known);
  return known;
}

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { THREAD } from '../options.ts';
import { WorkCancelled } from '../work.ts';
import type { ThreadOrder } from './order.ts';

/** One core is left to those who are being answered. */
const MOST_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Of one asker, beside the one being made: who has asked for more than he can look at waits for those first. */
const MOST_WAITING = 20;

/** What the largest dictionary needs, several times over: a thread that wants more ends alone. */
const LIMITS = { maxOldGenerationSizeMb: 768 };

/** Who has so much waiting already that no more is taken. */
export class ThreadsBusy extends Error {}

interface Waiting {
  readonly start: () => Promise<void>;
}

/**
 * What takes long and can be made apart, each in a thread that ends with it. Few at once, whoever asks; askers in turn, so that
 * nobody waits for all that another has asked for.
 */
export class Threads {
  readonly #atOnce: number;
  /** Whose turn it is first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;

  constructor(atOnce = MOST_AT_ONCE) {
    this.#atOnce = atOnce;
  }

  /**
   * @param asker for whom: a club, say.
   * @param order made when its turn has come: it has copies of whole dictionaries.
   * @param leaving whoever asked is gone: it is not begun, or ends.
   */
  make(asker: string, order: () => ThreadOrder, leaving?: AbortSignal): Promise<unknown> {
    const queue = this.#waiting.get(asker) ?? [];
    if (queue.length >= MOST_WAITING) return Promise.reject(new ThreadsBusy());
    return new Promise((resolve, reject) => {
      const waiting = { start: () => made(order, leaving).then(resolve, reject) };
      this.#waiting.set(asker, [...queue, waiting]);
      leaving?.addEventListener('abort', () => this.#forget(asker, waiting) && reject(new WorkCancelled()), {
        once: true,
      });
      this.#next();
    });
  }

  #forget(asker: string, gone: Waiting): boolean {
    const queue = this.#waiting.get(asker) ?? [];
    const left = queue.filter((one) => one !== gone);
    if (left.length > 0) this.#waiting.set(asker, left);
    else this.#waiting.delete(asker);
    return left.length < queue.length;
  }

  #next(): void {
    const [turn] = this.#waiting;
    if (!turn || this.#running >= this.#atOnce) return;
    const [asker, [first, ...others]] = turn;
    // Whoever has more waiting goes behind the others.
    this.#waiting.delete(asker);
    if (others.length > 0) this.#waiting.set(asker, others);
    this.#running++;
    void first.start().finally(() => {
      this.#running--;
      this.#next();
    });
  }
}

/** Those of this process, which has one machine whatever servers it runs. */
export const THREADS = new Threads();

async function made(order: () => ThreadOrder, leaving: AbortSignal | undefined): Promise<unknown> {
  if (leaving?.aborted) throw new WorkCancelled();
  const worker = new Worker(THREAD, { workerData: order(), resourceLimits: LIMITS });
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`thread ended with ${code}`)));
      leaving?.addEventListener('abort', () => reject(new WorkCancelled()), { once: true });
    });
  } finally {
    await worker.terminate();
  }
}

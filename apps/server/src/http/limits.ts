/** How many demands a minute. */
export interface RateLimits {
  /** A referee whose page comes back sends all that it kept, and a hall has pages that ask at each change. */
  readonly perSession: number;
  /** Those without a session. */
  readonly perAddress: number;
  /** Links that do not open. */
  readonly failedEntries: number;
}

export const DEFAULT_LIMITS: RateLimits = { perSession: 3000, perAddress: 600, failedEntries: 10 };

const MINUTE = 60_000;
const MOST_KEYS = 20_000;

/** Buckets that hold a minute's worth of demands and fill up again steadily. */
export class Buckets {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #used = new Map<string, { spent: number; at: number }>();

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one; false when the bucket is empty. */
  take(key: string): boolean {
    if (this.isEmpty(key)) return false;
    this.#used.set(key, { spent: this.#spent(key) + 1, at: this.#now() });
    if (this.#used.size > MOST_KEYS) this.#prune();
    return true;
  }

  isEmpty(key: string): boolean {
    return this.#spent(key) + 1 > this.#perMinute;
  }

  /** Until there is one again. */
  get secondsToWait(): number {
    return Math.ceil(60 / this.#perMinute);
  }

  #spent(key: string): number {
    const used = this.#used.get(key);
    if (!used) return 0;
    const passed = Math.max(0, this.#now() - used.at);
    return Math.max(0, used.spent - (passed * this.#perMinute) / MINUTE);
  }

  /** Forgets full buckets, then the oldest ones. */
  #prune(): void {
    for (const key of this.#used.keys()) if (this.#spent(key) === 0) this.#used.delete(key);
    for (const key of this.#used.keys()) {
      if (this.#used.size <= MOST_KEYS / 2) return;
      this.#used.delete(key);
    }
  }
}

/** One household, one bucket: an IPv6 subscriber has a whole /64. */
export const bucketOf = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

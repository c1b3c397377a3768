import type { EventStore } from './store.ts';

/** In milliseconds: how soon it is looked whether what was written was an erasure, and between two attempts. */
const LOOK_MS = 1_000;

const WAITING = 'what was erased stays on the disk while somebody reads the database: tried until it is gone';
const GONE = 'what was erased has left the disk';

interface ScrubLog {
  info(message: string): void;
  warn(message: string): void;
}

/**
 * Has what was erased leave the disk, whoever erased it: what an earlier process left is looked for at the start, what this one or
 * another erases as soon as it is told of it. Tried until it is done, and told while it cannot be.
 */
export class Scrubber {
  readonly #store: EventStore;
  readonly #log: ScrubLog;
  readonly #stopFollowing: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isWaiting = false;
  #working: Promise<void> = Promise.resolve();

  constructor(store: EventStore, log: ScrubLog) {
    this.#store = store;
    this.#log = log;
    const look = (): void => this.#lookSoon();
    this.#stopFollowing = store.follow(look, look);
    look();
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    clearTimeout(this.#timer);
    await this.#working;
    clearTimeout(this.#timer);
  }

  #lookSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#working = this.#look();
    }, LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    // A store that is away says so to whoever asks it something.
    const isDone = await this.#store.scrub().catch(() => undefined);
    if (!isDone) this.#lookSoon();
    if (isDone === false && !this.#isWaiting) this.#log.warn(WAITING);
    if (isDone === true && this.#isWaiting) this.#log.info(GONE);
    this.#isWaiting = !(isDone ?? !this.#isWaiting);
  }
}

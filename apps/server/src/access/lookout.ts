import type { LinkStore } from '../store/store.ts';

/** Whoever lets people in by what he remembers of their links. */
export interface Watcher {
  readonly isWatching: boolean;
  endLinks(links: ReadonlySet<string>): void;
}

/** A link revoked by another process is over about a second later. */
const LOOK_MS = 1_000;
/** The clocks of two servers may differ by that much, and what was being read when a link was revoked is caught too. */
const OVERLAP_MS = 60_000;

/** Tells of links that were revoked, by this process or by another one on the same store. */
export class Lookout {
  readonly #links: LinkStore;
  readonly #now: () => number;
  readonly #watchers: readonly Watcher[];
  readonly #timer: NodeJS.Timeout;
  #looked: number;
  #isLooking = false;

  constructor(links: LinkStore, now: () => number, watchers: readonly Watcher[], lookMs = LOOK_MS) {
    this.#links = links;
    this.#now = now;
    this.#watchers = watchers;
    this.#looked = now();
    this.#timer = setInterval(() => void this.#look(), lookMs).unref();
  }

  /** Revoked here: over at once. */
  tell(links: Iterable<string>): void {
    const ended = new Set(links);
    if (ended.size > 0) for (const watcher of this.#watchers) watcher.endLinks(ended);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    const now = this.#now();
    const since = Math.min(this.#looked, now) - OVERLAP_MS;
    if (this.#watchers.some(({ isWatching }) => isWatching)) {
      this.#isLooking = true;
      try {
        this.tell(await this.#links.revokedSince(since));
      } catch {
        // The store is away: each request says so. The next look goes as far back.
        return;
      } finally {
        this.#isLooking = false;
      }
    }
    this.#looked = now;
  }
}

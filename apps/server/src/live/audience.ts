import type { Station } from '../access/station.ts';
import type { LinkStore } from '../store/store.ts';

/** Why a connection is ended by the server. */
export type Ending = 'session-over' | 'closing';

/** Somebody who listens: a WebSocket, or a demand that waits. */
export interface Listener {
  readonly station: Station;
  end(why: Ending): void;
}

export interface AudienceLimits {
  readonly perSession: number;
  readonly perLink: number;
}

/** Often enough for a revoked link to be over within a second, whichever server revoked it. */
const SWEEP_MS = 500;

/** Everybody who listens. Whoever loses his session is put out. */
export class Audience {
  readonly #links: LinkStore;
  readonly #now: () => number;
  readonly #limits: AudienceLimits;
  readonly #tellOver: (link: string) => void;
  readonly #listeners = new Set<Listener>();
  readonly #timer: NodeJS.Timeout;
  #isSweeping = false;
  #isClosed = false;

  /** @param tellOver hears of each link that was found to be over. */
  constructor(
    links: LinkStore,
    now: () => number,
    tellOver: (link: string) => void,
    limits: AudienceLimits = { perSession: 10, perLink: 200 },
  ) {
    this.#links = links;
    this.#tellOver = tellOver;
    this.#now = now;
    this.#limits = limits;
    this.#timer = setInterval(() => void this.#sweep(), SWEEP_MS).unref();
  }

  get size(): number {
    return this.#listeners.size;
  }

  hasRoomFor({ session, link }: Station): boolean {
    if (this.#isClosed) return false;
    let ofSession = 0;
    let ofLink = 0;
    for (const { station } of this.#listeners) {
      if (station.session === session) ofSession++;
      if (station.link === link) ofLink++;
    }
    return ofSession < this.#limits.perSession && ofLink < this.#limits.perLink;
  }

  /** Answers how to leave. */
  join(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  endSession(session: string): void {
    this.#end(({ station }) => station.session === session, 'session-over');
  }

  endLink(link: string): void {
    this.#end(({ station }) => station.link === link, 'session-over');
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#end(() => true, 'closing');
  }

  #end(isConcerned: (listener: Listener) => boolean, why: Ending): void {
    for (const listener of [...this.#listeners].filter(isConcerned)) {
      this.#listeners.delete(listener);
      listener.end(why);
    }
  }

  /** Links revoked elsewhere, or over by now: one question a tournament, however many listen. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      const streams = new Set([...this.#listeners].map(({ station }) => station.tournament ?? null));
      const good = new Set<string>();
      for (const stream of streams) {
        for (const { id, revokedAt } of await this.#links.list(stream)) if (revokedAt === null) good.add(id);
      }
      const now = this.#now();
      const isOver = ({ station }: Listener) =>
        streams.has(station.tournament ?? null) && (station.expiresAt <= now || !good.has(station.link));
      for (const { station } of [...this.#listeners].filter(isOver)) this.#tellOver(station.link);
      this.#end(isOver, 'session-over');
    } catch {
      // The store is away: each demand says so; the next sweep comes soon.
    } finally {
      this.#isSweeping = false;
    }
  }
}

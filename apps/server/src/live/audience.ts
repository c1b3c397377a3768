import type { Station } from '../access/station.ts';

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

/** How often those are looked for whose session has expired. */
const EXPIRY_MS = 1_000;

/** Everybody who listens. Whoever loses his session is put out. */
export class Audience {
  readonly #now: () => number;
  readonly #limits: AudienceLimits;
  readonly #listeners = new Set<Listener>();
  readonly #ofSession = new Map<string, Set<Listener>>();
  readonly #ofLink = new Map<string, Set<Listener>>();
  readonly #timer: NodeJS.Timeout;
  #isClosed = false;

  constructor(now: () => number, limits: AudienceLimits = { perSession: 10, perLink: 200 }) {
    this.#now = now;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#endExpired(), EXPIRY_MS).unref();
  }

  get size(): number {
    return this.#listeners.size;
  }

  get isWatching(): boolean {
    return this.size > 0;
  }

  hasRoomFor({ session, link }: Station): boolean {
    const ofSession = this.#ofSession.get(session)?.size ?? 0;
    const ofLink = this.#ofLink.get(link)?.size ?? 0;
    return !this.#isClosed && ofSession < this.#limits.perSession && ofLink < this.#limits.perLink;
  }

  /** Answers how to leave. */
  join(listener: Listener): () => void {
    const { session, link } = listener.station;
    this.#listeners.add(listener);
    addTo(this.#ofSession, session, listener);
    addTo(this.#ofLink, link, listener);
    return () => this.#remove(listener);
  }

  endSession(session: string): void {
    this.#end(this.#ofSession.get(session) ?? [], 'session-over');
  }

  endLinks(links: ReadonlySet<string>): void {
    for (const link of links) this.#end(this.#ofLink.get(link) ?? [], 'session-over');
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#end(this.#listeners, 'closing');
  }

  #endExpired(): void {
    const now = this.#now();
    this.#end(
      [...this.#listeners].filter(({ station }) => station.expiresAt <= now),
      'session-over',
    );
  }

  #end(concerned: Iterable<Listener>, why: Ending): void {
    for (const listener of [...concerned]) {
      this.#remove(listener);
      listener.end(why);
    }
  }

  #remove(listener: Listener): void {
    const { session, link } = listener.station;
    this.#listeners.delete(listener);
    removeFrom(this.#ofSession, session, listener);
    removeFrom(this.#ofLink, link, listener);
  }
}

function addTo(of: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const known = of.get(key);
  if (known) known.add(listener);
  else of.set(key, new Set([listener]));
}

function removeFrom(of: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const known = of.get(key);
  known?.delete(listener);
  if (known?.size === 0) of.delete(key);
}

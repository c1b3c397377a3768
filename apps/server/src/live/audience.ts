import type { StationRole } from '@raccord/contract';
import type { Station } from '../access/station.ts';

/** Why a connection is ended by the server. */
export type Ending = 'session-over' | 'closing';

/** Somebody who listens: a WebSocket, or a request that waits. */
export interface Listener {
  readonly station: Station;
  /** That he listens to. */
  readonly stream: string;
  end(why: Ending): void;
}

export interface AudienceLimits {
  readonly perSession: number;
  readonly perLink: number;
  /** Of spectators, who all have the same one. */
  readonly perPublicLink: number;
}

const USUAL_LIMITS: AudienceLimits = { perSession: 10, perLink: 200, perPublicLink: 3_000 };

/** How often those are looked for whose session has expired. */
const EXPIRY_MS = 1_000;

/** Everybody who listens. Whoever loses his session is put out. */
export class Audience {
  readonly #now: () => number;
  readonly #limits: AudienceLimits;
  readonly #listeners = new Set<Listener>();
  readonly #ofSession = new Map<string, Set<Listener>>();
  readonly #ofLink = new Map<string, Set<Listener>>();
  /** The pages of each station in each tournament, and how many stations of each role have one. */
  readonly #ofStation = new Map<string, Set<Listener>>();
  readonly #online = new Map<string, Map<StationRole, number>>();
  readonly #watchers = new Set<(tournament: string) => void>();
  readonly #timer: NodeJS.Timeout;
  /** Nobody's session expires sooner. */
  #firstExpiry = Number.POSITIVE_INFINITY;
  #isClosed = false;

  constructor(now: () => number, limits: AudienceLimits = USUAL_LIMITS) {
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

  hasRoomFor({ session, link, role }: Station): boolean {
    const { perSession, perLink, perPublicLink } = this.#limits;
    const ofSession = this.#ofSession.get(session)?.size ?? 0;
    const ofLink = this.#ofLink.get(link)?.size ?? 0;
    const most = role === 'spectator' ? perPublicLink : perLink;
    return !this.#isClosed && ofSession < perSession && ofLink < most;
  }

  /** Somebody listens by this link. */
  isListenedBy(link: string): boolean {
    return this.#ofLink.has(link);
  }

  /** How many stations of each role listen to a tournament, whatever the number of their pages. */
  online(tournament: string): Partial<Record<StationRole, number>> {
    return Object.fromEntries(this.#online.get(tournament) ?? []);
  }

  /** Tells whenever somebody begins or ceases to listen to a tournament. Answers how to stop being told. */
  onChange(tell: (tournament: string) => void): () => void {
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  }

  /** Answers how to leave. */
  join(listener: Listener): () => void {
    const { session, link, expiresAt } = listener.station;
    this.#firstExpiry = Math.min(this.#firstExpiry, expiresAt);
    this.#listeners.add(listener);
    addTo(this.#ofSession, session, listener);
    addTo(this.#ofLink, link, listener);
    if (addTo(this.#ofStation, stationKey(listener), listener)) this.#count(listener, 1);
    this.#tell(listener);
    return () => this.#remove(listener);
  }

  endSession(session: string): void {
    this.#end(this.#ofSession.get(session) ?? [], 'session-over');
  }

  endLinks(links: ReadonlySet<string>): void {
    for (const link of links) this.#end(this.#ofLink.get(link) ?? [], 'session-over');
  }

  /** It was deleted: nobody hears of it any more. */
  endStream(deleted: string): void {
    this.#end(
      [...this.#listeners].filter(({ stream }) => stream === deleted),
      'session-over',
    );
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#end(this.#listeners, 'closing');
  }

  #endExpired(): void {
    const now = this.#now();
    if (now < this.#firstExpiry) return;
    this.#end(
      [...this.#listeners].filter(({ station }) => station.expiresAt <= now),
      'session-over',
    );
    this.#firstExpiry = Number.POSITIVE_INFINITY;
    for (const { station } of this.#listeners) this.#firstExpiry = Math.min(this.#firstExpiry, station.expiresAt);
  }

  #end(concerned: Iterable<Listener>, why: Ending): void {
    for (const listener of [...concerned]) {
      this.#remove(listener);
      listener.end(why);
    }
  }

  #remove(listener: Listener): void {
    const { session, link } = listener.station;
    if (!this.#listeners.delete(listener)) return;
    removeFrom(this.#ofSession, session, listener);
    removeFrom(this.#ofLink, link, listener);
    if (removeFrom(this.#ofStation, stationKey(listener), listener)) this.#count(listener, -1);
    this.#tell(listener);
  }

  #count({ stream, station: { role } }: Listener, more: 1 | -1): void {
    const online = this.#online.get(stream) ?? new Map<StationRole, number>();
    this.#online.set(stream, online.set(role, (online.get(role) ?? 0) + more));
    if (online.get(role) === 0) online.delete(role);
    if (online.size === 0) this.#online.delete(stream);
  }

  #tell({ stream }: Listener): void {
    for (const tell of this.#watchers) tell(stream);
  }
}

/** Each spectator is one, though they have one link. */
const stationKey = ({ stream, station: { role, link, session } }: Listener): string =>
  `${stream} ${role === 'spectator' ? session : link}`;

/** True when it is the first one there. */
function addTo(of: Map<string, Set<Listener>>, key: string, listener: Listener): boolean {
  const known = of.get(key);
  if (known) known.add(listener);
  else of.set(key, new Set([listener]));
  return !known;
}

/** True when it was the last one there. */
function removeFrom(of: Map<string, Set<Listener>>, key: string, listener: Listener): boolean {
  const known = of.get(key);
  known?.delete(listener);
  return known?.size === 0 && of.delete(key);
}

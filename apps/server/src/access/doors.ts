import type { Link, LinkStore, Session } from '../store/store.ts';
import { OPENED_HOURS } from './links.ts';
import { isOfStart, type Station, stationOf } from './station.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session just opened, with the token that goes into the cookie. */
export interface OpenedSession {
  readonly token: string;
  readonly station: Station;
}

/** Why a session is over, as far as the store knows. */
export type EndedSession = 'revoked' | 'expired';

/**
 * How long a session is recognised without asking the store again. What is revoked meanwhile, here or by another server, the
 * look-out tells.
 */
const FRESH_MS = 30_000;
/**
 * How long it is still recognised while the store is asked: one that stands still holds up nobody. A session that was left at
 * another server may be let in once more in that time.
 */
const MEMORY_MS = 120_000;
const MOST_REMEMBERED = 10_000;
const HOUR = 3_600_000;

/** Lets people in: a link becomes a session, a session is recognised until it ends. */
export class Doors {
  readonly #links: LinkStore;
  readonly #now: () => number;
  readonly #recent = new Map<string, { readonly station: Station; readonly askedAt: number }>();
  readonly #asking = new Map<string, Promise<Station | undefined>>();

  constructor(links: LinkStore, now: () => number) {
    this.#links = links;
    this.#now = now;
  }

  /** The link of a token, unless it is unknown, over or revoked. */
  async linkOf(linkToken: string): Promise<Link | undefined> {
    const link = await this.#links.findByToken(hashToken(linkToken));
    return link && link.revokedAt === null && link.expiresAt > this.#now() ? link : undefined;
  }

  /** Opens a session with a good link; undefined for one of another version, or whose tournament was deleted. */
  async enter(link: Link): Promise<OpenedSession | undefined> {
    const now = this.#now();
    const isFirst = isOfStart(link) && link.openedAt === null;
    const expiresAt = isFirst ? now + OPENED_HOURS * HOUR : link.expiresAt;
    const token = newToken();
    const session = { link: { ...link, expiresAt }, createdAt: now, expiresAt };
    const station = stationOf(hashToken(token), session);
    if (!station) return undefined;
    const isOpened = await this.#links.createSession({
      ...{ tokenHash: station.session, link: link.id, createdAt: now, expiresAt },
      ...(isFirst ? { linkExpiresAt: expiresAt } : {}),
    });
    return isOpened ? { token, station } : undefined;
  }

  /** Asked at each request: a link revoked here is over at once. */
  async recognise(token: string | undefined): Promise<Station | undefined> {
    if (token === undefined) return undefined;
    const hash = hashToken(token);
    const now = this.#now();
    const known = this.#recent.get(hash);
    const isKnown = known !== undefined && now < known.askedAt + MEMORY_MS && known.station.expiresAt > now;
    if (isKnown && now < known.askedAt + FRESH_MS) return known.station;
    const asking = this.#asking.get(hash) ?? this.#ask(hash, now);
    if (!isKnown) return asking;
    asking.catch(() => undefined);
    return known.station;
  }

  #ask(hash: string, now: number): Promise<Station | undefined> {
    const asking: Promise<Station | undefined> = this.#links
      .findSession(hash)
      .then((session) => {
        if (this.#asking.get(hash) === asking) return this.#remember(hash, session, now);
        // Links ended while this was read: what it says may be from before.
        return this.#asking.get(hash) ?? this.#ask(hash, this.#now());
      })
      .finally(() => {
        if (this.#asking.get(hash) === asking) this.#asking.delete(hash);
      });
    this.#asking.set(hash, asking);
    return asking;
  }

  #remember(hash: string, session: Session | undefined, now: number): Station | undefined {
    const station = session && this.#over(session) === undefined ? stationOf(hash, session) : undefined;
    if (this.#recent.size >= MOST_REMEMBERED) this.#recent.clear();
    // Taken out first: those remembered longest stand at the front.
    this.#recent.delete(hash);
    if (station) this.#recent.set(hash, { station, askedAt: now });
    return station;
  }

  /** Why a token that is not recognised was good before; undefined when nothing is known of it. */
  async whyOver(token: string | undefined): Promise<EndedSession | undefined> {
    const session = token === undefined ? undefined : await this.#links.findSession(hashToken(token));
    return session && this.#over(session);
  }

  async leave({ session }: Station): Promise<void> {
    await this.#links.removeSession(session);
    // What was read of it before is not taken in any more.
    this.#asking.delete(session);
    this.#recent.delete(session);
  }

  /** Does anybody count on what is remembered here? */
  get isWatching(): boolean {
    const now = this.#now();
    for (const [hash, { askedAt }] of this.#recent) {
      if (askedAt + MEMORY_MS > now) return true;
      this.#recent.delete(hash);
    }
    return false;
  }

  /** These were revoked: their sessions are no longer recognised. */
  endLinks(links: ReadonlySet<string>): void {
    for (const [hash, { station }] of this.#recent) if (links.has(station.link)) this.#recent.delete(hash);
    this.#asking.clear();
  }

  /** The links of a tournament or of a club were deleted, or are called otherwise. */
  askAgain(stream: string): void {
    for (const [hash, { station }] of this.#recent) {
      if (station.tournament === stream || station.club === stream) this.#recent.delete(hash);
    }
    this.#asking.clear();
  }

  #over({ link, expiresAt }: Session): EndedSession | undefined {
    if (link.revokedAt !== null) return 'revoked';
    return Math.min(expiresAt, link.expiresAt) <= this.#now() ? 'expired' : undefined;
  }
}

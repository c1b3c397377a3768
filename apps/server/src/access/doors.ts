import type { Link, LinkStore } from '../store/store.ts';
import { type Station, stationOf } from './station.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session just opened, with the token that goes into the cookie. */
export interface Entry {
  readonly token: string;
  readonly station: Station;
}

/** How long a session is recognised without asking the store again: a link revoked by another server is over within that time. */
const MEMORY_MS = 500;
const MOST_REMEMBERED = 10_000;

/** Lets people in: a link becomes a session, a session is recognised until it ends. */
export class Doors {
  readonly #links: LinkStore;
  readonly #now: () => number;
  readonly #recent = new Map<string, { readonly station: Station; readonly until: number }>();

  constructor(links: LinkStore, now: () => number) {
    this.#links = links;
    this.#now = now;
  }

  /** The link of a token, unless it is unknown, over or revoked. */
  async linkOf(linkToken: string): Promise<Link | undefined> {
    const link = await this.#links.findByToken(hashToken(linkToken));
    return link && link.revokedAt === null && link.expiresAt > this.#now() ? link : undefined;
  }

  /** Undefined when the link does not open. */
  async enter(linkToken: string): Promise<Entry | undefined> {
    const link = await this.linkOf(linkToken);
    if (!link) return undefined;
    const now = this.#now();
    const token = newToken();
    const session = { link, createdAt: now, expiresAt: link.expiresAt };
    const station = stationOf(hashToken(token), session);
    if (!station) return undefined;
    await this.#links.createSession({ ...session, tokenHash: station.session, link: link.id });
    return { token, station };
  }

  /** Asked at each demand: a link revoked here is over at once. */
  async recognise(token: string | undefined): Promise<Station | undefined> {
    if (token === undefined) return undefined;
    const hash = hashToken(token);
    const now = this.#now();
    const known = this.#recent.get(hash);
    if (known && now < known.until && known.station.expiresAt > now) return known.station;
    const session = await this.#links.findSession(hash, now);
    const station = session && stationOf(hash, session);
    if (this.#recent.size >= MOST_REMEMBERED) this.#recent.clear();
    if (station) this.#recent.set(hash, { station, until: now + MEMORY_MS });
    else this.#recent.delete(hash);
    return station;
  }

  async leave({ session }: Station): Promise<void> {
    await this.#links.removeSession(session);
    this.#recent.delete(session);
  }

  /** A link was revoked: its sessions are no longer recognised. */
  forgetLink(link: string): void {
    for (const [hash, { station }] of this.#recent) if (station.link === link) this.#recent.delete(hash);
  }
}

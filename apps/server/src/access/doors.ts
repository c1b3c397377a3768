import type { Link, LinkStore } from '../store/store.ts';
import { type Station, stationOf } from './station.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session just opened, with the token that goes into the cookie. */
export interface Entry {
  readonly token: string;
  readonly station: Station;
}

/** Lets people in: a link becomes a session, a session is recognised until it ends. */
export class Doors {
  readonly #links: LinkStore;
  readonly #now: () => number;

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

  /** Asked at each demand: a revoked link is over at once. */
  async recognise(token: string | undefined): Promise<Station | undefined> {
    if (token === undefined) return undefined;
    const hash = hashToken(token);
    const session = await this.#links.findSession(hash, this.#now());
    return session && stationOf(hash, session);
  }

  leave({ session }: Station): Promise<void> {
    return this.#links.removeSession(session);
  }
}

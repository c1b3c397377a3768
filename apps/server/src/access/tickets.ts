import { newToken } from './tokens.ts';

/** A browser that has yet to start takes its time. */
const GOOD_MS = 120_000;

/**
 * Addresses that lead to a link once, and soon. What a browser is started with stays in the list of processes, where every
 * user of the machine reads it: a link must not.
 */
export class Tickets {
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param link ends with its token. */
  issue(link: string): string {
    const now = this.#now();
    for (const [known, { until }] of this.#known) if (until <= now) this.#known.delete(known);
    const ticket = newToken();
    this.#known.set(ticket, { token: link.slice(link.lastIndexOf('/') + 1), until: now + GOOD_MS });
    return ticket;
  }

  /** The token of its link, this once. */
  take(ticket: string): string | undefined {
    const known = this.#known.get(ticket);
    this.#known.delete(ticket);
    return known && known.until > this.#now() ? known.token : undefined;
  }
}

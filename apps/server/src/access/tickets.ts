import { newToken } from './tokens.ts';

interface Ticket {
  readonly token: string;
  readonly until: number;
  /** Somebody has come with it before. */
  readonly isUsed: boolean;
}

/** A browser that has yet to start takes its time. */
const GOOD_MS = 120_000;

/**
 * Addresses that lead to a link once, and soon. What a browser is started with stays in the list of processes, where every
 * user of the machine reads it: a link must not.
 */
export class Tickets {
  readonly #now: () => number;
  readonly #known = new Map<string, Ticket>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param link ends with its token. */
  issue(link: string): string {
    const now = this.#now();
    for (const [known, { until }] of this.#known) if (until <= now) this.#known.delete(known);
    const ticket = newToken();
    this.#known.set(ticket, { token: link.slice(link.lastIndexOf('/') + 1), until: now + GOOD_MS, isUsed: false });
    return ticket;
  }

  /** The token of its link, and whether it was taken before; undefined when it is none, or too late. */
  take(ticket: string): Ticket | undefined {
    const known = this.#known.get(ticket);
    if (!known || known.until <= this.#now()) return undefined;
    // A second time is worth a word, a third one is not.
    if (known.isUsed) this.#known.delete(ticket);
    else this.#known.set(ticket, { ...known, isUsed: true });
    return known;
  }
}

import { newToken } from './tokens.ts';

interface Ticket {
  readonly token: string;
  readonly until: number;
  /** By somebody who did not hold its station. */
  readonly isTaken: boolean;
  /** Somebody has come after that. */
  readonly isTold: boolean;
}

/** Whoever comes with a ticket: before anybody has taken it, the first one after that, or another one. */
export type Coming = 'first' | 'second' | 'later';

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
    this.#known.set(ticket, {
      token: link.slice(link.lastIndexOf('/') + 1),
      until: now + GOOD_MS,
      isTaken: false,
      isTold: false,
    });
    return ticket;
  }

  /** The token of its link; undefined when it is none, or too late. */
  tokenOf(ticket: string): string | undefined {
    const known = this.#known.get(ticket);
    return known && known.until > this.#now() ? known.token : undefined;
  }

  /** Whoever holds the station of its link already does not use it up. */
  take(ticket: string, isHeld: boolean): Coming {
    const known = this.#known.get(ticket);
    if (!known || known.isTold) return 'later';
    if (!known.isTaken && isHeld) return 'first';
    this.#known.set(ticket, { ...known, isTaken: true, isTold: known.isTaken });
    return known.isTaken ? 'second' : 'first';
  }
}

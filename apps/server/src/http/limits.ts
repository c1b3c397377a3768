import { ON_PHONES, type StationRole } from '@raccord/contract';

/** How many a minute. */
export interface RateLimits {
  /** Requests of a session. */
  readonly requests: Readonly<Record<StationRole, number>>;
  /** Actions of a link, on however many devices it was opened. */
  readonly commands: Readonly<Record<StationRole, number>>;
  /** Requests of those without a session, but to enter. */
  readonly perAddress: number;
  /** How often one link is opened: a hall of spectators reads one code at once, but no program opens it for ever. */
  readonly entries: number;
  /** Links that do not open, before their address is told to wait; one that opens is never kept waiting. */
  readonly failedEntries: number;
}

/**
 * A referee whose page comes back sends all that it kept, and confirms four hundred slips in a row; pages of a hall ask at each
 * change. The phone of a player hands in a slip, changes it a few times, and looks at its own results. A relay hands commands
 * on by the hundred, and screens and spectators give none.
 */
export const DEFAULT_LIMITS: RateLimits = {
  requests: {
    chief: 3000,
    referee: 3000,
    'second-referee': 3000,
    commission: 3000,
    screen: 3000,
    player: 600,
    spectator: 600,
    relay: 3000,
  },
  commands: {
    chief: 1200,
    referee: 1200,
    'second-referee': 1200,
    commission: 1200,
    screen: 0,
    player: 60,
    spectator: 0,
    relay: 0,
  },
  perAddress: 600,
  entries: 1500,
  failedEntries: 10,
};

/** Those whom an option of the command line sets together. */
const STAFF: readonly StationRole[] = ['chief', 'referee', 'second-referee', 'commission', 'screen', 'relay'];

/** What somebody who starts a server may change. */
export interface LimitChoices {
  /** Of everybody but players and spectators. */
  readonly staffRequests?: number;
  readonly playerRequests?: number;
  readonly staffCommands?: number;
  readonly playerCommands?: number;
  readonly perAddress?: number;
  readonly entries?: number;
  readonly failedEntries?: number;
}

export function limitsFrom(choices: LimitChoices): RateLimits {
  const { staffRequests, playerRequests, staffCommands, playerCommands, ...others } = choices;
  const { requests, commands } = DEFAULT_LIMITS;
  const acting = STAFF.filter((role) => commands[role] > 0);
  return {
    ...DEFAULT_LIMITS,
    ...others,
    requests: { ...requests, ...forAll(STAFF, staffRequests), ...forAll(ON_PHONES, playerRequests) },
    commands: { ...commands, ...forAll(acting, staffCommands), ...forAll(['player'], playerCommands) },
  };
}

const forAll = (roles: readonly StationRole[], limit: number | undefined): Partial<Record<StationRole, number>> =>
  limit === undefined ? {} : Object.fromEntries(roles.map((role) => [role, limit]));

const MINUTE = 60_000;
const MOST_KEYS = 20_000;

/** Buckets that hold a minute's worth of requests and fill up again steadily. */
export class Buckets {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #used = new Map<string, { spent: number; at: number }>();

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one, or as many as are asked for; false when the bucket has not so many. */
  take(key: string, count = 1): boolean {
    const spent = this.#spent(key) + count;
    if (spent > this.#perMinute) return false;
    this.#used.set(key, { spent, at: this.#now() });
    if (this.#used.size > MOST_KEYS) this.#prune();
    return true;
  }

  /** Until there is one again. */
  get secondsToWait(): number {
    return Math.ceil(60 / this.#perMinute);
  }

  #spent(key: string): number {
    const used = this.#used.get(key);
    if (!used) return 0;
    const passed = Math.max(0, this.#now() - used.at);
    return Math.max(0, used.spent - (passed * this.#perMinute) / MINUTE);
  }

  /** Forgets full buckets, then the oldest ones. */
  #prune(): void {
    for (const key of this.#used.keys()) if (this.#spent(key) === 0) this.#used.delete(key);
    for (const key of this.#used.keys()) {
      if (this.#used.size <= MOST_KEYS / 2) return;
      this.#used.delete(key);
    }
  }
}

/** Buckets of a size for each role. */
export type RoleBuckets = Readonly<Record<StationRole, Buckets>>;

export const bucketsFor = (limits: Readonly<Record<StationRole, number>>, now: () => number): RoleBuckets =>
  Object.fromEntries(Object.entries(limits).map(([role, limit]) => [role, new Buckets(limit, now)])) as RoleBuckets;

/** One household, one bucket: an IPv6 subscriber has a whole /64. */
export const bucketOf = (address: string): string =>
  address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

import type { RouteName } from '@raccord/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFault } from './faults.ts';
import { Buckets } from './limits.ts';

const MEGABYTE = 2 ** 20;

/**
 * What a club may bring in one file, in megabytes: a tournament of 600 players. Whoever writes something waits until it is written,
 * some 10 ms a megabyte. The installation may bring more.
 */
const MOST_AT_ONCE = 8;
/** And in a minute. */
const MOST_A_MINUTE = 32;

const TOO_LARGE = `Ce fichier dépasse ${MOST_AT_ONCE} Mio : demandez au responsable de l’installation de l’importer.`;

const IMPORTS: ReadonlySet<RouteName | undefined> = new Set(['importTournament', 'importGame'] as const);

/** How much clubs bring, looked at before a word of it is read. */
export class Imports {
  readonly #brought: Buckets;

  constructor(now: () => number) {
    this.#brought = new Buckets(MOST_A_MINUTE, now);
  }

  check(
    route: RouteName | undefined,
    club: string | undefined,
    { headers }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (club === undefined || !IMPORTS.has(route)) return;
    // Whoever does not say how much it is may send any amount.
    const megabytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) / MEGABYTE;
    if (!(megabytes <= MOST_AT_ONCE)) throw new ApiFault('too-large', TOO_LARGE);
    if (this.#brought.take(club, megabytes)) return;
    reply.header('retry-after', Math.ceil((60 * megabytes) / MOST_A_MINUTE));
    throw new ApiFault('too-many-requests');
  }
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { StoreFault, type StoreFaultCode } from './faults.ts';

/** In milliseconds: how long to wait for a connection, and for an answer. */
const CONNECTING = 5_000;
const ANSWERING = 30_000;

/** OID of bigint: times and sequences, which a JavaScript number holds. */
const BIGINT = 20;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FAULTS: readonly (readonly [RegExp, StoreFaultCode])[] = [
  [/^(08|57P|53300)/, 'database-unreachable'], // connection lost, shutting down, no connection left
  [/^(28|3D000|42501)/, 'database-refused'], // password, no such database, not allowed
  [/^23503/, 'stream-unknown'], // mail for one that was deleted at that moment
  [/^40/, 'busy'], // two that wait for each other: one of them was undone
  [/^53100/, 'disk-full'],
  [/^58030/, 'disk-failed'],
  [/^XX00[12]/, 'damaged'],
  [/^(42P07|42703)/, 'not-raccord'], // a table of ours is there without the others, or with other columns
];

export const configOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'raccord',
  connectionTimeoutMillis: CONNECTING,
  query_timeout: ANSWERING,
  keepAlive: true,
  types: {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === BIGINT && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
  } as pg.CustomTypesConfig,
});

/** The address without what opens it. */
export function placeOf(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^postgres(ql)?:$/.test(address.protocol)) throw new StoreFault('database-address', '');
  return `${address.host || 'PostgreSQL'}${address.pathname}`;
}

/** The fault that an error stands for. What does not come from the server itself comes from the way to it. */
export function postgresFault(error: unknown, where: string): unknown {
  if (error instanceof StoreFault || error instanceof TypeError) return error;
  const state = error instanceof pg.DatabaseError ? error.code : '08000';
  const found = FAULTS.find(([pattern]) => pattern.test(state ?? ''));
  return found ? new StoreFault(found[1], where, error) : error;
}

/** The connections of a store as kysely wants them. Their errors are faults, and one that failed is not used again. */
export function openPool(url: string, where: string): PostgresPool {
  const pool = new pg.Pool({
    ...configOf(url),
    onConnect: (client) => client.query('set synchronous_commit = on'),
  } as pg.PoolConfig);
  // Without these a lost server ends the process; whoever uses the connection next is told.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => {
      try {
        return guarded(await pool.connect(), where);
      } catch (error) {
        throw postgresFault(error, where);
      }
    },
    end: () => pool.end(),
  };
}

function guarded(client: pg.PoolClient, where: string): PostgresPoolClient {
  let lost: StoreFault | undefined;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (lost) throw lost;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const fault = postgresFault(error, where);
      if (fault instanceof StoreFault && fault.code === 'database-unreachable') lost = fault;
      throw fault;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(lost) };
}

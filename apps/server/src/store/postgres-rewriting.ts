import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { configOf, postgresFault } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

/** What PostgreSQL keeps of the texts of a table, and how it is made to let go of them. */

/** How long to wait for a table, which everybody who wants it meanwhile waits for too. */
const LOCKING = '200ms';
const LOCK_NOT_AVAILABLE = '55P03';

/** Samples of the texts of a column, which no plan needs, would outlive them among the statistics. */
export async function keepNoSamples(trx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s alter column %I set statistics 0', attrelid::regclass, attname) as statement
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and atttypid = 'text'::regtype
      and not exists (select from pg_index where indrelid = attrelid and attnum = any (indkey))`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}

/** Those who may still see what was there before an erasure: PostgreSQL keeps it for them, whatever it is asked. */
const IS_READ = `select from residues, (
    select unnest(array[backend_xmin, backend_xid]) as seen from pg_stat_activity
      where pid <> pg_backend_pid() and coalesce(datname, current_database()) = current_database()
    union all select xmin from pg_replication_slots
    union all select transaction from pg_prepared_xacts where database = current_database()
  ) as readers
  where age(seen) >= age(residues.xmin)`;

const TABLES = `select format('%I', relname) as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r'`;

/**
 * Writes every table anew: a plain VACUUM frees the place of deleted rows and leaves their bytes there. Answers false, without
 * having done it all, while somebody reads what was there before or keeps a table for himself.
 */
export async function rewriteTables(url: string, where: string): Promise<boolean> {
  // A large table takes longer than an answer is waited for otherwise.
  const client = new pg.Client({ ...configOf(url), query_timeout: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`set lock_timeout = '${LOCKING}'`);
    if ((await client.query(IS_READ)).rowCount) return false;
    for (const { name } of (await client.query<{ name: string }>(TABLES)).rows)
      await client.query(`vacuum full ${name}`);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false;
    throw postgresFault(error, where);
  } finally {
    await client.end().catch(() => undefined);
  }
}

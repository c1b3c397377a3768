import { type Kysely, sql, type Transaction } from 'kysely';
import { chunksOf, literals, summarise } from './events.ts';
import { StoreFault } from './faults.ts';
import { foundClub } from './founding.ts';
import type { EveningResultRow, Tables } from './schema.ts';
import { TELLING } from './summary.ts';

interface Migration {
  /** Year, month, day, hour and minute of its writing. */
  readonly version: number;
  up(db: Kysely<Tables>): Promise<void>;
}

/** Never changed once published: a change of the schema is a new one at the end. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 2026_11_15_06_45, up: createTables },
  { version: 2026_11_15_09_10, up: createOutbox },
  { version: 2026_11_16_01_50, up: keepSummaries },
  { version: 2026_11_16_02_00, up: keepDismissals },
  { version: 2026_11_16_02_10, up: createMail },
  { version: 2026_11_16_02_20, up: addMakers },
  { version: 2026_11_16_14_00, up: createSittings },
  { version: 2026_11_16_14_30, up: createClubs },
  { version: 2026_11_16_17_10, up: keepEveryResult },
];

/**
 * Brings a database to today's schema, in one transaction. `enter` runs first in it: it keeps other servers out, and
 * refuses a database that is not ours. A newer one is refused and left as it is.
 */
export async function migrate(
  db: Kysely<Tables>,
  where: string,
  enter: (trx: Transaction<Tables>) => Promise<void>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await enter(trx);
    await trx.schema
      .createTable('schema')
      .ifNotExists()
      .addColumn('version', 'bigint', (column) => column.primaryKey().notNull())
      .execute();
    const made = new Set((await trx.selectFrom('schema').select('version').execute()).map(({ version }) => version));
    const known = new Set(migrations.map(({ version }) => version));
    if ([...made].some((version) => !known.has(version))) throw new StoreFault('too-new', where);
    for (const { version, up } of migrations) {
      if (made.has(version)) continue;
      await up(trx);
      await trx.insertInto('schema').values({ version }).execute();
    }
  });
}

/** Was a database of ours made by an older program, rather than by this one or a newer one? */
export async function isOlder(db: Kysely<Tables>): Promise<boolean> {
  const made = (await db.selectFrom('schema').select('version').execute()).map(({ version }) => version);
  return made.length < MIGRATIONS.length && made.every(isKnown);
}

const isKnown = (version: number): boolean => MIGRATIONS.some((migration) => migration.version === version);

async function createTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('streams')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('events')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_sequence', ['stream', 'sequence'])
    .addUniqueConstraint('events_id', ['stream', 'id'])
    .execute();
  await db.schema
    .createTable('links')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stream', 'text', (column) => column.references('streams.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('links_stream').on('links').column('stream').execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('link', 'text', (column) => column.notNull().references('links.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_link').on('sessions').column('link').execute();
}

async function createOutbox(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('code', 'text')
    .addColumn('text', 'text')
    .addPrimaryKeyConstraint('outbox_position', ['stream', 'position'])
    .addUniqueConstraint('outbox_id', ['stream', 'id'])
    .execute();
}

async function keepSummaries(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('streams').addColumn('summary', 'text').execute();
  await db.schema
    .createIndex('events_telling')
    .on('events')
    .columns(['stream', 'sequence'])
    .where(sql<boolean>`type in ${literals(TELLING)}`)
    .execute();
  // One that cannot be read shows nothing in a list; whoever opens it is told why.
  for (const { id } of await db.selectFrom('streams').select('id').execute()) {
    await summarise(db, id).catch((error) => {
      if (!(error instanceof StoreFault)) throw error;
    });
  }
}

async function keepDismissals(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('dismissed_by', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('dismissed_at', 'bigint').execute();
}

async function createMail(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('commands', 'text', (column) => column.notNull())
    .addColumn('answers', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_stream').on('mail').column('stream').execute();
}

/** Who made a link, when it was opened; and what was revoked of late is found at once. */
async function addMakers(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('links').addColumn('created_by', 'text').execute();
  await db.schema.alterTable('links').addColumn('opened_at', 'bigint').execute();
  await db.schema.createIndex('links_created_by').on('links').column('created_by').execute();
  await db.schema.createIndex('links_revoked_at').on('links').column('revoked_at').execute();
  await sql`
    update links set opened_at = (select max(created_at) from sessions where sessions.link = links.id)
  `.execute(db);
}

async function createSittings(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('sittings')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('material', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sitting_entries')
    .addColumn('sitting', 'text', (column) => column.notNull().references('sittings.id'))
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitting_entries_sequence', ['sitting', 'sequence'])
    .addUniqueConstraint('sitting_entries_id', ['sitting', 'id'])
    .execute();
}

/** What was there becomes one club with its tournaments and sittings. None of them is read: one that is damaged stops nothing. */
async function createClubs(db: Kysely<Tables>): Promise<void> {
  const streams = db.schema.alterTable('streams');
  await streams.addColumn('kind', 'text', (column) => column.notNull().defaultTo('tournament')).execute();
  await streams.addColumn('club', 'text', (column) => column.references('streams.id')).execute();
  await db.schema.createIndex('streams_club').on('streams').column('club').execute();
  await db.schema
    .createTable('disclosures')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('disclosures_commitment', ['stream', 'commitment'])
    .execute();
  await db.schema
    .createTable('evening_results')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('evening_results_tournament', ['stream', 'tournament'])
    .execute();
  await db.schema
    .createTable('club_lexicons')
    .addColumn('club', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('club_lexicons_hash', ['club', 'hash'])
    .execute();
  await db.schema
    .createTable('club_quotas')
    .addColumn('club', 'text', (column) => column.primaryKey().notNull().references('streams.id'))
    .addColumn('tournaments', 'bigint')
    .addColumn('members', 'bigint')
    .addColumn('lexicon_bytes', 'bigint')
    .execute();
  await db.schema
    .alterTable('sittings')
    .addColumn('club', 'text', (column) => column.references('streams.id'))
    .execute();
  const club = await foundClub(db, Date.now());
  await db.updateTable('streams').set({ club }).where('kind', '=', 'tournament').execute();
  await db.updateTable('sittings').set({ club }).execute();
}

/** What was kept of each closing of an evening, rather than of the last one. */
async function keepEveryResult(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('evening_results').renameTo('last_results').execute();
  await db.schema
    .createTable('evening_results')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('tournament', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('evening_results_moment', ['stream', 'tournament', 'sequence'])
    .execute();
  const old = db as unknown as Kysely<{ last_results: Omit<EveningResultRow, 'sequence'> }>;
  // One club after the other: those of a federation do not fit into memory together.
  for (const { stream } of await old.selectFrom('last_results').select('stream').distinct().execute()) {
    const rows = await old.selectFrom('last_results').selectAll().where('stream', '=', stream).execute();
    const moved = rows.flatMap((row) => {
      const sequence = sequenceIn(row.result);
      return sequence === undefined ? [] : [{ ...row, sequence }];
    });
    for (const chunk of chunksOf(moved)) await db.insertInto('evening_results').values(chunk).execute();
  }
  await db.schema.dropTable('last_results').execute();
}

/** None in what cannot be read: it is derived, and stops nothing. */
function sequenceIn(result: string): number | undefined {
  try {
    const { sequence } = JSON.parse(result);
    return Number.isSafeInteger(sequence) ? sequence : undefined;
  } catch {
    return undefined;
  }
}

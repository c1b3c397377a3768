import { type Kysely, sql, type Transaction } from 'kysely';
import { StoreFault } from './faults.ts';
import { foundFederation } from './federation.ts';
import { foundClub } from './founding.ts';
import { literals } from './reading.ts';
import type { Tables } from './schema.ts';
import { TELLING } from './summary.ts';

/** The number of the format that this program makes and opens. How the next one comes about: adr/0055. */
export const STORE_FORMAT = 1;

/**
 * Makes the tables of a new database, with the club that it begins with, in one transaction. `enter` runs first in it: it keeps
 * other servers out, and refuses a database that is not ours; `finish` runs once new tables are there. A newer one is refused and left as it is.
 */
export async function makeTables(
  db: Kysely<Tables>,
  where: string,
  enter: (trx: Transaction<Tables>) => Promise<void>,
  finish = async (_: Transaction<Tables>): Promise<void> => undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await enter(trx);
    await trx.schema
      .createTable('schema')
      .ifNotExists()
      .addColumn('version', 'bigint', (column) => column.primaryKey().notNull())
      .execute();
    const made = (await trx.selectFrom('schema').select('version').execute()).map(({ version }) => version);
    if (made.some((version) => version !== STORE_FORMAT)) throw new StoreFault('too-new', where);
    if (made.length > 0) return;
    for (const make of [makeStreams, makeLinks, makeOutbox, makeSittings, makeClubs, makeLicences]) await make(trx);
    await finish(trx);
    await foundClub(trx, Date.now());
    await foundFederation(trx);
    await trx.insertInto('schema').values({ version: STORE_FORMAT }).execute();
  });
}

async function makeStreams(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('streams')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('summary', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('club', 'text', (column) => column.references('streams.id'))
    .execute();
  await db.schema.createIndex('streams_club').on('streams').column('club').execute();
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
    .createTable('residues')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .execute();
  await db.schema
    .createIndex('events_telling')
    .on('events')
    .columns(['stream', 'sequence'])
    .where(sql<boolean>`type in ${literals(TELLING)}`)
    .execute();
}

async function makeLinks(db: Kysely<Tables>): Promise<void> {
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
    .addColumn('created_by', 'text')
    .addColumn('opened_at', 'bigint')
    .execute();
  for (const column of ['stream', 'created_by', 'revoked_at'] as const) {
    await db.schema.createIndex(`links_${column}`).on('links').column(column).execute();
  }
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('link', 'text', (column) => column.notNull().references('links.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_link').on('sessions').column('link').execute();
}

async function makeOutbox(db: Kysely<Tables>): Promise<void> {
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
    .addColumn('dismissed_by', 'text')
    .addColumn('dismissed_at', 'bigint')
    .addPrimaryKeyConstraint('outbox_position', ['stream', 'position'])
    .addUniqueConstraint('outbox_id', ['stream', 'id'])
    .execute();
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

async function makeSittings(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('sittings')
    .addColumn('stream', 'text', (column) => column.primaryKey().notNull().references('streams.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('material', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function makeClubs(db: Kysely<Tables>): Promise<void> {
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
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('evening_results_moment', ['stream', 'tournament', 'sequence'])
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
    .addColumn('sittings', 'bigint')
    .addColumn('lexicon_bytes', 'bigint')
    .execute();
  await db.schema
    .createTable('strays')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .execute();
}

async function makeLicences(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('licences')
    .addColumn('stream', 'text', (column) => column.notNull().references('streams.id'))
    .addColumn('licence', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addPrimaryKeyConstraint('licences_licence', ['stream', 'licence'])
    .execute();
}

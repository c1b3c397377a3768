import type { Kysely } from 'kysely';
import type { Announce } from './events.ts';
import type { Followers } from './followers.ts';
import type { SittingEntryRow, Tables } from './schema.ts';
import {
  DELETED,
  type DecideSitting,
  type KeptSitting,
  type SittingEntry,
  type SittingStore,
  sittingStream,
} from './store.ts';

/** Every write is a transaction, even of one statement: in SQLite that is how it waits for its turn. */
export class SqlSittings implements SittingStore {
  readonly #db: Kysely<Tables>;
  readonly #announce: Announce;
  readonly #followers: Followers;

  constructor(db: Kysely<Tables>, announce: Announce, followers: Followers) {
    this.#db = db;
    this.#announce = announce;
    this.#followers = followers;
  }

  async create({ id, name, material, summary, createdAt, club }: KeptSitting): Promise<void> {
    const texts = { material: JSON.stringify(material), summary: JSON.stringify(summary) };
    await this.#db.transaction().execute((trx) =>
      trx
        .insertInto('sittings')
        .values({ id, name, ...texts, created_at: createdAt, sequence: 0, club })
        .onConflict((known) => known.column('id').doNothing())
        .execute(),
    );
    this.#followers.tell(sittingStream(id), 0);
  }

  async list(): Promise<Omit<KeptSitting, 'material'>[]> {
    const query = this.#db.selectFrom('sittings').select(['id', 'name', 'summary', 'created_at', 'club']);
    const rows = await query.orderBy('created_at').orderBy('id').execute();
    return rows.map(({ id, name, summary, created_at: createdAt, club }) => ({
      ...{ id, name, createdAt, club, summary: JSON.parse(summary) },
    }));
  }

  async find(id: string): Promise<KeptSitting | undefined> {
    const row = await this.#db.selectFrom('sittings').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { name, material, summary, created_at: createdAt, club } = row;
    return { id, name, material: JSON.parse(material), summary: JSON.parse(summary), createdAt, club };
  }

  async read(id: string, after: number): Promise<SittingEntry[] | undefined> {
    const row = await this.#db.selectFrom('sittings').select('sequence').where('id', '=', id).executeTakeFirst();
    return row && (row.sequence > after ? readEntries(this.#db, id, after) : []);
  }

  async appendDecided(id: string, known: number, decide: DecideSitting): Promise<SittingEntry[] | undefined> {
    const written = await this.#db.transaction().execute(async (trx) => {
      const ofSitting = trx.updateTable('sittings').where('id', '=', id);
      // Changes nothing, and holds the row until the end of the transaction in both databases.
      const held = ofSitting.set(({ ref }) => ({ sequence: ref('sequence') })).returning('sequence');
      const row = await held.executeTakeFirst();
      if (!row) return undefined;
      const news = row.sequence > known ? await readEntries(trx, id, known) : [];
      const { entries, summary } = decide(news);
      if (entries.length === 0) return news;
      const own = entries.map((entry, index) => ({ ...entry, sequence: row.sequence + 1 + index }));
      await ofSitting.set({ sequence: row.sequence + own.length, summary: JSON.stringify(summary) }).execute();
      await trx
        .insertInto('sitting_entries')
        .values(own.map((entry) => rowOf(id, entry)))
        .execute();
      await this.#announce(trx, sittingStream(id), row.sequence + own.length);
      return [...news, ...own];
    });
    const last = written?.at(-1);
    if (last) this.#followers.tell(sittingStream(id), last.sequence);
    return written;
  }

  async remove(id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      // The row first: who writes to it meanwhile waits, then finds it gone.
      await trx.updateTable('sittings').set({ sequence: 0 }).where('id', '=', id).execute();
      await trx.deleteFrom('sitting_entries').where('sitting', '=', id).execute();
      await trx.deleteFrom('sittings').where('id', '=', id).execute();
      await this.#announce(trx, sittingStream(id), DELETED);
    });
    this.#followers.end(sittingStream(id));
  }
}

async function readEntries(db: Kysely<Tables>, sitting: string, after: number): Promise<SittingEntry[]> {
  const query = db.selectFrom('sitting_entries').selectAll().where('sitting', '=', sitting);
  const rows = await query.where('sequence', '>', after).orderBy('sequence').execute();
  return rows.map(({ sequence, id, at, data }) => ({ sequence, id, at, data: JSON.parse(data) }));
}

const rowOf = (sitting: string, { sequence, id, at, data }: SittingEntry): SittingEntryRow => ({
  ...{ sitting, sequence, id, at, data: JSON.stringify(data) },
});

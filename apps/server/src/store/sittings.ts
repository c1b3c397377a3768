import type { Kysely } from 'kysely';
import { type Announce, type BeforeLosing, insertStream } from './events.ts';
import { StoreFault } from './faults.ts';
import type { Followers } from './followers.ts';
import type { SittingRow, StreamRow, Tables } from './schema.ts';
import { codeIn, DELETED, type KeptSitting, type ListedSitting, type SittingStore, sittingStream } from './store.ts';

/** Every write is a transaction, even of one statement: in SQLite that is how it waits for its turn. */
export class SqlSittings implements SittingStore {
  readonly #db: Kysely<Tables>;
  readonly #announce: Announce;
  readonly #followers: Followers;
  readonly #beforeLosing: BeforeLosing;

  constructor(db: Kysely<Tables>, announce: Announce, followers: Followers, beforeLosing: BeforeLosing) {
    this.#db = db;
    this.#announce = announce;
    this.#followers = followers;
    this.#beforeLosing = beforeLosing;
  }

  async create({ id, name, material, summary, createdAt, club }: KeptSitting): Promise<void> {
    const stream = sittingStream(id);
    const row = { stream, name, material: JSON.stringify(material), created_at: createdAt };
    try {
      await this.#db.transaction().execute(async (trx) => {
        await insertStream(trx, { id: stream, kind: 'sitting', club, summary: JSON.stringify(summary) });
        await trx.insertInto('sittings').values(row).execute();
      });
    } catch (fault) {
      if (!(fault instanceof StoreFault && fault.code === 'stream-exists')) throw fault;
    }
    this.#followers.tell(stream, 0);
  }

  async list(): Promise<ListedSitting[]> {
    const rows = await this.#sittings().orderBy('created_at').orderBy('stream').execute();
    return rows.map(listedIn);
  }

  async find(id: string): Promise<KeptSitting | undefined> {
    const found = this.#sittings().select('material').where('stream', '=', sittingStream(id));
    const row = await found.executeTakeFirst();
    return row && { ...listedIn(row), material: JSON.parse(row.material) };
  }

  async remove(id: string): Promise<void> {
    const stream = sittingStream(id);
    await this.#db.transaction().execute(async (trx) => {
      // The row first: who writes to it meanwhile waits, then finds it gone.
      await trx.updateTable('streams').set({ sequence: 0 }).where('id', '=', stream).execute();
      await this.#beforeLosing([stream]);
      for (const table of ['events', 'sittings'] as const) {
        await trx.deleteFrom(table).where('stream', '=', stream).execute();
      }
      await trx.deleteFrom('streams').where('id', '=', stream).execute();
      await this.#announce(trx, stream, DELETED);
    });
    this.#followers.end(stream);
  }

  #sittings() {
    return this.#db
      .selectFrom('sittings')
      .innerJoin('streams', 'streams.id', 'sittings.stream')
      .select(['stream', 'name', 'created_at', 'club', 'sequence', 'summary']);
  }
}

type ListedRow = Omit<SittingRow, 'material'> & Pick<StreamRow, 'club' | 'sequence' | 'summary'>;

const listedIn = ({ stream, name, created_at: createdAt, club, sequence, summary }: ListedRow): ListedSitting => ({
  ...{ id: codeIn(stream), name, createdAt, club, sequence, summary: JSON.parse(summary ?? 'null') },
});

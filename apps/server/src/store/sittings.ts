import type { ChainedEvent } from '@raccord/stream';
import type { Kysely } from 'kysely';
import { sittingsFull } from '../club/quotas.ts';
import { deleteStreams } from './deleting.ts';
import {
  type Announce,
  type BeforeLosing,
  countOf,
  eventRow,
  holdClub,
  holdStream,
  insertEvents,
  insertStream,
  quotasOf,
} from './events.ts';
import { StoreFault } from './faults.ts';
import type { Followers } from './followers.ts';
import { noteResidue } from './residues.ts';
import type { SittingRow, StreamRow, Tables } from './schema.ts';
import { codeIn, type KeptSitting, type ListedSitting, type SittingStore, sittingStream } from './store.ts';

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

  async create(sitting: KeptSitting): Promise<void> {
    const { id, club } = sitting;
    try {
      await this.#db.transaction().execute(async (trx) => {
        if (club !== null) await holdClub(trx, club);
        await insertSitting(trx, sitting);
        const most = club === null ? null : (await quotasOf(trx, club)).sittings;
        if (club === null || most === null) return;
        const full = sittingsFull((await countOf(trx, club, 'sitting')) - 1, most);
        if (full !== undefined) throw new StoreFault('club-full', full);
      });
    } catch (fault) {
      if (!(fault instanceof StoreFault && fault.code === 'stream-exists')) throw fault;
    }
    this.#followers.tell(sittingStream(id), 0);
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
      // Who writes to it meanwhile waits, then finds it gone.
      if (!(await holdStream(trx, stream))) return;
      await deleteStreams(trx, [stream], (is) => is('id', '=', stream), this.#announce, this.#beforeLosing);
      await noteResidue(trx);
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

/** A sitting with what happened in it, in one transaction of the caller. */
export async function insertSitting(
  trx: Kysely<Tables>,
  { id, name, material, summary, createdAt, club }: KeptSitting,
  events: readonly ChainedEvent[] = [],
): Promise<void> {
  const stream = sittingStream(id);
  const shown = { sequence: events.length, summary: JSON.stringify(summary) };
  await insertStream(trx, { id: stream, kind: 'sitting', club, ...shown });
  await trx
    .insertInto('sittings')
    .values({ stream, name, material: JSON.stringify(material), created_at: createdAt })
    .execute();
  await insertEvents(
    trx,
    events.map((event) => eventRow(stream, event)),
  );
}

type ListedRow = Omit<SittingRow, 'material'> & Pick<StreamRow, 'club' | 'sequence' | 'summary'>;

const listedIn = ({ stream, name, created_at: createdAt, club, sequence, summary }: ListedRow): ListedSitting => ({
  ...{ id: codeIn(stream), name, createdAt, club, sequence, summary: JSON.parse(summary ?? 'null') },
});

import { setImmediate } from 'node:timers/promises';
import type { EveningResult, RecordedClubEvent } from '@raccord/club';
import type { Kysely } from 'kysely';
import { lexiconsFull } from '../club/quotas.ts';
import { readResults, writeBeside } from './beside.ts';
import { infoOf, insertClub, putQuotas, readClub } from './clubrows.ts';
import { deleteStreams, type Which } from './deleting.ts';
import {
  type Announce,
  type BeforeLosing,
  firstClub,
  holdClub,
  holdStream,
  insertTournament,
  quotasOf,
} from './events.ts';
import { StoreFault } from './faults.ts';
import type { Followers } from './followers.ts';
import { noteResidue } from './residues.ts';
import type { Tables } from './schema.ts';
import { insertSitting } from './sittings.ts';
import type {
  BroughtClub,
  ClubInfo,
  ClubLexicon,
  ClubQuotas,
  ClubStore,
  IsAsItWas,
  KeptClub,
  StreamInfo,
} from './store.ts';

/** Looked at together: all streams of a federation, from the disk, would hold everybody up for a second. */
const LAST_AT_ONCE = 200;

/** Every write is a transaction, even of one statement: in SQLite that is how it waits for its turn. */
export class SqlClubs implements ClubStore {
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

  async list(): Promise<ClubInfo[]> {
    const rows = await this.#clubs().execute();
    return rows.map(infoOf);
  }

  async find(id: string): Promise<ClubInfo | undefined> {
    const row = await this.#clubs().where('streams.id', '=', id).executeTakeFirst();
    return row && infoOf(row);
  }

  #clubs() {
    return this.#db
      .selectFrom('streams')
      .leftJoin('club_quotas', 'club_quotas.club', 'streams.id')
      .select(['streams.id', 'streams.sequence', 'streams.summary', 'club_quotas.members', 'club_quotas.lexicon_bytes'])
      .select(['club_quotas.tournaments as most', 'club_quotas.sittings as most_sittings'])
      .select(({ selectFrom }) =>
        (['tournament', 'sitting'] as const).map((kind) =>
          selectFrom('streams as own')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('own.club', '=', 'streams.id')
            .where('own.kind', '=', kind)
            .as(`${kind}s` as const),
        ),
      )
      .where('streams.kind', '=', 'club')
      .orderBy('streams.position')
      .orderBy('streams.id');
  }

  async create(id: string, begun: readonly RecordedClubEvent[], quotas: ClubQuotas): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await insertClub(trx, id, begun);
      await putQuotas(trx, id, quotas);
    });
    this.#followers.tell(id, begun.length);
  }

  async setQuotas(id: string, quotas: ClubQuotas): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await holdClub(trx, id);
      await putQuotas(trx, id, quotas);
    });
  }

  read(id: string): Promise<KeptClub | undefined> {
    return readClub(this.#db, id);
  }

  results(id: string): Promise<EveningResult[]> {
    return readResults(this.#db, id);
  }

  async withResults(): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom('evening_results').select('stream').distinct().execute();
    return new Set(rows.map(({ stream }) => stream));
  }

  async clubOf(tournament: string): Promise<string | undefined> {
    const query = this.#db.selectFrom('streams').select('club').where('id', '=', tournament);
    return (await query.where('kind', 'in', ['tournament', 'rehearsal']).executeTakeFirst())?.club ?? undefined;
  }

  async lastWritten(id?: string): Promise<ReadonlyMap<string, number>> {
    const streams = await this.#db
      .selectFrom('streams')
      .select('id')
      .where('kind', '<>', 'rehearsal')
      .$if(id !== undefined, (query) =>
        query.where((is) => is.or([is('id', '=', id ?? ''), is('club', '=', id ?? '')])),
      )
      .execute();
    const last = new Map<string, number>();
    for (let from = 0; from < streams.length; from += LAST_AT_ONCE) {
      const some = streams.slice(from, from + LAST_AT_ONCE).map((stream) => stream.id);
      for (const { id: stream, club, at } of await lastOfEach(this.#db, some)) {
        const of = club ?? stream;
        if (at !== null) last.set(of, Math.max(last.get(of) ?? 0, Number(at)));
      }
      await setImmediate();
    }
    return last;
  }

  first(): Promise<string | undefined> {
    return firstClub(this.#db);
  }

  tournaments(id: string): Promise<StreamInfo[]> {
    const query = this.#db.selectFrom('streams').select(['id', 'sequence']).where('kind', '=', 'tournament');
    return query.where('club', '=', id).orderBy('position').orderBy('id').execute();
  }

  async bring(
    { id, name, members, events, disclosures, results, tournaments, sittings }: BroughtClub,
    lexicons: readonly ClubLexicon[],
  ): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const begun = events.map((event) => ({ event, disclosures: [], erased: [] }));
      await insertClub(trx, id, begun, name, members);
      await writeBeside(trx, id, { disclosures, results });
      for (const tournament of tournaments) {
        await insertTournament(trx, { id: tournament.id, kind: 'tournament', club: id }, tournament.events);
      }
      for (const { events: happened, ...sitting } of sittings)
        await insertSitting(trx, { ...sitting, club: id }, happened);
      if (lexicons.length > 0) await trx.insertInto('club_lexicons').values(lexicons).execute();
    });
    for (const one of [{ id, events }, ...tournaments]) this.#followers.tell(one.id, one.events.length);
  }

  async remove(id: string, isAsItWas: IsAsItWas): Promise<boolean> {
    const gone = await this.#db.transaction().execute(async (trx) => {
      // Changes nothing, and holds the rows: who deletes another club waits, and who writes to this one waits, then finds it gone.
      await trx
        .updateTable('schema')
        .set(({ ref }) => ({ version: ref('version') }))
        .execute();
      const clubs = await trx.selectFrom('streams').select('id').where('kind', '=', 'club').execute();
      if (clubs.length === 1 || !(await holdStream(trx, id))) return undefined;
      const isOfIt: Which = (is) => is.or([is('id', '=', id), is('club', '=', id)]);
      const holding = trx.updateTable('streams').set(({ ref }) => ({ sequence: ref('sequence') }));
      const held = await holding.where(isOfIt).returning(['id', 'sequence', 'kind']).execute();
      const brought = await trx.selectFrom('club_lexicons').select('hash').where('club', '=', id).execute();
      const hashes = brought.map(({ hash }) => hash);
      const looked = held.filter(({ kind }) => kind !== 'rehearsal').map(({ id, sequence }) => ({ id, sequence }));
      if (!isAsItWas(looked, hashes)) return undefined;
      const gone = held.map((stream) => stream.id);
      await deleteStreams(trx, gone, isOfIt, this.#announce, this.#beforeLosing);
      await noteResidue(trx);
      if (hashes.length > 0) {
        const strays = trx.insertInto('strays').values(hashes.map((hash) => ({ hash })));
        await strays.onConflict((known) => known.doNothing()).execute();
      }
      return gone;
    });
    for (const stream of gone ?? []) this.#followers.end(stream);
    return gone !== undefined;
  }

  lexicons(): Promise<ClubLexicon[]> {
    return this.#db.selectFrom('club_lexicons').selectAll().orderBy('club').orderBy('name').execute();
  }

  async strays(): Promise<string[]> {
    return (await this.#db.selectFrom('strays').select('hash').execute()).map(({ hash }) => hash);
  }

  async noteSwept(hash: string): Promise<void> {
    await this.#db.transaction().execute((trx) => trx.deleteFrom('strays').where('hash', '=', hash).execute());
  }

  async addLexicon(lexicon: ClubLexicon, isBounded = true): Promise<void> {
    const { club } = lexicon;
    await this.#db.transaction().execute(async (trx) => {
      await holdClub(trx, club);
      const most = isBounded ? (await quotasOf(trx, club)).lexiconBytes : null;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('club_lexicons')
        .values(lexicon)
        .onConflict((known) => known.columns(['club', 'hash']).doNothing())
        .executeTakeFirst();
      if (most === null || Number(numInsertedOrUpdatedRows) === 0) return;
      const own = trx.selectFrom('club_lexicons').select(({ fn }) => fn.sum<number>('bytes').as('weight'));
      const { weight } = await own.where('club', '=', club).executeTakeFirstOrThrow();
      const full = lexiconsFull(Number(weight) - lexicon.bytes, lexicon.bytes, most);
      if (full !== undefined) throw new StoreFault('club-full', full);
    });
  }
}

/** When each of these streams was last written to. */
const lastOfEach = (db: Kysely<Tables>, streams: readonly string[]) =>
  db
    .selectFrom('streams')
    .select(['id', 'club'])
    // Not a join, for which SQLite goes through all the events.
    .select(({ selectFrom }) =>
      selectFrom('events')
        .select('at')
        .whereRef('events.stream', '=', 'streams.id')
        .whereRef('events.sequence', '=', 'streams.sequence')
        .as('at'),
    )
    .where('id', 'in', streams)
    .execute();

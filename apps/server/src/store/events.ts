import type { ClubEventType } from '@raccord/club';
import { isRehearsal } from '@raccord/contract';
import { type ChainedEvent, NAMES_ERASED, NO_EVENT } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import { type Kysely, sql, type Transaction } from 'kysely';
import { tournamentsFull } from '../club/quotas.ts';
import { inParts, pausing } from '../work.ts';
import { readDisclosures, writeBeside } from './beside.ts';
import { chunksOf } from './chunks.ts';
import { StoreFault } from './faults.ts';
import { readEvents, readTelling } from './reading.ts';
import type { EventRow, StreamRow, Tables } from './schema.ts';
import type { AppendAnswer, ClubQuotas, DecideWriting, StreamInfo, StreamSummary } from './store.ts';
import { summaryOf, TELLING } from './summary.ts';

/** Of every kind. */
export const countersOf = (db: Kysely<Tables>): Promise<StreamInfo[]> =>
  db.selectFrom('streams').select(['id', 'sequence']).execute();

const tournaments = (db: Kysely<Tables>) =>
  db.selectFrom('streams').where('kind', '=', 'tournament').orderBy('position').orderBy('id');

export const streamsOf = (db: Kysely<Tables>): Promise<StreamInfo[]> =>
  tournaments(db).select(['id', 'sequence']).execute();

export const streamOf = (db: Kysely<Tables>, id: string): Promise<StreamInfo | undefined> =>
  tournaments(db).select(['id', 'sequence']).where('id', '=', id).executeTakeFirst();

export async function summariesOf(db: Kysely<Tables>, club?: string): Promise<StreamSummary[]> {
  const all = tournaments(db).select(['id', 'sequence', 'club', 'summary']);
  const rows = await (club === undefined ? all : all.where('club', '=', club)).execute();
  return rows.map(({ id, sequence, club, summary }) => ({
    ...{ id, sequence, club, summary: summary === null ? undefined : JSON.parse(summary) },
  }));
}

/** Each stream goes as far as its counter says: the chain shows a gap, but not that its last events are gone. */
export async function checkCounters(db: Kysely<Tables>, where: string): Promise<void> {
  const wrong = await db
    .selectFrom('streams')
    .select('id')
    .where('sequence', '<>', ({ selectFrom }) =>
      selectFrom('events')
        .select(({ fn }) => fn.coalesce(fn.max('events.sequence'), sql.lit(0)).as('last'))
        .whereRef('stream', '=', 'streams.id'),
    )
    .executeTakeFirst();
  if (wrong) throw new StoreFault('damaged', where);
}

/** Begins a tournament of a club, with these events; of the first one, unless one is named. */
export async function createStream(
  db: Kysely<Tables>,
  {
    id,
    club,
    events,
  }: { readonly id: string; readonly club: string | undefined; readonly events: readonly StoredEvent[] },
  announce: Announce,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const own = club ?? (await firstClub(trx)) ?? null;
    if (own !== null) await holdClub(trx, own);
    const kind = isRehearsal(id) ? 'rehearsal' : 'tournament';
    await insertTournament(trx, { id, kind, club: own }, events);
    if (events.length > 0) await announce(trx, id, events.length);
    const most = own === null || kind === 'rehearsal' ? null : (await quotasOf(trx, own)).tournaments;
    if (own === null || most === null) return;
    const full = tournamentsFull((await countOf(trx, own, 'tournament')) - 1, most);
    if (full !== undefined) throw new StoreFault('club-full', full);
  });
}

/** Changes nothing, and holds the row of a stream until the end of the transaction in both databases. */
export function holdStream(trx: Kysely<Tables>, id: string): Promise<Pick<StreamRow, 'sequence' | 'kind'> | undefined> {
  const held = trx.updateTable('streams').set(({ ref }) => ({ sequence: ref('sequence') }));
  return held.where('id', '=', id).returning(['sequence', 'kind']).executeTakeFirst();
}

/** The same of a club: who deletes it meanwhile has what is written to look at, or it finds the club gone. */
export async function holdClub(trx: Kysely<Tables>, id: string): Promise<void> {
  if ((await holdStream(trx, id))?.kind !== 'club') throw new StoreFault('club-unknown', id);
}

/** How much a club may have. */
export async function quotasOf(db: Kysely<Tables>, club: string): Promise<ClubQuotas> {
  const row = await db.selectFrom('club_quotas').selectAll().where('club', '=', club).executeTakeFirst();
  const { tournaments = null, members = null, sittings = null, lexicon_bytes: lexiconBytes = null } = row ?? {};
  return { tournaments, members, sittings, lexiconBytes };
}

/** How many streams of a kind it has. */
export async function countOf(db: Kysely<Tables>, club: string, kind: StreamRow['kind']): Promise<number> {
  const streams = db.selectFrom('streams').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await streams.where('club', '=', club).where('kind', '=', kind).executeTakeFirstOrThrow()).count);
}

/** The club that was there first: what belongs to none in particular is its own. */
export async function firstClub(db: Kysely<Tables>): Promise<string | undefined> {
  const clubs = db.selectFrom('streams').select('id').where('kind', '=', 'club').orderBy('position').orderBy('id');
  return (await clubs.limit(1).executeTakeFirst())?.id;
}

export async function insertStream(
  trx: Kysely<Tables>,
  row: Pick<StreamRow, 'id' | 'kind' | 'club'> & Partial<StreamRow>,
): Promise<void> {
  const { last } = await trx
    .selectFrom('streams')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('streams')
    .values({ sequence: 0, position: (last ?? 0) + 1, summary: null, ...row })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) throw new StoreFault('stream-exists', row.id);
}

/** A tournament with its events, in one transaction of the caller. */
export async function insertTournament(
  trx: Transaction<Tables>,
  stream: Pick<StreamRow, 'id' | 'kind' | 'club'>,
  events: readonly StoredEvent[],
): Promise<void> {
  await insertStream(trx, { ...stream, sequence: events.length === 0 ? 0 : lastOf(events) });
  await insertRows(trx, await inParts(writingRows(stream.id, events)));
}

function* writingRows(stream: string, events: readonly StoredEvent[]): Generator<undefined, EventRow[]> {
  const rows: EventRow[] = [];
  for (const event of events) {
    rows.push(eventRow(stream, event));
    yield;
  }
  return rows;
}

/** Works out what a list shows of a stream, once its events say something else. */
async function summarise(db: Kysely<Tables>, stream: string): Promise<void> {
  const summary = summaryOf(await readTelling(db, stream));
  await db
    .updateTable('streams')
    .set({ summary: summary ? JSON.stringify(summary) : null })
    .where('id', '=', stream)
    .execute();
}

export type Announce = (trx: Transaction<Tables>, stream: string, sequence: number) => Promise<void>;

/** Before events of these streams that were written get other hashes, or are deleted. */
export type BeforeLosing = (streams: readonly string[]) => Promise<void>;

/** Moves the counter of the stream, then writes the events, then announces them, in one transaction. */
export async function appendEvents(
  db: Kysely<Tables>,
  stream: string,
  events: readonly StoredEvent[],
  announce: Announce,
): Promise<AppendAnswer> {
  const first = events[0].sequence;
  const last = lastOf(events);
  const rows = events.map((event) => eventRow(stream, event));
  try {
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('streams')
        .set({ sequence: last })
        .where('id', '=', stream)
        .where('sequence', '=', first - 1)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) throw new Refusal(await reasonOf(trx, stream, rows));
      await insertRows(trx, rows);
      await announce(trx, stream, last);
    });
    return 'appended';
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** Decides and appends under the lock of the stream: whoever waits for it gets his turn, and nothing is decided in vain. */
export async function appendDecided<Event extends ChainedEvent>(
  db: Kysely<Tables>,
  stream: string,
  known: number,
  decide: DecideWriting<Event>,
  announce: Announce,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const { sequence } = (await holdStream(trx, stream)) ?? {};
    if (sequence === undefined) throw new StoreFault('stream-unknown', stream);
    const isNews = sequence > known;
    const news = isNews ? await readEvents<Event>(trx, stream, known) : [];
    const writing = decide(news, isNews ? await readDisclosures(trx, stream) : []);
    if (!writing || writing.events.length === 0) return undefined;
    const { events, summary, madeOf = [] } = writing;
    const last = lastOf(events);
    await checkNobodyErased(trx, madeOf);
    const { hash } = (await eventAt(trx, stream, sequence)) ?? { hash: NO_EVENT };
    const [{ sequence: first, previous }] = events;
    if (first !== sequence + 1 || previous !== hash) throw new Error('decided without what others wrote');
    const shown = summary === undefined ? {} : { summary: JSON.stringify(summary) };
    await trx
      .updateTable('streams')
      .set({ sequence: last, ...shown })
      .where('id', '=', stream)
      .execute();
    const rows = events.map((event) => eventRow(stream, event));
    await (summary === undefined ? insertRows(trx, rows) : insertEvents(trx, rows));
    await writeBeside(trx, stream, writing);
    await announce(trx, stream, last);
    return last;
  });
}

const eventAt = (trx: Kysely<Tables>, stream: string, sequence: number) =>
  trx
    .selectFrom('events')
    .select('hash')
    .where('stream', '=', stream)
    .where('sequence', '=', sequence)
    .executeTakeFirst();

const ERASING = [NAMES_ERASED, 'person-erased'] as const satisfies readonly (ClubEventType | typeof NAMES_ERASED)[];

/** @param streams as they stood when somebody looked. */
async function checkNobodyErased(trx: Kysely<Tables>, streams: readonly StreamInfo[]): Promise<void> {
  const stood = new Map(streams.map(({ id, sequence }) => [id, sequence]));
  for (const chunk of chunksOf([...stood.keys()])) {
    const now = await trx.selectFrom('streams').select(['id', 'sequence']).where('id', 'in', chunk).execute();
    for (const { id } of now.filter((one) => one.sequence > (stood.get(one.id) ?? 0))) {
      const news = trx.selectFrom('events').select('id').where('stream', '=', id).where('type', 'in', ERASING);
      const erasure = news.where('sequence', '>', stood.get(id) ?? 0);
      if (await erasure.limit(1).executeTakeFirst()) throw new StoreFault('erased-since', id);
    }
  }
}

function lastOf(events: readonly ChainedEvent[]): number {
  const first = events[0].sequence;
  if (events.some(({ sequence }, index) => sequence !== first + index)) throw new Error('sequences with a gap');
  return first + events.length - 1;
}

export async function insertRows(trx: Transaction<Tables>, rows: readonly EventRow[]): Promise<void> {
  await insertEvents(trx, rows);
  // The name of a tournament may have had that of somebody who is erased.
  if (rows.some(({ type }) => type === NAMES_ERASED || TELLING.includes(type))) await summarise(trx, rows[0].stream);
}

export async function insertEvents(trx: Kysely<Tables>, rows: readonly EventRow[]): Promise<void> {
  const pause = pausing();
  for (const chunk of chunksOf(rows)) {
    await pause();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('events')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['stream', 'id']).doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) < chunk.length) throw new Refusal('duplicate');
  }
}

/** Thrown through the transaction, to undo it. */
class Refusal extends Error {
  readonly answer: AppendAnswer;

  constructor(answer: AppendAnswer) {
    super(answer);
    this.answer = answer;
  }
}

/** Why the counter did not move. */
async function reasonOf(trx: Transaction<Tables>, stream: string, rows: readonly EventRow[]): Promise<AppendAnswer> {
  const known = await trx.selectFrom('streams').select('id').where('id', '=', stream).executeTakeFirst();
  if (!known) throw new StoreFault('stream-unknown', stream);
  for (const chunk of chunksOf(rows)) {
    const ids = chunk.map(({ id }) => id);
    const there = trx.selectFrom('events').select('id').where('stream', '=', stream).where('id', 'in', ids);
    if (await there.limit(1).executeTakeFirst()) return 'duplicate';
  }
  return 'behind';
}

export const eventRow = (stream: string, event: ChainedEvent): EventRow => ({
  stream,
  sequence: event.sequence,
  id: event.id,
  type: event.type,
  version: event.version,
  data: JSON.stringify(event.data),
  actor: JSON.stringify(event.actor),
  at: event.at,
  previous: event.previous,
  hash: event.hash,
});

import type { ClubEvent, EveningResult, RecordedClubEvent } from '@raccord/club';
import { type Disclosure, isFaithful } from '@raccord/stream';
import type { Kysely } from 'kysely';
import { chunksOf, eventRow, insertEvents, insertStream, readSound } from './events.ts';
import { StoreFault } from './faults.ts';
import type { DisclosureRow, Tables } from './schema.ts';
import type { ClubInfo, ClubQuotas, ClubWriting, KeptClub, StreamInfo } from './store.ts';

/** Clubs in the tables, and what is written of one in a transaction of the caller. */

interface ClubRow extends StreamInfo {
  readonly summary: string | null;
  readonly tournaments: number | null;
  readonly most: number | null;
  readonly members: number | null;
  readonly lexicon_bytes: number | null;
}

export const infoOf = ({ id, sequence, summary, tournaments, most, members, lexicon_bytes }: ClubRow): ClubInfo => ({
  ...{ id, sequence, tournaments: Number(tournaments ?? 0), ...toldIn(summary) },
  quotas: { tournaments: most, members, lexiconBytes: lexicon_bytes },
});

/** What a list of clubs tells without reading one. */
export const summaryOfClub = (name: string, members: number): string => JSON.stringify({ name, members });

const toldIn = (summary: string | null): Pick<ClubInfo, 'name' | 'members'> =>
  summary === null ? { name: '', members: 0 } : JSON.parse(summary);

export async function putQuotas(
  trx: Kysely<Tables>,
  club: string,
  { tournaments, members, lexiconBytes }: ClubQuotas,
): Promise<void> {
  await trx.deleteFrom('club_quotas').where('club', '=', club).execute();
  await trx.insertInto('club_quotas').values({ club, tournaments, members, lexicon_bytes: lexiconBytes }).execute();
}

/** Everything of a club once its chain was followed, and its texts compared with what was committed to. */
export async function readClub(db: Kysely<Tables>, id: string): Promise<KeptClub | undefined> {
  const known = db.selectFrom('streams').select('id').where('id', '=', id).where('kind', '=', 'club');
  if (!(await known.executeTakeFirst())) return undefined;
  const events = (await readSound(db, id).catch((fault) => {
    throw fault instanceof StoreFault ? new StoreFault('club-damaged', id, fault) : fault;
  })) as unknown as ClubEvent[];
  const disclosures = await db
    .selectFrom('disclosures')
    .select(['commitment', 'person', 'salt', 'text'])
    .where('stream', '=', id)
    .execute();
  if (!disclosures.every(isFaithful)) throw new StoreFault('club-damaged', id);
  return { events, disclosures };
}

/** A club with what it begins with, in one transaction of the caller. */
export async function insertClub(
  trx: Kysely<Tables>,
  id: string,
  begun: readonly RecordedClubEvent[],
  name = nameIn(begun),
  members = 0,
): Promise<void> {
  await insertStream(trx, {
    id,
    kind: 'club',
    club: null,
    sequence: begun.length,
    summary: summaryOfClub(name, members),
  });
  await insertEvents(
    trx,
    begun.map(({ event }) => eventRow(id, event)),
  );
  await insertDisclosures(
    trx,
    id,
    begun.flatMap(({ disclosures }) => disclosures),
  );
}

function nameIn(begun: readonly RecordedClubEvent[]): string {
  const [first] = begun;
  return first?.event.type === 'club-created' ? first.event.data.name : '';
}

export async function insertDisclosures(
  trx: Kysely<Tables>,
  stream: string,
  disclosures: readonly Disclosure[],
): Promise<void> {
  const rows = disclosures.map(({ commitment, person, salt, text }): DisclosureRow => {
    return { stream, commitment, person, salt, text };
  });
  for (const chunk of chunksOf(rows)) await trx.insertInto('disclosures').values(chunk).execute();
}

export async function readResults(db: Kysely<Tables>, stream: string): Promise<EveningResult[]> {
  const rows = await db.selectFrom('evening_results').select('result').where('stream', '=', stream).execute();
  return rows.map(({ result }) => JSON.parse(result));
}

export async function insertResults(
  trx: Kysely<Tables>,
  stream: string,
  results: readonly EveningResult[],
): Promise<void> {
  for (const result of results) {
    const { tournament, sequence } = result;
    const row = { stream, tournament, sequence, result: JSON.stringify(result) };
    await trx
      .insertInto('evening_results')
      .values(row)
      .onConflict((known) => known.columns(['stream', 'tournament', 'sequence']).doUpdateSet({ result: row.result }))
      .execute();
  }
}

export async function writeDecided(
  trx: Kysely<Tables>,
  stream: string,
  { recorded, results, rewrite }: ClubWriting,
): Promise<void> {
  const { event, disclosures } = recorded;
  await insertEvents(trx, [eventRow(stream, event)]);
  await insertDisclosures(trx, stream, disclosures);
  if (event.type === 'person-erased') {
    const { persons } = event.data;
    await trx.deleteFrom('disclosures').where('stream', '=', stream).where('person', 'in', persons).execute();
  }
  await insertResults(trx, stream, results);
  if (rewrite) await insertResults(trx, stream, rewrite(await readResults(trx, stream)));
}

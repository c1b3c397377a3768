import type { ClubEvent, RecordedClubEvent } from '@raccord/club';
import { isFaithful } from '@raccord/stream';
import type { Kysely } from 'kysely';
import { readDisclosures, writeBeside } from './beside.ts';
import { eventRow, insertEvents, insertStream } from './events.ts';
import { damaged } from './faults.ts';
import { readSound } from './reading.ts';
import type { Tables } from './schema.ts';
import type { ClubDigest, ClubInfo, ClubQuotas, KeptClub, StreamInfo } from './store.ts';

/** Clubs in the tables, and what is written of one in a transaction of the caller. */

interface ClubRow extends StreamInfo {
  readonly summary: string | null;
  readonly tournaments: number | null;
  readonly most: number | null;
  readonly members: number | null;
  readonly sittings: number | null;
  readonly most_sittings: number | null;
  readonly lexicon_bytes: number | null;
}

export const infoOf = ({ id, sequence, summary, tournaments, sittings, ...quotas }: ClubRow): ClubInfo => ({
  ...{ id, sequence, tournaments: Number(tournaments ?? 0), sittings: Number(sittings ?? 0), ...toldIn(summary) },
  quotas: {
    ...{ tournaments: quotas.most, members: quotas.members, sittings: quotas.most_sittings },
    lexiconBytes: quotas.lexicon_bytes,
  },
});

const toldIn = (summary: string | null): ClubDigest =>
  summary === null ? { name: '', members: 0 } : JSON.parse(summary);

export async function putQuotas(
  trx: Kysely<Tables>,
  club: string,
  { tournaments, members, sittings, lexiconBytes }: ClubQuotas,
): Promise<void> {
  const row = { tournaments, members, sittings, lexicon_bytes: lexiconBytes };
  await trx
    .insertInto('club_quotas')
    .values({ club, ...row })
    .onConflict((known) => known.column('club').doUpdateSet(row))
    .execute();
}

/** Everything of a club once its chain was followed, and its texts compared with what was committed to. */
export async function readClub(db: Kysely<Tables>, id: string): Promise<KeptClub | undefined> {
  const known = db.selectFrom('streams').select('id').where('id', '=', id).where('kind', '=', 'club');
  if (!(await known.executeTakeFirst())) return undefined;
  const events = await readSound<ClubEvent>(db, id);
  const disclosures = await readDisclosures(db, id);
  if (!disclosures.every(isFaithful)) throw damaged('club', id);
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
  const summary = JSON.stringify({ name, members } satisfies ClubDigest);
  await insertStream(trx, { id, kind: 'club', club: null, sequence: begun.length, summary });
  await insertEvents(
    trx,
    begun.map(({ event }) => eventRow(id, event)),
  );
  await writeBeside(trx, id, { disclosures: begun.flatMap(({ disclosures }) => disclosures) });
}

function nameIn(begun: readonly RecordedClubEvent[]): string {
  const [first] = begun;
  return first?.event.type === 'club-created' ? first.event.data.name : '';
}

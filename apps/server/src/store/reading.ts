import { setImmediate as breathe } from 'node:timers/promises';
import { atOnce, type ChainedEvent, erasedHashes, hashedText, NAMES_ERASED, NO_EVENT } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import { type Kysely, sql } from 'kysely';
import { inParts, pausing } from '../work.ts';
import { damaged } from './faults.ts';
import type { EventRow, Tables } from './schema.ts';
import { sha256 } from './sha256.ts';
import { TELLING } from './summary.ts';

const eventRows = (db: Kysely<Tables>, stream: string) =>
  db
    .selectFrom('events')
    .select(['sequence', 'id', 'type', 'version', 'data', 'actor', 'at', 'previous', 'hash'])
    .where('stream', '=', stream)
    .orderBy('sequence');

export async function readEvents<Event extends ChainedEvent = StoredEvent>(
  db: Kysely<Tables>,
  stream: string,
  after: number,
  limit?: number,
): Promise<Event[]> {
  const query = eventRows(db, stream).where('sequence', '>', after);
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return namingDamage(db, stream, () => eventsOf(rows));
}

type ReadRow = Omit<EventRow, 'stream'>;

/** Rows read at once: so long do others wait. */
const PAGE = 4_000;
const ALL = Number.MAX_SAFE_INTEGER;

async function rowsOf(db: Kysely<Tables>, stream: string, count: number, atOnce: number): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for (;;) {
    const limit = Math.min(atOnce, count - rows.length);
    const after = rows.at(-1)?.sequence ?? 0;
    const page = await eventRows(db, stream).where('sequence', '>', after).limit(limit).execute();
    for (const row of page) rows.push(row);
    if (page.length < limit || rows.length === count) return rows;
    await breathe();
  }
}

/** The chain is followed on the JSON of the rows: writing every event out again would take as long as reading it. */
export async function readSound<Event extends ChainedEvent = StoredEvent>(
  db: Kysely<Tables>,
  stream: string,
  count = ALL,
): Promise<Event[]> {
  return namingDamage(db, stream, async () => {
    const rows = await rowsOf(db, stream, count, PAGE);
    try {
      return await soundEvents<Event>(db, stream, rows);
    } catch (fault) {
      if (!(fault instanceof Damage) || rows.length <= PAGE) throw fault;
      // A name that was erased between two pages looks like damage.
      return soundEvents<Event>(db, stream, await rowsOf(db, stream, count, ALL));
    }
  });
}

async function soundEvents<Event extends ChainedEvent>(
  db: Kysely<Tables>,
  stream: string,
  rows: readonly ReadRow[],
): Promise<Event[]> {
  let erased = erasedHashes(eventsOf(rows.filter(({ type }) => type === NAMES_ERASED)));
  let last = NO_EVENT;
  const pause = pausing();
  for (const [index, row] of rows.entries()) {
    const isNext = row.sequence === index + 1 && row.previous === last;
    const hash = sha256(hashedText(row, row.data, row.actor));
    if (isNext && hash !== (erased.get(row.sequence) ?? row.hash)) erased = await readErased(db, stream);
    if (!isNext || hash !== (erased.get(row.sequence) ?? row.hash)) throw new Damage();
    last = row.hash;
    const paused = pause();
    if (paused) await paused;
  }
  return inParts(readingRows<Event>(rows));
}

/** Events are not those that were written. */
class Damage extends Error {}

/** Says of what kind a stream is whose events are damaged. */
async function namingDamage<T>(db: Kysely<Tables>, stream: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (fault) {
    if (!(fault instanceof Damage)) throw fault;
    const row = await db.selectFrom('streams').select('kind').where('id', '=', stream).executeTakeFirst();
    throw damaged(row === undefined || row.kind === 'rehearsal' ? 'tournament' : row.kind, stream, fault.cause);
  }
}

/** What all the erasures of a stream say: the first events alone do not tell. */
const readErased = async (db: Kysely<Tables>, stream: string) =>
  erasedHashes(eventsOf(await eventRows(db, stream).where('type', '=', NAMES_ERASED).execute()));

/** The events that a summary is made of; an index holds no others. */
export const readTelling = async (db: Kysely<Tables>, stream: string): Promise<StoredEvent[]> =>
  eventsOf(await eventRows(db, stream).where('type', 'in', literals(TELLING)).execute());

/** Written out in the statement: a database takes an index of some rows only for what it sees to be among them. */
export const literals = (texts: readonly string[]) => sql<string>`(${sql.join(texts.map((text) => sql.lit(text)))})`;

/**
 * Events of a stream say the same again and again: who acts, what is done, the hash of the one before. Each of these is kept
 * once, since open tournaments keep all their events in memory.
 */
function* readingRows<Event extends ChainedEvent>(rows: readonly ReadRow[]): Generator<undefined, Event[]> {
  const events: Event[] = [];
  const actors = new Map<string, unknown>();
  const types = new Map<string, string>();
  let last = '';
  for (const row of rows) {
    const actor = actors.get(row.actor) ?? parsed(row.actor);
    const type = types.get(row.type) ?? row.type;
    actors.set(row.actor, actor);
    types.set(type, type);
    const { sequence, id, version, at, hash } = row;
    const previous = row.previous === last ? last : row.previous;
    last = hash;
    const event: ChainedEvent = { sequence, id, version, type, data: parsed(row.data), actor, at, previous, hash };
    events.push(event as Event);
    yield;
  }
  return events;
}

const eventsOf = <Event extends ChainedEvent>(rows: readonly ReadRow[]): Event[] => atOnce(readingRows<Event>(rows));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Damage('no JSON', { cause });
  }
}

import {
  type ChainedEvent,
  type ErasedRow,
  erasedRows,
  hashOf,
  NAMES_ERASED,
  NO_EVENT,
  pureSha256,
  type Sha256,
} from './chain.ts';
import { redoneBy, undoneBy } from './takingback.ts';

/** What a name leaves behind in the texts of an event: the same objects where it had none. */
export type WithoutName<Event> = (event: Event) => { readonly data: unknown; readonly actor: unknown };

/** A stream without a name, to be written all at once. */
export interface ErasedStream<Event> {
  /** The events that change, each in the place that it had. */
  readonly rows: readonly Event[];
  /** How many of them had the name. */
  readonly named: number;
  /** What the event says that tells of it. */
  readonly data: { readonly rows: readonly ErasedRow[] };
  /** The last event as it now stands: what comes next is chained to it. */
  readonly last: Pick<ChainedEvent, 'sequence' | 'hash'>;
}

/**
 * Takes a name out of the events of a stream (adr/0039). Each event that had it keeps its hash, so that every copy made before is
 * still known; its id, which was hashed with the name, is replaced, so that the hash confirms no guess. Where the id is no secret
 * the hash changes too, and with it what the next event is chained to: up to the first one whose id is a secret. Undefined when
 * there is nothing to take out.
 * @param drawId an id of 120 random bits, another one each time.
 */
export function eraseFromStream<Event extends ChainedEvent>(
  events: readonly Event[],
  withoutName: WithoutName<Event>,
  drawId: () => string,
  hash: Sha256 = pureSha256,
): ErasedStream<Event> | undefined {
  const isSecret = secretsAmong(events);
  const newIds = new Map<string, string>();
  const rows = new Map<number, Event>();
  const hashes = new Map<number, string>();
  let named = 0;
  let last = NO_EVENT;
  for (const event of events) {
    const left = { ...event, ...withoutName(event), previous: last };
    const bare = { ...left, data: forgetRows({ ...left, data: forgetIds(left, newIds) }, hashes) };
    if (left.data !== event.data || left.actor !== event.actor) named++;
    const isSame = bare.data === event.data && bare.actor === event.actor && last === event.previous;
    if (isSame) {
      last = event.hash;
      continue;
    }
    // That of a tournament has its id, which everybody knows.
    const id = event.sequence === 1 ? event.id : drawId();
    newIds.set(event.id, id);
    const text = hashOf({ ...bare, id }, hash);
    last = isSecret(event) ? event.hash : text;
    hashes.set(event.sequence, text);
    rows.set(event.sequence, { ...bare, id, hash: last });
  }
  if (rows.size === 0) return undefined;
  return {
    rows: [...rows.values()],
    named,
    data: { rows: [...hashes].map(([sequence, text]) => ({ sequence, hash: text })) },
    last: { sequence: events.length, hash: last },
  };
}

/** Of programs that draw ids: 72 bits and more in hexadecimal, 120 from a page, a UUID. */
const DRAWN = /^(?:[0-9a-f]{18}|[\w-]{20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const BEGINNING = 10;

/** Whose id nobody guesses: drawn, and not counted (« finale-12 », « finale-13 »). The first one may be that of the tournament. */
function secretsAmong(events: readonly ChainedEvent[]): (event: ChainedEvent) => boolean {
  const beginnings = new Map<string, number>();
  const beginningOf = ({ id }: ChainedEvent): string => id.slice(0, BEGINNING);
  for (const event of events) beginnings.set(beginningOf(event), (beginnings.get(beginningOf(event)) ?? 0) + 1);
  return (event) => event.sequence > 1 && DRAWN.test(event.id) && beginnings.get(beginningOf(event)) === 1;
}

/** Undoing and redoing name events by their ids. */
function forgetIds({ type, data }: Pick<ChainedEvent, 'type' | 'data'>, newIds: ReadonlyMap<string, string>): unknown {
  const named = [...undoneBy({ type, data }), redoneBy({ type, data }) ?? ''];
  if (!named.some((id) => newIds.has(id))) return data;
  const { event, alongside } = data as { readonly event: string; readonly alongside?: readonly string[] };
  const now = (id: string): string => newIds.get(id) ?? id;
  return { event: now(event), ...(alongside ? { alongside: alongside.map(now) } : {}) };
}

/** An earlier erasure says nothing of what changes again: its hash could confirm a guess of what goes now. */
function forgetRows({ type, data }: Pick<ChainedEvent, 'type' | 'data'>, hashes: ReadonlyMap<number, string>): unknown {
  if (type !== NAMES_ERASED) return data;
  const rows = erasedRows(data);
  const left = rows.filter(({ sequence }) => !hashes.has(sequence));
  return left.length === rows.length ? data : { rows: left };
}

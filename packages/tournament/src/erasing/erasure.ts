import {
  EVENT_VERSION,
  erasedRows,
  hashOf,
  NAMES_ERASED,
  NO_EVENT,
  redoneBy,
  type Sha256,
  undoneBy,
} from '@raccord/stream';
import type { NamesErased, RecordedEvent } from '../events.ts';
import type { StoredEvent } from '../history/stored.ts';
import type { Actor, StationLink } from '../people.ts';
import { Forgetting } from './forgetting.ts';
import { listingsIn, type PlayerPlace, tracesOf } from './person.ts';
import { type Erased, labelWithout, noticesWithout, sharedDetails, withoutName } from './rewriting.ts';

/** A player, and names that he has elsewhere; or names alone, of an official. */
export interface ErasureOrder {
  readonly player?: PlayerPlace;
  readonly names?: readonly string[];
  /** An id of 120 random bits, another one each time: the ids that were hashed with a name are replaced by these. */
  readonly drawId: () => string;
  readonly hash?: Sha256;
}

/** A stream without the name of a person, to be written all at once. */
export interface Erasure {
  /** The events that change, each in the place that it had. */
  readonly rows: readonly StoredEvent[];
  /** How many of them had the name. */
  readonly named: number;
  readonly data: NamesErased;
  /** The last event as it now stands: what comes next is chained to it. */
  readonly last: Pick<StoredEvent, 'sequence' | 'hash'>;
  /** Takes the name out of what is kept beside the events. */
  readonly label: (link: Pick<StationLink, 'label'> & { readonly subject?: string | undefined }) => string;
  readonly text: (text: string) => string;
}

/**
 * Takes the name of a person out of the events of a tournament (adr/0039). Each event that had it keeps its hash, so that every copy
 * made before is still known; its id, which was hashed with the name, is replaced, so that the hash confirms no guess. Where the id
 * is no secret the hash changes too, and with it what the next event is chained to: up to the first one whose id is a secret.
 * Undefined when there is nothing to take out.
 */
export function eraseNames(events: readonly StoredEvent[], order: ErasureOrder): Erasure | undefined {
  const erased = whoIsErased(events, order);
  const isSecret = secretsAmong(events);
  const newIds = new Map<string, string>();
  const rows = new Map<number, StoredEvent>();
  const hashes = new Map<number, string>();
  let named = 0;
  let last = NO_EVENT;
  for (const event of events) {
    const left = { ...event, ...withoutName(event, erased), previous: last };
    const bare = { ...left, data: forgetRows({ ...left, data: forgetIds(left, newIds) }, hashes) };
    if (left.data !== event.data || left.actor !== event.actor) named++;
    const isSame = bare.data === event.data && bare.actor === event.actor && last === event.previous;
    if (isSame) {
      last = event.hash;
      continue;
    }
    // The first one has the id of the tournament, which everybody knows.
    const id = event.sequence === 1 ? event.id : order.drawId();
    newIds.set(event.id, id);
    const text = hashOf({ ...bare, id }, order.hash);
    last = isSecret(event) ? event.hash : text;
    hashes.set(event.sequence, text);
    rows.set(event.sequence, { ...bare, id, hash: last });
  }
  if (rows.size === 0) return undefined;
  return {
    rows: [...rows.values()],
    named,
    data: { rows: [...hashes].map(([sequence, hash]) => ({ sequence, hash })) },
    last: { sequence: events.length, hash: last },
    label: (link) => labelWithout(link, erased),
    text: (text) => erased.forgetting.inWords(text),
  };
}

/** The event that tells of an erasure, next in the chain. Whoever erases his own name does not write it again. */
export function recordErasure(
  { data, last, text }: Erasure,
  { id, actor, at }: { readonly id: string; readonly actor: Actor; readonly at: number },
  hash?: Sha256,
): RecordedEvent {
  const event = {
    ...{ type: NAMES_ERASED, data, sequence: last.sequence + 1, id, version: EVENT_VERSION },
    ...{ actor: { ...actor, name: text(actor.name) }, at, previous: last.hash },
  } as const;
  return { ...event, hash: hashOf(event, hash) };
}

function whoIsErased(events: readonly StoredEvent[], { player, names = [] }: ErasureOrder): Erased {
  const listings = listingsIn(events);
  const traces = player ? tracesOf(events, player) : { names: [], placeIn: () => undefined };
  const own = listings.filter(({ entrant }) => entrant === player?.entrant);
  const forgetting = new Forgetting([...traces.names, ...names]);
  return {
    ...(player && traces.names.length > 0 ? { entrant: player.entrant } : {}),
    isAlone: own.every(({ members }) => members.length === 1),
    traces,
    forgetting,
    inNotice: noticesWithout(events, forgetting),
    isShared: sharedDetails(listings, traces),
  };
}

/** Of programs that draw ids: 72 bits and more in hexadecimal, 120 from a page, a UUID. */
const DRAWN = /^(?:[0-9a-f]{18}|[\w-]{20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const BEGINNING = 10;

/** Whose id nobody guesses: drawn, and not counted (« finale-12 », « finale-13 »). The first one is that of the tournament. */
function secretsAmong(events: readonly StoredEvent[]): (event: StoredEvent) => boolean {
  const beginnings = new Map<string, number>();
  const beginningOf = ({ id }: StoredEvent): string => id.slice(0, BEGINNING);
  for (const event of events) beginnings.set(beginningOf(event), (beginnings.get(beginningOf(event)) ?? 0) + 1);
  return (event) => event.sequence > 1 && DRAWN.test(event.id) && beginnings.get(beginningOf(event)) === 1;
}

/** Undoing and redoing name events by their ids. */
function forgetIds({ type, data }: StoredEvent, newIds: ReadonlyMap<string, string>): unknown {
  const named = [...undoneBy({ type, data }), redoneBy({ type, data }) ?? ''];
  if (!named.some((id) => newIds.has(id))) return data;
  const { event, alongside } = data as { readonly event: string; readonly alongside?: readonly string[] };
  const now = (id: string): string => newIds.get(id) ?? id;
  return { event: now(event), ...(alongside ? { alongside: alongside.map(now) } : {}) };
}

/** An earlier erasure says nothing of what changes again: its hash could confirm a guess of what goes now. */
function forgetRows({ type, data }: StoredEvent, hashes: ReadonlyMap<number, string>): unknown {
  if (type !== NAMES_ERASED) return data;
  const rows = erasedRows(data);
  const left = rows.filter(({ sequence }) => !hashes.has(sequence));
  return left.length === rows.length ? data : { rows: left };
}

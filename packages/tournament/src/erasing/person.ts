import { undoneAfter } from '@raccord/stream';
import type { StoredEvent } from '../history/stored.ts';
import { type Entrant, type Person, wordsKey } from '../people.ts';
import { ERASED_PLAYER } from './forgetting.ts';

/** A player of an entrant: of a pair, the first (0) or the second (1). */
export interface PlayerPlace {
  readonly entrant: string;
  readonly place: number;
}

/** The members of an entrant as one event says them. */
export interface Listing {
  readonly sequence: number;
  readonly entrant: string;
  readonly members: readonly Person[];
  /** Was it taken back, or the entrant removed since? */
  readonly isGone: boolean;
}

/** A player met in a tournament, with the name that he has there today. */
export interface ListedPlayer extends PlayerPlace {
  readonly name: string;
  readonly licence?: string;
}

/** All that events ever said of who the entrants are, in order. */
export function listingsIn(events: readonly StoredEvent[]): readonly Listing[] {
  const undone = undoneAfter(events);
  const standing = events.filter(({ id }) => !undone.has(id));
  const removed = new Set(
    standing.flatMap(({ type, data }) => (type === 'entrant-removed' ? (data as { entrant: string }).entrant : [])),
  );
  return events.flatMap((event) =>
    entrantsOf(event).map(({ id, members }) => ({
      ...{ sequence: event.sequence, entrant: id, members },
      isGone: undone.has(event.id) || removed.has(id),
    })),
  );
}

/** The players of a tournament, those who were removed too. */
export function playersIn(events: readonly StoredEvent[]): readonly ListedPlayer[] {
  const today = new Map<string, Listing>();
  for (const listing of listingsIn(events)) {
    if (!listing.isGone || (today.get(listing.entrant)?.isGone ?? true)) today.set(listing.entrant, listing);
  }
  return [...today.values()].flatMap(({ entrant, members }) =>
    members.map(({ name, licence }, place) => ({
      ...{ entrant, place, name },
      ...(licence === undefined ? {} : { licence }),
    })),
  );
}

/** Where a person stands among the members that events say, and under which names. */
export interface Traces {
  readonly names: readonly string[];
  /** By sequence and entrant: the place of the person among the members. */
  placeIn(sequence: number, entrant: string): number | undefined;
}

/**
 * Follows a player through everything that was said of his entrant: by name, by licence, else by place. Whoever was removed under
 * the same name is the same person, registered twice.
 */
export function tracesOf(events: readonly StoredEvent[], { entrant, place }: PlayerPlace): Traces {
  const listings = listingsIn(events);
  const own = listings.filter((one) => one.entrant === entrant);
  const today = own.findLast(({ isGone }) => !isGone) ?? own.at(-1);
  const person = today?.members[place];
  if (!today || !person || person.name === ERASED_PLAYER) return { names: [], placeIn: () => undefined };
  const others = new Set(today.members.filter((_, at) => at !== place).map(wordsKey));
  const keys = new Set([wordsKey(person)]);
  const names = new Set([person.name]);
  const places = new Map<string, number>();
  const take = ({ sequence, entrant, members }: Listing, at: number): void => {
    places.set(`${sequence} ${entrant}`, at);
    if (members[at].name === ERASED_PLAYER) return;
    keys.add(wordsKey(members[at]));
    names.add(members[at].name);
  };
  for (const listing of own.toReversed()) {
    const at = placeAmong(listing.members, { keys, licence: person.licence, others, place });
    if (at >= 0) take(listing, at);
  }
  for (const listing of listings) {
    if (listing.entrant === entrant || !listing.isGone) continue;
    const at = listing.members.findIndex((member) => keys.has(wordsKey(member)));
    if (at >= 0) take(listing, at);
  }
  return { names: [...names], placeIn: (sequence, one) => places.get(`${sequence} ${one}`) };
}

/** What tells a player among the members of his entrant. */
interface Tokens {
  /** Of the names that he had. */
  readonly keys: ReadonlySet<string>;
  readonly licence: string | undefined;
  /** Keys of those who play with him. */
  readonly others: ReadonlySet<string>;
  readonly place: number;
}

/** By name, by licence, else by place; -1 where he is not. */
export function placeAmong(members: readonly Person[], { keys, licence, others, place }: Tokens): number {
  const isHis = ({ name }: Person): boolean => keys.has(wordsKey({ name }));
  // Of a pair both may have one name: then the place tells.
  const byName = members[place] && isHis(members[place]) ? place : members.findIndex(isHis);
  if (byName >= 0) return byName;
  const byLicence = members.findIndex((member) => member.licence !== undefined && member.licence === licence);
  const isFree = place < members.length && !others.has(wordsKey(members[place]));
  return byLicence >= 0 ? byLicence : isFree ? place : -1;
}

export function entrantsOf({
  type,
  data,
}: Pick<StoredEvent, 'type' | 'data'>): readonly Pick<Entrant, 'id' | 'members'>[] {
  if (type === 'entrants-registered') return (data as { readonly entrants: readonly Entrant[] }).entrants;
  if (type !== 'entrant-amended') return [];
  const { entrant, members } = data as { readonly entrant: string; readonly members: readonly Person[] };
  return [{ id: entrant, members }];
}

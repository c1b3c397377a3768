import { type ErasedStream, EVENT_VERSION, eraseFromStream, hashOf, NAMES_ERASED, type Sha256 } from '@raccord/stream';
import type { RecordedEvent } from '../events.ts';
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

/** A tournament without the name of a person, to be written all at once. */
export interface Erasure extends ErasedStream<StoredEvent> {
  /** Takes the name out of what is kept beside the events. */
  readonly label: (link: Pick<StationLink, 'label'> & { readonly subject?: string | undefined }) => string;
  readonly text: (text: string) => string;
}

/** Takes the name of a person out of the events of a tournament. Undefined when there is nothing to take out. */
export function eraseNames(events: readonly StoredEvent[], order: ErasureOrder): Erasure | undefined {
  const erased = whoIsErased(events, order);
  const left = eraseFromStream(events, (event) => withoutName(event, erased), order.drawId, order.hash);
  if (!left) return undefined;
  return {
    ...left,
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

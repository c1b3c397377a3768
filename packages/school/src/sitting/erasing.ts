import { type ErasedStream, EVENT_VERSION, eraseFromStream, hashOf, NAMES_ERASED, type Sha256 } from '@raccord/stream';
import { ERASED_PLAYER, Forgetting } from '@raccord/tournament';
import type { SittingActor, SittingEvent } from './events.ts';

/** Somebody who sat, or was taken out again, under the name that he typed. */
export interface NamedSeat {
  readonly participant: string;
  readonly name: string;
}

/** All those that the events of a sitting still name. */
export const namedSeats = (events: readonly SittingEvent[]): readonly NamedSeat[] =>
  events.flatMap(({ type, data, actor }) =>
    type === 'participant-joined' && actor.role === 'participant' && data.name !== ERASED_PLAYER
      ? [{ participant: actor.id, name: data.name }]
      : [],
  );

interface SeatsErased {
  readonly participants: readonly string[];
  /** Names that he has elsewhere. */
  readonly names: readonly string[];
  readonly by: SittingActor;
  readonly at: number;
  /** An id of 120 random bits, another one each time. */
  readonly drawId: () => string;
  readonly hash?: Sha256;
}

/** A sitting without the name of a person, to be written all at once. */
interface SittingErasure extends Pick<ErasedStream<SittingEvent>, 'rows'> {
  /** The event that tells of it, next in the chain. */
  readonly told: SittingEvent;
  /** What the sitting is called without it. */
  readonly title: (title: string) => string;
}

/**
 * Takes a person out of the seats that are his: the name that he typed there, any word of it in what was contested and answered, and
 * the whole name of who prepared the sitting. Others keep the names that they typed. Undefined when there is nothing to take out.
 */
export function eraseSeats(
  events: readonly SittingEvent[],
  { participants, names, by, at, drawId, hash }: SeatsErased,
): SittingErasure | undefined {
  const own = namedSeats(events).filter(({ participant }) => participants.includes(participant));
  if (own.length === 0) return undefined;
  const forgetting = new Forgetting([...own.map(({ name }) => name), ...names]);
  const left = eraseFromStream(events, (event) => withoutName(event, participants, forgetting), drawId, hash);
  if (!left) return undefined;
  const event = {
    ...{ type: NAMES_ERASED, data: left.data, sequence: left.last.sequence + 1, id: drawId(), version: EVENT_VERSION },
    ...{ actor: actorWithout(by, forgetting), at, previous: left.last.hash },
  } as const;
  const title = (called: string): string => forgetting.inName(called);
  return { rows: left.rows, told: { ...event, hash: hashOf(event, hash) }, title };
}

/** The same objects where the event had no name. */
function withoutName(
  event: SittingEvent,
  participants: readonly string[],
  forgetting: Forgetting,
): Pick<SittingEvent, 'data' | 'actor'> {
  return { data: dataWithout(event, participants, forgetting), actor: actorWithout(event.actor, forgetting) };
}

function dataWithout(
  { type, data, actor }: SittingEvent,
  participants: readonly string[],
  forgetting: Forgetting,
): SittingEvent['data'] {
  if (type === 'participant-joined') {
    const isOwn = actor.role === 'participant' && participants.includes(actor.id);
    return isOwn ? { ...data, name: ERASED_PLAYER } : data;
  }
  if (type !== 'slip-contested' && type !== 'contest-answered') return data;
  const text = forgetting.inWords(data.text);
  return text === data.text ? data : { ...data, text };
}

function actorWithout(actor: SittingActor, forgetting: Forgetting): SittingActor {
  if (actor.role !== 'maker') return actor;
  const name = forgetting.inName(actor.name);
  return name === actor.name ? actor : { ...actor, name };
}

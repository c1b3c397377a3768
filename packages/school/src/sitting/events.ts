import type { ChainedEvent } from '@raccord/stream';
import type { SITTING_KINDS } from './kinds.ts';

/** Who does something in a sitting: one of those who sit it, or whoever prepared it. */
export type SittingActor =
  | { readonly role: 'participant'; readonly id: string }
  | { readonly role: 'maker'; readonly name: string };

export type SittingEventType = keyof typeof SITTING_KINDS;
type SittingDataOf<Type extends SittingEventType> = Parameters<(typeof SITTING_KINDS)[Type]['evolve']>[1];

/** Something that has happened in a sitting: its kind, and what is to be known of it. */
export type SittingEventBody = {
  readonly [Type in SittingEventType]: { readonly type: Type; readonly data: SittingDataOf<Type> };
}[SittingEventType];

/** An event as it is kept, chained like those of a tournament. */
export type SittingEvent = SittingEventBody &
  Omit<ChainedEvent, 'type' | 'data' | 'actor'> & { readonly actor: SittingActor };

import type { Result } from '@raccord/scrabble';
import { atOnce, type ChainedEvent, erasedHashes, followsOn, NAMES_ERASED } from '@raccord/stream';
import { type JudgedSlip, type RecordedEvent, recognise, type StoredEvent } from '@raccord/tournament';
import { sha256 } from '../store/sha256.ts';
import { damaged, StoreFault, type StreamKind } from '../store/store.ts';

/** Events of the store that come after `last`, if they follow one another. Throws a `StoreFault`. */
export function checkNews<Event extends ChainedEvent>(
  stored: readonly Event[],
  kind: StreamKind,
  stream: string,
  last: ChainedEvent | undefined,
): readonly Event[] {
  const erased = erasedHashes(stored);
  const isSound = stored.every((event, at) => followsOn(event, at === 0 ? last : stored[at - 1], sha256, erased));
  if (!isSound) throw damaged(kind, stream);
  return stored;
}

/** Throws a `StoreFault` for events of a newer program. */
export const recognisedBy = <Event>(
  stored: readonly ChainedEvent[],
  stream: string,
  recognise: (event: ChainedEvent) => Result<Event, 'event-too-new'>,
): Event[] =>
  stored.map((event) => {
    const read = recognise(event);
    if (!read.ok) throw new StoreFault('too-new', stream);
    return read.value;
  });

/** Events of a tournament that come after `last`, once their chain was followed. */
export const readable = (stored: readonly StoredEvent[], stream: string, last?: StoredEvent): RecordedEvent[] =>
  recognised(checkNews(stored, 'tournament', stream, last), stream);

/** Are events that came before these no longer what they were? */
export const tellsOfErasure = (news: readonly ChainedEvent[]): boolean =>
  news.some(({ type }) => type === NAMES_ERASED);

/** Those of a tournament. */
export const recognised = (stored: readonly StoredEvent[], stream: string): RecordedEvent[] =>
  atOnce(recognisingEvents(stored, stream));

/** The same, event by event. */
export function* recognisingEvents(
  stored: readonly StoredEvent[],
  stream: string,
): Generator<undefined, RecordedEvent[]> {
  const shared = new Map<string, JudgedSlip>();
  const events = recognisedBy(stored, stream, recognise);
  for (const event of events) {
    if (event.type === 'slips-recorded') share(event.data.slips, shared);
    yield;
  }
  return events;
}

/**
 * Half of the players of a turn write the same: what they wrote and what they get for it is kept once. Changed in place, since
 * these were just read: copies of all of them would weigh as much as what is spared.
 */
function share(
  slips: readonly { -readonly [Key in keyof JudgedSlip]: JudgedSlip[Key] }[],
  shared: Map<string, JudgedSlip>,
): void {
  for (const judged of slips) {
    const text = JSON.stringify([judged.slip, judged.verdict]);
    const alike = shared.get(text) ?? judged;
    shared.set(text, alike);
    judged.slip = alike.slip;
    judged.verdict = alike.verdict;
  }
}

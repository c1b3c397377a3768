import { followsOn, type RecordedEvent, type StoredEvent, upcast } from '@raccord/tournament';
import { sha256 } from '../store/sha256.ts';
import { StoreFault } from '../store/store.ts';

/** Events of the store that come after `last`, in today's shape, once their chain was followed. Throws a `StoreFault`. */
export function readable(stored: readonly StoredEvent[], stream: string, last?: StoredEvent): RecordedEvent[] {
  const isSound = stored.every((event, at) => followsOn(event, at === 0 ? last : stored[at - 1], sha256));
  if (!isSound) throw new StoreFault('tournament-damaged', stream);
  return inTodaysShape(stored, stream);
}

/** Throws a `StoreFault` for events of a newer program. */
export function inTodaysShape(stored: readonly StoredEvent[], stream: string): RecordedEvent[] {
  const known = new Map<string, object>();
  return stored.map((event) => {
    const read = upcast(event);
    if (!read.ok) throw new StoreFault('too-new', stream);
    return sharing(read.value, known);
  });
}

/** Half of the players of a turn write the same: what they wrote and what they get for it is kept once. */
function sharing(event: RecordedEvent, known: Map<string, object>): RecordedEvent {
  if (event.type !== 'slips-recorded') return event;
  const slips = event.data.slips.map(({ entrant, ...judged }) => {
    const text = JSON.stringify(judged);
    const alike = (known.get(text) as typeof judged | undefined) ?? judged;
    known.set(text, alike);
    return { entrant, ...alike };
  });
  return { ...event, data: { ...event.data, slips } };
}

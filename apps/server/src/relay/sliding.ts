import { isTakingBack, SetPaths } from '@raccord/stream';
import { type EventType, type RecordedEvent, touches } from '@raccord/tournament';
import { isOfSlips } from '../hall/deciding.ts';

/** What other centres do all the time and what hardly ever concerns this one. */
const OF_TURNS: ReadonlySet<EventType> = new Set([
  'clock-started',
  'clock-paused',
  'clock-resumed',
  'turn-ended',
  'turn-closed',
]);

/** Beyond so many comparisons, working everything out again is as fast. */
const MOST_COMPARISONS = 100_000;

/**
 * May news be taken in after our own pending events although they stand before them, because nothing of it concerns them?
 * Ours may be among the news, in their order and as we decided them.
 */
export function canSlide(news: readonly RecordedEvent[], own: readonly RecordedEvent[]): boolean {
  // News may rely on what is taken back here, or be in the way of what is had back.
  if (own.some(isTakingBack)) return false;
  const positions = new Map(own.map(({ id }, index) => [id, index]));
  const landed = news.filter(({ id }) => positions.has(id));
  if (!landed.every((event, index) => isSame(event, own[index]))) return false;
  const others = news.filter(({ id }) => !positions.has(id));
  if (others.length * own.length > MOST_COMPARISONS) return false;
  const ours = own.map(touches);
  const brought = new SetPaths(...ours);
  return others.every((event) => {
    if (!isOfSlips(event) && !OF_TURNS.has(event.type)) return false;
    const theirs = touches(event);
    if (brought.isReliedOnBy(theirs)) return false;
    const told = new SetPaths(theirs);
    return !ours.some((touched) => told.isReliedOnBy(touched));
  });
}

/** Do they tell the same, whatever their place in the chain? */
function isSame(one: RecordedEvent, other: RecordedEvent): boolean {
  const told = ({ id, type, data, actor, at }: RecordedEvent) => JSON.stringify([id, type, data, actor, at]);
  return told(one) === told(other);
}

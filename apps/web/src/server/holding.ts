import type { ServerFault } from './client.ts';
import { meaningOf } from './meaning.ts';

/** What is known of something that waits. */
interface Held {
  readonly id: string;
  /** Why the server did not take it: it is not sent again by itself. */
  readonly refusal?: ServerFault;
}

/** Was it set aside without the server having decided it? It may be done, or not. */
export const isFailed = ({ refusal }: Pick<Held, 'refusal'>): boolean =>
  refusal !== undefined && meaningOf(refusal) !== 'refused';

/** Is it still to be done, or perhaps done, as far as this page knows? */
export const mayCount = (item: Pick<Held, 'refusal'>): boolean => item.refusal === undefined || isFailed(item);

/** A subject that is about whatever else waits. */
export const ANYTHING = '*';

/**
 * Goes through what waits in its order: may each be sent? One on which the server failed keeps back those that come after it
 * about the same subjects, or about itself: they were meant to find it done. A refusal keeps nothing back, since the server has
 * decided it.
 */
export function* goThrough<Item extends Held>(
  items: Iterable<Item>,
  subjectsOf: (item: Item) => readonly string[],
): Generator<{ readonly item: Item; readonly state: 'free' | 'held' | 'over' }> {
  const blocked = new Set<string>();
  const isBlocked = (subject: string): boolean => blocked.has(subject) || (subject === ANYTHING && blocked.size > 0);
  for (const item of items) {
    const subjects = subjectsOf(item);
    const isHeld = item.refusal === undefined && subjects.some(isBlocked);
    if (isFailed(item) || isHeld) for (const subject of [item.id, ...subjects]) blocked.add(subject);
    yield { item, state: item.refusal !== undefined ? 'over' : isHeld ? 'held' : 'free' };
  }
}

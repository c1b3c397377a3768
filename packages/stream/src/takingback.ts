import { SetPaths, type Touches } from './paths.ts';

/** What is looked at of an event as it was written. */
interface Written {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** The events that take others back, or have them back: they are no part of the fold. */
const TAKING_BACK: ReadonlySet<string> = new Set(['action-undone', 'action-redone']);

export const isTakingBack = ({ type }: Pick<Written, 'type'>): boolean => TAKING_BACK.has(type);

/** What an event took back: the action asked for, then those that relied on it. */
export function undoneBy({ type, data }: Pick<Written, 'type' | 'data'>): readonly string[] {
  if (type !== 'action-undone') return [];
  const { event, alongside } = data as { readonly event: string; readonly alongside: readonly string[] };
  return [event, ...alongside];
}

/** The undoing whose actions an event had back. */
export const redoneBy = ({ type, data }: Pick<Written, 'type' | 'data'>): string | undefined =>
  type === 'action-redone' ? (data as { readonly event: string }).event : undefined;

/** All that no longer stands after these events: actions taken back, and undoings whose actions came back. */
export function undoneAfter(events: readonly Written[]): Set<string> {
  const undone = new Set(events.flatMap((event) => redoneBy(event) ?? []));
  const standing = events.filter(({ id }) => !undone.has(id));
  for (const event of standing) for (const id of undoneBy(event)) undone.add(id);
  return undone;
}

/**
 * An action, what relies on it, and what relies on that in turn, in the order in which they happened.
 * @param doesRely what else makes a later action rely on an earlier one, beside what they touch.
 */
export function takenWith<Event extends { readonly sequence: number }>(
  target: Event,
  standing: Iterable<Event>,
  touches: (event: Event) => Touches,
  doesRely: (later: Event, earlier: Event) => boolean = () => false,
): readonly Event[] {
  const taken = [target];
  const paths = new SetPaths(touches(target));
  for (const event of standing) {
    if (event.sequence <= target.sequence) continue;
    const touched = touches(event);
    if (!paths.isReliedOnBy(touched) && !taken.some((earlier) => doesRely(event, earlier))) continue;
    taken.push(event);
    paths.add(touched);
  }
  return taken;
}

/**
 * What stands in the way of having back what an undoing took: an action that has come since and is about the same things, which
 * goes first; or one that has gone since and was relied on, which comes back first.
 */
export function inTheWay<Event extends Written & { readonly sequence: number }>(
  undoing: Event,
  events: readonly Event[],
  undone: ReadonlySet<string>,
  doesRely: (later: Event, earlier: Event) => boolean,
): { readonly come?: Event | undefined; readonly gone?: Event | undefined } {
  const ids = new Set(undoneBy(undoing));
  const restored = events.filter(({ id }) => ids.has(id));
  const then = undoneAfter(events.slice(0, undoing.sequence - 1));
  const stoodThen = ({ sequence, id }: Event) => sequence < undoing.sequence && !then.has(id);
  const actions = events.filter((event) => !isTakingBack(event));
  const come = actions.findLast(
    (event) =>
      !undone.has(event.id) &&
      !stoodThen(event) &&
      restored.some((one) => doesRely(event, one) || doesRely(one, event)),
  );
  if (come) return { come };
  const gone = actions.find(
    (event) =>
      undone.has(event.id) &&
      stoodThen(event) &&
      !ids.has(event.id) &&
      restored.some((one) => one.sequence > event.sequence && doesRely(one, event)),
  );
  return { gone };
}

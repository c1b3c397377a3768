import { hashOf, isTakingBack, NO_EVENT } from '@raccord/stream';
import type { StoredEvent } from '../history/stored.ts';

const ID_LENGTH = 20;

/** Ids as pages draw them, the same ones in every run. */
export function drawing(seed = 1): () => string {
  let state = seed;
  const next = (): string => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state.toString(36).padStart(7, 'x');
  };
  return () => (next() + next() + next()).slice(0, ID_LENGTH);
}

/** The same events with other texts and, if wanted, ids drawn as pages do, chained as if they had been written so. */
export function writtenSo(
  events: readonly StoredEvent[],
  texts: Readonly<Record<string, string>>,
  drawId?: () => string,
): StoredEvent[] {
  const json = Object.entries(texts).reduce((left, [old, now]) => left.replaceAll(old, now), JSON.stringify(events));
  const ids = new Map(events.map(({ id }) => [id, drawId?.() ?? id]));
  const now = (id: string): string => ids.get(id) ?? id;
  let previous = NO_EVENT;
  return (JSON.parse(json) as StoredEvent[]).map((event) => {
    const { data } = event as { data: { event: string; alongside?: readonly string[] } };
    const { alongside } = data;
    const undone = isTakingBack(event)
      ? { data: { ...data, event: now(data.event), ...(alongside ? { alongside: alongside.map(now) } : {}) } }
      : {};
    const changed = { ...event, ...undone, id: now(event.id), previous };
    previous = hashOf(changed);
    return { ...changed, hash: previous };
  });
}

/** A stream once an erasure was written to it. */
export const after = (
  events: readonly StoredEvent[],
  { rows }: { readonly rows: readonly StoredEvent[] },
  told: StoredEvent,
): StoredEvent[] => {
  const changed = new Map(rows.map((row) => [row.sequence, row]));
  return [...events.map((event) => changed.get(event.sequence) ?? event), told];
};

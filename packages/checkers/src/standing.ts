import type { RecordedEvent } from '@raccord/tournament';

/** The events that stand: what was taken back is not there, what was had back is there again, where it was. */
export function standing(events: readonly RecordedEvent[]): RecordedEvent[] {
  const gone = new Set<string>();
  for (const { type, data } of events) {
    if (type === 'action-undone') for (const id of [data.event, ...data.alongside]) gone.add(id);
    if (type !== 'action-redone') continue;
    const undoing = events.find(({ id }) => id === data.event);
    if (undoing?.type === 'action-undone')
      for (const id of [undoing.data.event, ...undoing.data.alongside]) gone.delete(id);
  }
  return events.filter(({ id, type }) => type !== 'action-undone' && type !== 'action-redone' && !gone.has(id));
}

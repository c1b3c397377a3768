import { createHash } from 'node:crypto';
import type { StoredEvent } from '@raccord/tournament';

/** Events that follow `last` in its chain. They mean nothing; their letters are those that trouble databases. */
export function eventsAfter(last: StoredEvent | undefined, count: number, name: string): StoredEvent[] {
  const events: StoredEvent[] = [];
  for (let index = 0; index < count; index += 1) {
    const before = events.at(-1) ?? last;
    const event = {
      sequence: (before?.sequence ?? 0) + 1,
      id: `${name}-${index}`,
      version: 1,
      type: 'tournament-described',
      data: { name: `Élan « ${name} » 🎲 \u0000 '"\\`, place: 'Vichy', date: '2026-11-15', filler: 'x'.repeat(200) },
      actor: { role: 'chief', name: 'Zoé Œuvrard' },
      at: 1_794_700_000_000 + index,
      previous: before?.hash ?? '0'.repeat(64),
    } as const;
    events.push({ ...event, hash: hashOf(event) });
  }
  return events;
}

/** Written again on its own, as `checkChain` of the tournament reads it. */
const hashOf = ({ sequence, id, version, type, data, actor, at, previous }: Omit<StoredEvent, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([sequence, id, version, type, data, actor, at, previous]))
    .digest('hex');

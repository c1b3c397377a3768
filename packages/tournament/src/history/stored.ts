import { accept, type Result, refuse } from '@raccord/scrabble';
import { EVENT_VERSION } from '@raccord/stream';
import type { RecordedEvent } from '../events.ts';
import { KINDS } from '../kinds/index.ts';

/** An event as it was written, perhaps by a newer program. */
export type StoredEvent = Omit<RecordedEvent, 'type' | 'data'> & { readonly type: string; readonly data: unknown };

/** An event of a kind and a version that this program knows. */
export function recognise(event: StoredEvent): Result<RecordedEvent, 'event-too-new'> {
  if (Object.hasOwn(KINDS, event.type) && event.version <= EVENT_VERSION) return accept(event as RecordedEvent);
  return refuse(
    'event-too-new',
    `L’événement ${event.sequence} a été écrit par une version plus récente de Raccord : mettez Raccord à jour.`,
  );
}

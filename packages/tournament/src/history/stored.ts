import { recognising } from '@raccord/stream';
import type { RecordedEvent } from '../events.ts';
import { KINDS } from '../kinds/index.ts';

/** An event as it was written, perhaps by a newer program. */
export type StoredEvent = Omit<RecordedEvent, 'type' | 'data'> & { readonly type: string; readonly data: unknown };

/** An event of a kind and a version that this program knows. */
export const recognise = recognising<RecordedEvent>(KINDS);

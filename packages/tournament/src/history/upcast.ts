import { accept, type Result, refuse } from '@raccord/scrabble';
import type { EventType, RecordedEvent } from '../events.ts';
import { KINDS } from '../kinds/index.ts';

/** An event as it was written, perhaps by an older program: its type and data are those of its version. */
export type StoredEvent = Omit<RecordedEvent, 'type' | 'data'> & { readonly type: string; readonly data: unknown };

/** How the data of an event are brought from one version to the next: the first step leads from version 1 to 2. */
type Steps = readonly ((data: never) => unknown)[];
export type Upcasts = Readonly<Record<string, Steps>>;

/** A tournament under the edition 2023 before its text was known was judged by usage: it goes on as it began. */
const toTextOf2023 = (data: { edition: string; settings: object } | null) => ({
  ...data,
  edition: data?.edition === '2023' ? 'usage-2023' : data?.edition,
  settings: { ...data?.settings, plausible: 'accord' },
});

/** The table of the regulation was the only one. */
const toSpelling = (data: { settings: object } | null) => ({ ...data, settings: { spelling: [], ...data?.settings } });

/** The order in which letters came, and those put back, were not kept. */
const toLettersAsDrawn = (data: object | null) => ({ drawn: '', rejected: [], ...data });

/** One action was taken back at a time. */
const toAlongside = (data: object | null) => ({ alongside: [], ...data });

/** What has changed in the shape of events. */
const CHANGED: Partial<Record<EventType, Steps>> = {
  'tournament-created': [toTextOf2023, toSpelling],
  'draw-made': [toLettersAsDrawn],
  'draw-corrected': [toLettersAsDrawn],
  'action-undone': [toAlongside],
};

/** Every type of event that this program knows, and what has changed in its shape. */
export const UPCASTS: Upcasts = { ...Object.fromEntries(Object.keys(KINDS).map((type) => [type, []])), ...CHANGED };

/** The version that this program writes. */
export const versionOf = (type: EventType, upcasts: Upcasts = UPCASTS): number => 1 + upcasts[type].length;

/**
 * Reads an event written by this program or an older one. The event keeps its version, its hash and its place in the chain,
 * which are those of what was written; only its data are brought to today's shape.
 */
export function upcast(event: StoredEvent, upcasts: Upcasts = UPCASTS): Result<RecordedEvent, 'event-too-new'> {
  const steps = Object.hasOwn(upcasts, event.type) ? upcasts[event.type] : undefined;
  if (!steps || event.version > 1 + steps.length) {
    return refuse(
      'event-too-new',
      `L’événement ${event.sequence} a été écrit par une version plus récente de Raccord : mettez Raccord à jour.`,
    );
  }
  if (event.version > steps.length) return accept(event as RecordedEvent);
  const data = steps.slice(event.version - 1).reduce<unknown>((data, step) => step(data as never), event.data);
  return accept({ ...event, data } as RecordedEvent);
}

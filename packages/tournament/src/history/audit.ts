import type { EventBody, RecordedEvent } from '../events.ts';
import { ROLE_NAMES } from '../labels.ts';
import type { Actor, Person } from '../people.ts';
import { LASTING, undoneBy } from '../state/touches.ts';
import { describeEvent, type Names, type Telling } from '../told/event.ts';
import { countOf } from '../told/french.ts';

/** A line of the audit list: who did what, when and why. */
export interface AuditLine {
  readonly sequence: number;
  readonly at: number;
  readonly who: string;
  /** The author, as he is known again. */
  readonly by: Actor;
  readonly what: string;
  readonly why?: string;
  readonly isUndone: boolean;
  /** The event to name to take it back; none for what was taken back, or cannot be. */
  readonly event?: string;
}

/** The audit list of a tournament, kept up to date. People and games have the names they had then, even if they were removed since. */
export class AuditList {
  #names = new KnownNames();
  #lines: AuditLine[] = [];
  #events: RecordedEvent[] = [];
  /** Where in the list each event is. */
  #places = new Map<string, number>();

  get lines(): readonly AuditLine[] {
    return this.#lines;
  }

  /** Takes in what came after the events taken in so far; begins again where those were rewritten. */
  follow(events: readonly RecordedEvent[]): void {
    const last = this.#events.length - 1;
    if (this.#events[last] !== events[last]) this.#begin();
    for (let at = this.#events.length; at < events.length; at++) this.#add(events[at]);
  }

  #begin(): void {
    this.#names = new KnownNames();
    this.#lines = [];
    this.#events = [];
    this.#places = new Map();
  }

  #add(event: RecordedEvent): void {
    this.#names.learn(event);
    const undone = undoneBy(event).flatMap((id) => this.#places.get(id) ?? []);
    this.#places.set(event.id, this.#lines.length);
    this.#events.push(event);
    this.#lines.push(auditLine(event, this.#names, 'all', undone.length === 0 ? undefined : this.#events[undone[0]]));
    for (const place of undone) {
      const { event: _, ...line } = this.#lines[place];
      this.#lines[place] = { ...line, isUndone: true };
    }
  }
}

/** The line of an event that stands; `target` is what an `action-undone` took back. */
export function auditLine(event: RecordedEvent, names: Names, telling: Telling, target?: RecordedEvent): AuditLine {
  const { sequence, at, actor, data } = event;
  const why = 'reason' in data && data.reason !== '' ? { why: data.reason } : {};
  const who = `${actor.name} (${roleOf(actor, names)})`;
  const others = undoneBy(event).length - 1;
  const more = others > 0 ? `, et de ${countOf(others, 'action')} qui en dépendai${others > 1 ? 'en' : ''}t` : '';
  const described = describeEvent(target ?? event, names, telling);
  const what = target ? `annulation : ${described}${more}` : described;
  return {
    sequence,
    at,
    who,
    by: actor,
    what,
    ...why,
    isUndone: false,
    ...(LASTING.has(event.type) ? {} : { event: event.id }),
  };
}

function roleOf(actor: Actor, { centres }: Names): string {
  if (actor.role !== 'chief' || actor.centre === undefined) return ROLE_NAMES[actor.role];
  return `responsable du centre « ${centres.get(actor.centre)?.name ?? actor.centre} »`;
}

class KnownNames implements Names {
  readonly centres = new Map<string, { readonly name: string }>();
  readonly entrants = new Map<string, { readonly members: readonly Person[] }>();
  readonly officials = new Map<string, { readonly name: string }>();
  readonly games = new Map<string, { readonly plan: { readonly name: string } }>();

  learn({ type, data }: EventBody): void {
    if (type === 'centre-added') this.centres.set(data.id, data);
    if (type === 'entrants-registered') for (const entrant of data.entrants) this.entrants.set(entrant.id, entrant);
    if (type === 'entrant-amended') this.entrants.set(data.entrant, data);
    if (type === 'official-appointed') this.officials.set(data.id, data);
    if (type === 'game-planned') this.games.set(data.id, { plan: data });
  }
}

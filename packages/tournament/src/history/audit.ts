import { plural } from '@raccord/french';
import { redoneBy, undoneBy } from '@raccord/stream';
import { decidedBy } from '../contestable.ts';
import type { AppealSubject, EventBody, RecordedEvent, TurnKey } from '../events.ts';
import { describeEvent, isLasting, type Names } from '../kinds/index.ts';
import { ROLE_NAMES } from '../labels.ts';
import type { Actor, Person } from '../people.ts';
import type { Telling } from '../told/written.ts';

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
  /** The undoing to name to have back what it took; none once it was. */
  readonly undoing?: string;
  /** The turn whose draw or solution it set, which may be put right. */
  readonly played?: TurnKey & { readonly what: 'draw' | 'solution' };
  /** What it decided, where one may appeal against it. */
  readonly decision?: AppealSubject;
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
    const redone = this.#placeOf(redoneBy(event));
    const undoing = redone === undefined ? event : this.#events[redone];
    const changed = undoneBy(undoing).flatMap((id) => this.#places.get(id) ?? []);
    this.#places.set(event.id, this.#lines.length);
    this.#events.push(event);
    this.#lines.push(
      auditLine(
        event,
        this.#names,
        'all',
        changed.map((place) => this.#events[place]),
      ),
    );
    for (const place of changed) this.#mark(place, redone === undefined);
    if (redone !== undefined) this.#mark(redone, true);
  }

  #placeOf(id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.#places.get(id);
  }

  /** An action that was taken back can no longer be; once it is back, it can. */
  #mark(place: number, isUndone: boolean): void {
    const { event: _, undoing: __, ...line } = this.#lines[place];
    this.#lines[place] = { ...line, isUndone, ...(isUndone ? {} : handleOf(this.#events[place])) };
  }
}

/** What to name to take an event back, or to have back what it took. */
function handleOf({ type, id }: RecordedEvent): Pick<AuditLine, 'event' | 'undoing'> {
  if (type === 'action-undone') return { undoing: id };
  return isLasting({ type }) ? {} : { event: id };
}

/** The line of an event that stands; `changed` is what it took back or had back, the action asked for first. */
export function auditLine(
  event: RecordedEvent,
  names: Names,
  telling: Telling,
  [target, ...reliant]: readonly RecordedEvent[] = [],
): AuditLine {
  const { sequence, at, actor, data } = event;
  const why = 'reason' in data && data.reason !== '' ? { why: data.reason } : {};
  const decision = decidedBy(event);
  const who = `${actor.name} (${roleOf(actor, names)})`;
  const others = reliant.length;
  const more = others > 0 ? `, et de ${plural(others, 'action')} qui en dépendai${others > 1 ? 'en' : ''}t` : '';
  const described = describeEvent(target ?? event, names, telling);
  const done = event.type === 'action-redone' ? 'rétablissement' : 'annulation';
  const what = target ? `${done} : ${described}${more}` : described;
  return {
    sequence,
    at,
    who,
    by: actor,
    what,
    ...why,
    isUndone: false,
    ...handleOf(event),
    ...playedBy(event),
    ...(decision ? { decision } : {}),
  };
}

function playedBy({ type, data }: RecordedEvent): Pick<AuditLine, 'played'> {
  const isDrawn = type === 'draw-made' || type === 'draw-corrected';
  if (!isDrawn && type !== 'solution-laid') return {};
  return { played: { game: data.game, turn: data.turn, what: isDrawn ? 'draw' : 'solution' } };
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

import { plural } from '@raccord/french';
import { redoneBy, undoneBy } from '@raccord/stream';
import type { AppealSubject, EventBody, RecordedEvent, TurnKey } from '../events.ts';
import { describeEvent, isLasting, type Names, turnAbout } from '../kinds/index.ts';
import { ROLE_NAMES } from '../labels.ts';
import type { Actor, Person } from '../people.ts';
import { decidedBy } from '../subjects.ts';
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
  /** The turn that it is about, where it is one. */
  readonly turn?: TurnKey;
  /** « Partie 1 · coup 6 ». */
  readonly title?: string;
  /** What happened, as it is said under that title. */
  readonly brief?: string;
  /** The event to name to take it back; none for what was taken back, or cannot be. */
  readonly event?: string;
  /** The undoing to name to have back what it took; none once it was. */
  readonly undoing?: string;
  /** The turn whose draw or solution it set, which may be put right. */
  readonly played?: TurnKey & { readonly what: 'draw' | 'solution' };
  /** What it decided, where one may appeal against it. */
  readonly decision?: AppealSubject;
}

/**
 * The audit list of a tournament, kept up to date: a line is put into words when it is asked for. People and games have the names
 * they had then, even if they were removed since.
 */
export class AuditList {
  #names = new NamesOverTime();
  #events: RecordedEvent[] = [];
  /** Where in the list each event is. */
  #places = new Map<string, number>();
  /** What an undoing or a redoing changed, by its place. */
  #changed = new Map<number, readonly number[]>();
  #undone = new Set<number>();
  #lines = new Map<number, AuditLine>();

  get count(): number {
    return this.#events.length;
  }

  /** Takes in what came after the events taken in so far; begins again where those were rewritten. */
  follow(events: readonly RecordedEvent[]): void {
    const last = this.#events.length - 1;
    if (this.#events[last] !== events[last]) this.#begin();
    for (let at = this.#events.length; at < events.length; at++) this.#add(events[at]);
  }

  line(place: number): AuditLine {
    const known = this.#lines.get(place) ?? this.#tell(place);
    this.#lines.set(place, known);
    return known;
  }

  /** The turn that something was about; of an undoing, that of what was undone. */
  turnOf(place: number): TurnKey | undefined {
    return turnAbout(this.#events[this.#changed.get(place)?.[0] ?? place]);
  }

  #begin(): void {
    this.#names = new NamesOverTime();
    this.#events = [];
    this.#places = new Map();
    this.#changed = new Map();
    this.#undone = new Set();
    this.#lines = new Map();
  }

  #add(event: RecordedEvent): void {
    const place = this.#events.length;
    this.#names.learn(event, place);
    const redone = this.#placeOf(redoneBy(event));
    const undoing = redone === undefined ? event : this.#events[redone];
    const changed = undoneBy(undoing).flatMap((id) => this.#places.get(id) ?? []);
    this.#places.set(event.id, place);
    this.#events.push(event);
    if (changed.length > 0) this.#changed.set(place, changed);
    for (const one of changed) this.#mark(one, redone === undefined);
    if (redone !== undefined) this.#mark(redone, true);
  }

  #placeOf(id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.#places.get(id);
  }

  #mark(place: number, isUndone: boolean): void {
    if (isUndone) this.#undone.add(place);
    else this.#undone.delete(place);
    this.#lines.delete(place);
  }

  #tell(place: number): AuditLine {
    const event = this.#events[place];
    const names = this.#names.at(place);
    const changed = (this.#changed.get(place) ?? []).map((one) => this.#events[one]);
    const turn = this.turnOf(place);
    const line = auditLine(event, names, 'all', changed);
    const told = turn
      ? { ...line, turn, title: titleOf(turn, names), brief: describeLine(event, names, 'all', changed, turn) }
      : line;
    if (!this.#undone.has(place)) return told;
    // What was taken back can no longer be; once it is back, it can.
    const { event: _, undoing: __, ...gone } = told;
    return { ...gone, isUndone: true };
  }
}

/** « Partie 1 · coup 6 ». */
const titleOf = ({ game, turn }: TurnKey, names: Names): string =>
  `${names.games.get(game)?.plan.name ?? game} · coup ${turn}`;

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
  changed: readonly RecordedEvent[] = [],
): AuditLine {
  const { sequence, at, actor, data } = event;
  const why = 'reason' in data && data.reason !== '' ? { why: data.reason } : {};
  const decision = decidedBy(event);
  const role = roleOf(actor, names);
  return {
    sequence,
    at,
    // « Juge-arbitre » needs no « (juge-arbitre) ».
    who: actor.name.toLowerCase() === role ? actor.name : `${actor.name} (${role})`,
    by: actor,
    what: describeLine(event, names, telling, changed),
    ...why,
    isUndone: false,
    ...handleOf(event),
    ...playedBy(event),
    ...(decision ? { decision } : {}),
  };
}

function describeLine(
  event: RecordedEvent,
  names: Names,
  telling: Telling,
  [target, ...reliant]: readonly RecordedEvent[],
  within?: TurnKey,
): string {
  const described = describeEvent(target ?? event, names, telling, within);
  if (!target) return described;
  const others = reliant.length;
  const more = others > 0 ? `, avec ${plural(others, 'action')} qui en dépendai${others > 1 ? 'en' : ''}t` : '';
  return `${event.type === 'action-redone' ? 'rétablissement' : 'annulation'} : ${described}${more}`;
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

/** What each one was called, from a place in the list on. */
class Dated<T> {
  readonly #all = new Map<string, { readonly from: number; readonly value: T }[]>();

  set(id: string, from: number, value: T): void {
    const known = this.#all.get(id);
    if (known) known.push({ from, value });
    else this.#all.set(id, [{ from, value }]);
  }

  at(place: number): Pick<ReadonlyMap<string, T>, 'get' | 'size'> {
    const all = this.#all;
    return {
      get: (id) => all.get(id)?.findLast(({ from }) => from <= place)?.value,
      get size() {
        return [...all.values()].filter(([{ from }]) => from <= place).length;
      },
    };
  }
}

class NamesOverTime {
  readonly #centres = new Dated<{ readonly name: string }>();
  readonly #entrants = new Dated<{ readonly members: readonly Person[] }>();
  readonly #officials = new Dated<{ readonly name: string }>();
  readonly #games = new Dated<{ readonly plan: { readonly name: string } }>();

  learn({ type, data }: EventBody, place: number): void {
    if (type === 'centre-added') this.#centres.set(data.id, place, data);
    if (type === 'entrants-registered') for (const one of data.entrants) this.#entrants.set(one.id, place, one);
    if (type === 'entrant-amended') this.#entrants.set(data.entrant, place, data);
    if (type === 'official-appointed') this.#officials.set(data.id, place, data);
    if (type === 'game-planned') this.#games.set(data.id, place, { plan: data });
  }

  at(place: number): Names {
    return {
      centres: this.#centres.at(place),
      entrants: this.#entrants.at(place),
      officials: this.#officials.at(place),
      games: this.#games.at(place),
    };
  }
}

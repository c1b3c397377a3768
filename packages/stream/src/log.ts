import { accept, type Result, refuse } from '@raccord/scrabble';
import { type ChainedEvent, hashOf, NO_EVENT } from './chain.ts';
import { atOnce } from './steps.ts';
import { isTakingBack, redoneBy, undoneAfter, undoneBy } from './takingback.ts';

/** The version of the events that this program writes. How the next one comes about: adr/0055. */
export const EVENT_VERSION = 1;

/** An event of a kind and a version that this program knows, by the table of its kinds. */
export const recognising =
  <Event extends ChainedEvent>(kinds: Readonly<Record<Event['type'], unknown>>) =>
  (event: ChainedEvent): Result<Event, 'event-too-new'> =>
    Object.hasOwn(kinds, event.type) && event.version <= EVENT_VERSION
      ? accept(event as Event)
      : refuse(
          'event-too-new',
          `L’action ${event.sequence} a été écrite par une version plus récente de Raccord : mettez Raccord à jour.`,
        );

/** Who did something, and when: what an event has of its command. */
export interface Signature {
  readonly id: string;
  readonly actor: unknown;
  readonly at: number;
}

/** The event that a decision gives, next in the chain after `last`. */
export function chained<Body extends { readonly type: string; readonly data: unknown }, Signed extends Signature>(
  body: Body,
  { id, actor, at }: Signed,
  last: Pick<ChainedEvent, 'sequence' | 'hash'> | undefined,
) {
  const sequence = (last?.sequence ?? 0) + 1;
  const previous = last?.hash ?? NO_EVENT;
  const event = { ...body, sequence, id, version: EVENT_VERSION, actor: actor as Signed['actor'], at, previous };
  return { ...event, hash: hashOf(event) };
}

/**
 * The events of a stream as they happened, and which of them still stand. A journal is such a log with what follows from
 * those that stand: what was taken back never comes to its fold.
 */
export abstract class EventLog<Event extends ChainedEvent> {
  readonly #events: Event[] = [];
  readonly #byId = new Map<string, Event>();
  #undone: Set<string> = new Set();
  #latest = 0;

  /** The fold as if nothing had happened. */
  protected abstract begin(): void;

  /** Takes an event into the fold. */
  protected abstract evolve(event: Event): void;

  /** Takes actions out of the fold, or back in, without beginning again; false, and nothing is changed, where it cannot. */
  protected evolveAgain(_changed: readonly Event[]): boolean {
    return false;
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  get last(): Event | undefined {
    return this.#events.at(-1);
  }

  /** The time of the most recent action; the last event may be older, when it came from a centre that was cut off. */
  get latest(): number {
    return this.#latest;
  }

  /** By id, what no longer stands: actions taken back, and undoings whose actions came back. */
  get undone(): ReadonlySet<string> {
    return this.#undone;
  }

  isUndone({ id }: Pick<Event, 'id'>): boolean {
    return this.#undone.has(id);
  }

  /** The event of a command that was done. */
  find(id: string): Event | undefined {
    return this.#byId.get(id);
  }

  /** Events that still stand, undoing and redoing apart. */
  *standing(): Generator<Event, void, undefined> {
    for (const event of this.#events) if (!isTakingBack(event) && !this.isUndone(event)) yield event;
  }

  /** What an undoing took back or a redoing had back, the action asked for first; nothing of any other event. */
  changedBy(event: Event): readonly Event[] {
    const redone = redoneBy(event);
    const undoing = redone === undefined ? event : this.find(redone);
    return (undoing ? undoneBy(undoing) : []).flatMap((id) => this.find(id) ?? []);
  }

  /** Takes in an event that was recorded here or elsewhere. */
  append(event: Event): void {
    this.#keep(event);
    if (!isTakingBack(event)) this.evolve(event);
    // What was undone is left out, as if it had never been; what was redone is where it was.
    else if (!this.evolveAgain(this.changedBy(event))) atOnce(this.#foldingAll());
  }

  /** Puts other events in the place of those after the first `count`, and works everything out again. */
  rewrite(count: number, tail: readonly Event[]): void {
    atOnce(this.rewriting(count, tail));
  }

  /** The same, event by event: until it is done, nobody may read this log. */
  *rewriting(count: number, tail: readonly Event[]): Generator<undefined, void> {
    this.reseal(count, tail);
    this.#undone = undoneAfter(this.#events);
    yield* this.#foldingAll();
  }

  /** Puts the same events after the first `count` in another order, or chains them anew: what was folded stays as it is. */
  reseal(count: number, tail: readonly Event[]): void {
    for (const { id } of this.#events.splice(count)) this.#byId.delete(id);
    for (const event of tail) this.#keep(event);
  }

  #keep(event: Event): void {
    this.#latest = Math.max(this.#latest, event.at);
    this.#events.push(event);
    this.#byId.set(event.id, event);
    for (const id of undoneBy(event)) this.#undone.add(id);
    const redone = redoneBy(event);
    if (redone === undefined) return;
    this.#undone.add(redone);
    for (const { id } of this.changedBy(event)) this.#undone.delete(id);
  }

  *#foldingAll(): Generator<undefined, void> {
    this.begin();
    for (const event of this.standing()) {
      this.evolve(event);
      yield;
    }
  }
}

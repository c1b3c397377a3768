import { accept, type Result } from '@raccord/scrabble';
import type { Command, TurnCorrections } from '../commands.ts';
import type { Consequences } from '../decide/consequences.ts';
import type { Context } from '../decide/context.ts';
import { consequencesOf } from '../decide/correctturns.ts';
import { decide } from '../decide/decide.ts';
import type { RefusalCode } from '../decide/refusals.ts';
import type { EventBody, RecordedEvent } from '../events.ts';
import { Judging, type Wordbook } from '../judging.ts';
import { evolve } from '../kinds/index.ts';
import { KeptLedger, type Ledger } from '../ledger/ledger.ts';
import { initialState } from '../state/folding.ts';
import type { TournamentState } from '../state/state.ts';
import { isTakingBack, redoneBy, undoneAfter, undoneBy } from '../state/undone.ts';
import { hashOf, NO_EVENT } from './chain.ts';
import { EVENT_VERSION } from './stored.ts';
import { foldSlipsAgain } from './undoing.ts';

/** A tournament as it happened: its events, and the state and the ledger that follow from them. */
export class Journal {
  readonly #judging: Judging;
  readonly #events: RecordedEvent[] = [];
  readonly #byId = new Map<string, RecordedEvent>();
  #undone: Set<string> = new Set();
  #latest = 0;
  #state = initialState();
  #ledger = new KeptLedger(this.#state);

  constructor(wordbook: Wordbook, events: readonly RecordedEvent[] = []) {
    this.#judging = new Judging(wordbook);
    for (const event of events) this.#keep(event);
    this.#rebuild();
  }

  get events(): readonly RecordedEvent[] {
    return this.#events;
  }

  /** The time of the most recent action; the last event may be older, when it came from a centre that was cut off. */
  get latest(): number {
    return this.#latest;
  }

  get state(): TournamentState {
    return this.#state;
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  get judging(): Judging {
    return this.#judging;
  }

  isUndone({ id }: RecordedEvent): boolean {
    return this.#undone.has(id);
  }

  /** The event of a command that was done. */
  find(id: string): RecordedEvent | undefined {
    return this.#byId.get(id);
  }

  /** What an undoing took back or a redoing had back, the action asked for first; nothing of any other event. */
  changedBy(event: RecordedEvent): readonly RecordedEvent[] {
    const redone = redoneBy(event);
    const undoing = redone === undefined ? event : this.find(redone);
    return (undoing ? undoneBy(undoing) : []).flatMap((id) => this.find(id) ?? []);
  }

  /** Decides a command and keeps its event; one that was already done gives the same event again. */
  submit(command: Command): Result<RecordedEvent, RefusalCode> {
    const done = this.find(command.id);
    if (done) return accept(done);
    const decision = this.decide(command);
    if (!decision.ok) return decision;
    const event = this.record(command, decision.value);
    this.append(event);
    return accept(event);
  }

  /** What a command would bring about. */
  decide(command: Command): Result<EventBody, RefusalCode> {
    return decide(this.#context, command);
  }

  /** What correcting turns that were played would change. */
  consequencesOf(corrections: TurnCorrections): Result<Consequences, RefusalCode> {
    return consequencesOf(this.#context, corrections);
  }

  get #context(): Context {
    return {
      state: this.#state,
      ledger: this.#ledger,
      judging: this.#judging,
      events: this.#events,
      isUndone: (event: RecordedEvent) => this.isUndone(event),
    };
  }

  /** The event that a decision gives, next in the chain after `last`. */
  record({ id, actor, at }: Command, body: EventBody, last = this.#events.at(-1)): RecordedEvent {
    const event = {
      ...body,
      sequence: (last?.sequence ?? 0) + 1,
      id,
      version: EVENT_VERSION,
      actor,
      at,
      previous: last?.hash ?? NO_EVENT,
    };
    return { ...event, hash: hashOf(event) };
  }

  /** Takes in an event that was recorded here or elsewhere. */
  append(event: RecordedEvent): void {
    this.#keep(event);
    const changed = this.changedBy(event);
    if (changed.length === 0) this.#take(event);
    else this.#foldAgain(changed);
  }

  /** Puts other events in the place of those after the first `count`, and works everything out again. */
  rewrite(count: number, tail: readonly RecordedEvent[]): void {
    this.reseal(count, tail);
    this.#undone = undoneAfter(this.#events);
    this.#rebuild();
  }

  /**
   * Puts the same events after the first `count` in another order, or chains them anew: state and ledger stay as they
   * are.
   */
  reseal(count: number, tail: readonly RecordedEvent[]): void {
    for (const { id } of this.#events.splice(count)) this.#byId.delete(id);
    for (const event of tail) this.#keep(event);
  }

  #keep(event: RecordedEvent): void {
    this.#latest = Math.max(this.#latest, event.at);
    this.#events.push(event);
    this.#byId.set(event.id, event);
    for (const id of undoneBy(event)) this.#undone.add(id);
    const redone = redoneBy(event);
    if (redone === undefined) return;
    this.#undone.add(redone);
    for (const { id } of this.changedBy(event)) this.#undone.delete(id);
  }

  #take(event: RecordedEvent): void {
    evolve(this.#state, event);
    this.#ledger.note(event);
  }

  /** What was undone is left out, as if it had never been; what was redone is where it was. */
  #foldAgain(changed: readonly RecordedEvent[]): void {
    if (foldSlipsAgain(this.#state, changed, this.#standing())) for (const event of changed) this.#ledger.note(event);
    else this.#rebuild();
  }

  #rebuild(): void {
    this.#state = initialState();
    this.#ledger = new KeptLedger(this.#state);
    for (const event of this.#standing()) this.#take(event);
  }

  *#standing(): Generator<RecordedEvent, void, undefined> {
    for (const event of this.#events) if (!isTakingBack(event) && !this.isUndone(event)) yield event;
  }
}

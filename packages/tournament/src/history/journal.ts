import { accept, type Result } from '@raccord/scrabble';
import { chained, EventLog } from '@raccord/stream';
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
import { foldSlipsAgain } from './undoing.ts';

/** A tournament as it happened: its events, and the state and the ledger that follow from them. */
export class Journal {
  readonly #judging: Judging;
  readonly #log: EventLog<RecordedEvent>;
  #state = initialState();
  #ledger = new KeptLedger(this.#state);

  constructor(wordbook: Wordbook, events: readonly RecordedEvent[] = []) {
    this.#judging = new Judging(wordbook);
    this.#log = new EventLog<RecordedEvent>(
      {
        begin: () => {
          this.#state = initialState();
          this.#ledger = new KeptLedger(this.#state);
        },
        evolve: (event) => {
          evolve(this.#state, event);
          this.#ledger.note(event);
        },
        evolveAgain: (changed, standing) => {
          const isDone = foldSlipsAgain(this.#state, changed, standing);
          if (isDone) for (const event of changed) this.#ledger.note(event);
          return isDone;
        },
      },
      events,
    );
  }

  get events(): readonly RecordedEvent[] {
    return this.#log.events;
  }

  /** The time of the most recent action; the last event may be older, when it came from a centre that was cut off. */
  get latest(): number {
    return this.#log.latest;
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

  isUndone(event: RecordedEvent): boolean {
    return this.#log.isUndone(event);
  }

  /** The event of a command that was done. */
  find(id: string): RecordedEvent | undefined {
    return this.#log.find(id);
  }

  /** What an undoing took back or a redoing had back, the action asked for first; nothing of any other event. */
  changedBy(event: RecordedEvent): readonly RecordedEvent[] {
    return this.#log.changedBy(event);
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
      ...{ state: this.#state, ledger: this.#ledger, judging: this.#judging, events: this.events },
      isUndone: (event: RecordedEvent) => this.isUndone(event),
    };
  }

  /** The event that a decision gives, next in the chain after `last`. */
  record(command: Command, body: EventBody, last = this.#log.last): RecordedEvent {
    return chained(body, command, last);
  }

  /** Takes in an event that was recorded here or elsewhere. */
  append(event: RecordedEvent): void {
    this.#log.append(event);
  }

  /** Puts other events in the place of those after the first `count`, and works everything out again. */
  rewrite(count: number, tail: readonly RecordedEvent[]): void {
    this.#log.rewrite(count, tail);
  }

  /** Puts the same events after the first `count` in another order, or chains them anew: state and ledger stay as they are. */
  reseal(count: number, tail: readonly RecordedEvent[]): void {
    this.#log.reseal(count, tail);
  }
}

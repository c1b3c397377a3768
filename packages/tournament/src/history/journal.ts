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
export class Journal extends EventLog<RecordedEvent> {
  readonly judging: Judging;
  #state = initialState();
  #ledger = new KeptLedger(this.#state);

  constructor(wordbook: Wordbook, events: readonly RecordedEvent[] = []) {
    super();
    this.judging = new Judging(wordbook);
    this.rewrite(0, events);
  }

  get state(): TournamentState {
    return this.#state;
  }

  get ledger(): Ledger {
    return this.#ledger;
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
      ...{ state: this.#state, ledger: this.#ledger, judging: this.judging, events: this.events },
      isUndone: (event: RecordedEvent) => this.isUndone(event),
    };
  }

  /** The event that a decision gives, next in the chain after `last`. */
  record(command: Command, body: EventBody, last = this.last): RecordedEvent {
    return chained(body, command, last);
  }

  protected override begin(): void {
    this.#state = initialState();
    this.#ledger = new KeptLedger(this.#state);
  }

  protected override evolve(event: RecordedEvent): void {
    evolve(this.#state, event);
    this.#ledger.note(event);
  }

  /** The slips of one turn alone. */
  protected override evolveAgain(changed: readonly RecordedEvent[], standing: Iterable<RecordedEvent>): boolean {
    const isDone = foldSlipsAgain(this.#state, changed, standing);
    if (isDone) for (const event of changed) this.#ledger.note(event);
    return isDone;
  }
}

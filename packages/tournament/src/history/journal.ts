import { accept, type Result } from '@raccord/scrabble';
import { chained, DecidingLog } from '@raccord/stream';
import type { Command, TurnCorrections } from '../commands.ts';
import type { Consequences } from '../decide/consequences.ts';
import type { Context } from '../decide/context.ts';
import { consequencesOf } from '../decide/correctturns.ts';
import { decide } from '../decide/decide.ts';
import { type RefusalCode, refused } from '../decide/refusals.ts';
import { standingEvents } from '../decide/undo.ts';
import type { RecordedEvent } from '../events.ts';
import { Judging, type Wordbook } from '../judging.ts';
import { evolve, recountOf } from '../kinds/index.ts';
import { KeptLedger, type Ledger } from '../ledger/ledger.ts';
import type { Actor } from '../people.ts';
import { initialState } from '../state/folding.ts';
import type { TournamentState } from '../state/state.ts';
import { type ChangedTotal, changedTotals, foldSlipsAgain, SlipEvents } from './undoing.ts';

/** A tournament as it happened: its events, and the state and the ledger that follow from them. */
export class Journal extends DecidingLog<RecordedEvent, Command, RefusalCode> {
  readonly judging: Judging;
  #state = initialState();
  #ledger = new KeptLedger(this.#state);
  readonly #slips = new SlipEvents();

  constructor(wordbook: Wordbook, events: readonly RecordedEvent[] = []) {
    super();
    this.judging = new Judging(wordbook);
    this.rewrite(0, events);
  }

  /** A journal of these events, one after the other: thousands of them take a while. */
  static *reading(wordbook: Wordbook, events: readonly RecordedEvent[]): Generator<undefined, Journal> {
    const journal = new Journal(wordbook);
    yield* journal.rewriting(0, events);
    return journal;
  }

  get state(): TournamentState {
    return this.#state;
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  /** What correcting turns that were played would change. */
  consequencesOf(corrections: TurnCorrections): Result<Consequences, RefusalCode> {
    return consequencesOf(this.#context, corrections);
  }

  /** The totals of games that would be others if these actions were taken back, or came back where they were. */
  totalsWithout(changed: readonly RecordedEvent[]): readonly ChangedTotal[] {
    if (changed.every((event) => recountOf(event).of === 'nothing')) return [];
    const undone = new Set(this.undone);
    for (const { id } of changed) if (!undone.delete(id)) undone.add(id);
    const state = initialState();
    for (const event of standingEvents(this.events, undone)) evolve(state, event);
    return changedTotals({ state: this.#state, ledger: this.#ledger }, { state, ledger: new KeptLedger(state) });
  }

  get #context(): Context {
    const { events, undone, judging } = this;
    return { state: this.#state, ledger: this.#ledger, judging, events, undone };
  }

  override take(event: RecordedEvent): void {
    this.append(event);
  }

  protected override settle(command: Command, last: RecordedEvent | undefined): Result<RecordedEvent, RefusalCode> {
    const decision = decide(this.#context, command);
    return decision.ok ? accept(chained(decision.value, command, last)) : decision;
  }

  /** Another author's command under the same id is another command. */
  protected override again(done: RecordedEvent, { actor }: Command): Result<RecordedEvent, RefusalCode> {
    return authorOf(done.actor) === authorOf(actor) ? accept(done) : refused('id-taken', done.id);
  }

  protected override begin(): void {
    this.#state = initialState();
    this.#ledger = new KeptLedger(this.#state);
  }

  protected override evolve(event: RecordedEvent): void {
    evolve(this.#state, event);
    this.#ledger.note(event);
  }

  /** Slips of one turn alone. */
  protected override evolveAgain(changed: readonly RecordedEvent[]): boolean {
    this.#slips.read(this.events);
    const isDone = foldSlipsAgain(this.#state, changed, this.#slips, (event) => this.isUndone(event));
    if (isDone) for (const event of changed) this.#ledger.note(event);
    return isDone;
  }
}

/** Whatever he is called by now. */
const authorOf = (actor: Actor): string =>
  JSON.stringify([actor.role, 'id' in actor ? actor.id : undefined, 'centre' in actor ? actor.centre : undefined]);

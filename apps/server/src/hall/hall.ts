import type { Actor, Journal, RecordedEvent } from '@raccord/tournament';
import { newId } from '../access/tokens.ts';
import { isPassing } from '../store/faults.ts';
import { Changes } from './changes.ts';
import type { Answer, AskedCommand, Decided, SentCommand } from './deciding.ts';
import { TournamentTime } from './tournamenttime.ts';

interface Waiting extends AskedCommand {
  resolve(answer: Answer): void;
  reject(fault: unknown): void;
}

/** Between two tellings of how far the tournament has come. */
const PACE_MS = 100;
/** After what was written elsewhere could not be read. */
const AGAIN_MS = 1_000;
/** Of a hash, what two histories of one tournament never share by chance. */
const MARK_LENGTH = 16;
/** Commands written in one transaction at most. */
const LARGEST_BATCH = 500;

/**
 * A tournament that is being played. Commands wait in a queue; those that do not depend on one another are decided
 * together and written in one transaction, so that a hundred referees cost hardly more than one. Nobody is answered, and
 * nobody reads a change, before it is durable: the journal takes an event in once the store has it.
 */
export abstract class Hall {
  readonly id: string;
  /** Another one each time that the tournament is opened: what was counted before means nothing now. */
  readonly opening = newId();
  readonly changes = new Changes();
  protected readonly journal: Journal;
  readonly #time: TournamentTime;
  readonly #listeners = new Set<(sequence: number) => void>();
  readonly #queue: Waiting[] = [];
  /** The store is known to stand at this sequence. */
  #heardOf = 0;
  #isNews = false;
  #pause: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #fault: unknown;
  #isRunning = false;
  #running: Promise<void> = Promise.resolve();

  protected constructor(id: string, journal: Journal, machine: () => number) {
    this.id = id;
    this.journal = journal;
    this.#time = new TournamentTime(machine);
  }

  /** Of the last event, which is durable. */
  get sequence(): number {
    return this.journal.events.length;
  }

  /** Stands for everything that happened, also after the tournament was opened again. */
  get mark(): string {
    return this.journal.events.at(-1)?.hash.slice(0, MARK_LENGTH) ?? '';
  }

  /** The time of the tournament: what is done here is done then. */
  now(): number {
    return this.#time.now(this.journal);
  }

  /** Why what was written elsewhere cannot be taken in, where waiting does not help: nothing is decided here any more. */
  get fault(): unknown {
    return this.#fault;
  }

  /** Nobody listens and nothing is under way: it may be closed, and opened again when somebody asks for it. */
  get isIdle(): boolean {
    return !this.#isRunning && this.#listeners.size === 0;
  }

  /** Decides commands, the first one at least, writes their events and has the journal take them in. */
  protected abstract write(asked: readonly AskedCommand[], tellDecided: (decided: Decided) => void): Promise<void>;

  /** Takes in what was written elsewhere. */
  protected abstract catchUp(): Promise<void>;

  /** The store stands at this sequence: another process may have written. */
  abstract heard(sequence: number): void;

  /** Decides a command and writes its event. After a `StoreFault` nobody knows whether it was written: send it again. */
  submit(sent: SentCommand, actor: Actor): Promise<Answer> {
    if (this.#fault !== undefined) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      this.#queue.push({ sent, actor, resolve, reject });
      this.#wake();
    });
  }

  /** Looks at the tournament as it stands, every event of it durable. */
  read<T>(look: (journal: Journal) => T): T {
    return look(this.journal);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** Tells the sequence after changes, made here or elsewhere, at a calm pace. Answers how to stop being told. */
  onChange(tell: (sequence: number) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /** Waits until nothing is under way. */
  async close(): Promise<void> {
    await this.#running;
    clearTimeout(this.#pause);
    clearTimeout(this.#again);
    this.#listeners.clear();
  }

  /** There is something to catch up with, before the next command is decided. */
  protected fallBehind(sequence = Number.POSITIVE_INFINITY): void {
    if (this.#fault !== undefined) return;
    this.#heardOf = Math.max(this.#heardOf, sequence);
    this.#wake();
  }

  protected take(events: readonly RecordedEvent[]): void {
    if (events.length === 0) return;
    for (const event of events) this.journal.append(event);
    this.changes.note(this.journal, events);
    this.tellAll();
  }

  /** Names were erased: these events take the place of those that were taken in; nothing else of the tournament changes. */
  protected takeAnew(events: readonly RecordedEvent[]): void {
    this.journal.rewrite(0, events);
    this.changes.noteAll();
    this.tellAll();
  }

  /** At once after a quiet moment, then at a pace: a thousand screens are not told of each slip of a busy turn. */
  protected tellAll(): void {
    if (this.#pause) {
      this.#isNews = true;
      return;
    }
    this.#isNews = false;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#isNews) this.tellAll();
    }, PACE_MS).unref();
    for (const tell of this.#listeners) tell(this.sequence);
  }

  get #isBehind(): boolean {
    return this.#heardOf > this.sequence;
  }

  #wake(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    // Commands that arrive in the same turn of the event loop go together.
    await Promise.resolve();
    try {
      while (this.#isBehind || this.#queue.length > 0) {
        if (this.#isBehind) {
          this.#heardOf = 0;
          await this.catchUp().catch((fault) => this.#stayBehind(fault));
        } else await this.#writeNext();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #stayBehind(fault: unknown): void {
    if (!isPassing(fault)) {
      this.#fault = fault;
      for (const { reject } of this.#queue.splice(0)) reject(fault);
      return;
    }
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.fallBehind(), AGAIN_MS).unref();
  }

  async #writeNext(): Promise<void> {
    let answers: readonly Answer[] = [];
    try {
      await this.write(this.#queue.slice(0, LARGEST_BATCH), (decided) => {
        answers = decided.answers;
      });
    } catch (fault) {
      // Those decided, or the first one if deciding failed: the others wait for the next round.
      const failed = this.#queue.splice(0, Math.max(1, answers.length));
      this.#heardOf = Number.POSITIVE_INFINITY;
      for (const { reject } of failed) reject(fault);
      return;
    }
    const answered = this.#queue.splice(0, answers.length);
    for (const [index, { resolve }] of answered.entries()) resolve(answers[index]);
  }
}

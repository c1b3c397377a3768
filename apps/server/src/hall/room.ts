import { newId } from '../access/tokens.ts';
import { isPassing } from '../store/faults.ts';

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(fault: unknown): void;
}

/** After what was written elsewhere could not be read. */
const AGAIN_MS = 1_000;
/** Written in one transaction at most. */
const LARGEST_BATCH = 500;

/**
 * A stream of events that is open in this process: a tournament, a club or a sitting. What is asked waits in a queue and is
 * decided in turn, together where the stream may; nobody is answered, and nobody reads a change, before it is durable.
 * Other processes may write to the same stream: what they wrote is taken in before the next thing is decided.
 */
export abstract class Room<Asked, Answer> {
  readonly id: string;
  /** Another one each time that the stream is opened: what was counted before means nothing now. */
  readonly opening = newId();
  readonly #paceMs: number;
  readonly #listeners = new Set<(sequence: number) => void>();
  readonly #queue: Waiting<Asked, Answer>[] = [];
  /** The store is known to stand at this sequence. */
  #heardOf = 0;
  #isNews = false;
  #pause: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #fault: unknown;
  /** Why what was written elsewhere could not be read the last time. */
  #setback: unknown;
  #isRunning = false;
  #isCatchingUp = false;
  /** Those who wait until all that is known to be written elsewhere is taken in. */
  readonly #waiting: (() => void)[] = [];
  #running: Promise<void> = Promise.resolve();

  /** @param paceMs between two tellings of how far the stream has come. */
  protected constructor(id: string, paceMs = 0) {
    this.id = id;
    this.#paceMs = paceMs;
  }

  /** Of the last event, which is durable. */
  abstract get sequence(): number;

  /** Decides what was asked, the first thing at least, writes what comes of it and takes that in. */
  protected abstract write(
    asked: readonly Asked[],
    tellDecided: (decided: { readonly answers: readonly Answer[] }) => void,
  ): Promise<void>;

  /** What is asked until this resolves goes together: at least what is asked in the same turn of the event loop. */
  protected async gather(): Promise<void> {}

  /** Takes in what was written elsewhere. */
  protected abstract catchUp(): Promise<void>;

  /** Why what was written elsewhere cannot be taken in, where waiting does not help: nothing is decided here any more. */
  get fault(): unknown {
    return this.#fault;
  }

  /** Nobody listens and nothing is under way: it may be closed, and opened again when somebody asks for it. */
  get isIdle(): boolean {
    return !this.#isRunning && this.#listeners.size === 0;
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** The store stands at this sequence: another process may have written. */
  heard(sequence: number): void {
    if (sequence > this.sequence) this.fallBehind(sequence);
  }

  /** Waits until all that is known to be written elsewhere is taken in. Throws why it cannot be. */
  async upToDate(): Promise<void> {
    if (this.#isBehind || this.#isCatchingUp) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.#fault !== undefined || this.#setback !== undefined) throw this.#fault ?? this.#setback;
  }

  /** Tells the sequence after changes, made here or elsewhere. Answers how to stop being told. */
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

  /** After a `StoreFault` nobody knows whether it was written: ask again. */
  protected ask(asked: Asked): Promise<Answer> {
    if (this.#fault !== undefined) return Promise.reject(this.#fault);
    return new Promise((resolve, reject) => {
      this.#queue.push({ asked, resolve, reject });
      this.#wake();
    });
  }

  /** There is something to catch up with, before the next thing is decided. */
  protected fallBehind(sequence = Number.POSITIVE_INFINITY): void {
    if (this.#fault !== undefined) return;
    this.#heardOf = Math.max(this.#heardOf, sequence);
    this.#wake();
  }

  /** At once after a quiet moment, then at a pace: a thousand screens are not told of each slip of a busy turn. */
  protected tellAll(): void {
    if (this.#pause) {
      this.#isNews = true;
      return;
    }
    this.#isNews = false;
    if (this.#paceMs > 0) {
      this.#pause = setTimeout(() => {
        this.#pause = undefined;
        if (this.#isNews) this.tellAll();
      }, this.#paceMs).unref();
    }
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
    try {
      while (this.#isBehind || this.#queue.length > 0) {
        if (this.#isBehind) {
          this.#heardOf = 0;
          this.#setback = undefined;
          this.#isCatchingUp = true;
          await this.catchUp().catch((fault) => this.#stayBehind(fault));
          this.#isCatchingUp = false;
        } else {
          await this.gather();
          await this.#writeNext();
        }
        // While many write, something always waits to be written.
        if (!this.#isBehind) for (const tell of this.#waiting.splice(0)) tell();
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
    this.#setback = fault;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.fallBehind(), AGAIN_MS).unref();
  }

  async #writeNext(): Promise<void> {
    let answers: readonly Answer[] = [];
    try {
      const asked = this.#queue.slice(0, LARGEST_BATCH).map((waiting) => waiting.asked);
      await this.write(asked, (decided) => {
        answers = decided.answers;
      });
    } catch (fault) {
      // Where nothing could be written, nothing that was asked by now: it may follow on what failed, and would be done before it.
      // Else what was decided, or the first thing if deciding failed: the rest waits for the next round.
      const failed = this.#queue.splice(0, isPassing(fault) ? this.#queue.length : Math.max(1, answers.length));
      this.#heardOf = Number.POSITIVE_INFINITY;
      for (const { reject } of failed) reject(fault);
      return;
    }
    const answered = this.#queue.splice(0, answers.length);
    for (const [index, { resolve }] of answered.entries()) resolve(answers[index]);
  }
}

import { accept, type Result, refuse } from '@raccord/scrabble';
import {
  type Actor,
  type Command,
  type CommandBody,
  type CommandType,
  type EventType,
  Journal,
  type RecordedEvent,
  type RefusalCode,
  type StoredEvent,
  touches,
  upcast,
  type Wordbook,
} from '@raccord/tournament';
import { type EventStore, StoreFault } from '../store/store.ts';

/** A command as it was sent: the server adds who and when. */
export interface SentCommand {
  readonly id: string;
  readonly type: CommandType;
  readonly data: unknown;
}

type Answer = Result<RecordedEvent, RefusalCode>;

interface Waiting {
  readonly sent: SentCommand;
  readonly actor: Actor;
  resolve(answer: Answer): void;
  reject(fault: unknown): void;
}

/** Between two tellings of how far the tournament has come. */
const PACE_MS = 100;
/** Commands written in one transaction at most. */
const LARGEST_BATCH = 500;

/** Events about single slips: those of different entrants do not depend on one another. */
const OF_SLIPS: ReadonlySet<EventType> = new Set([
  'slips-recorded',
  'slip-corrected',
  'slip-referred',
  'slip-confirmed',
  'slip-ruled',
  'ruling-withdrawn',
  'warning-given',
  'correction-delivered',
]);

/**
 * A tournament that is being played. Commands wait in a queue; those that do not depend on one another are decided
 * together and written in one transaction, so that a hundred referees cost hardly more than one. Nobody is answered, and
 * nobody reads a change, before it is durable: the journal takes an event in once the store has it.
 */
export class Hall {
  readonly id: string;
  readonly #store: EventStore;
  readonly #journal: Journal;
  readonly #now: () => number;
  readonly #listeners = new Set<(sequence: number) => void>();
  readonly #queue: Waiting[] = [];
  #isBehind = false;
  #isNews = false;
  #pause: NodeJS.Timeout | undefined;
  #isRunning = false;
  #running: Promise<void> = Promise.resolve();

  private constructor(id: string, store: EventStore, journal: Journal, now: () => number) {
    this.id = id;
    this.#store = store;
    this.#journal = journal;
    this.#now = now;
  }

  static async open(id: string, store: EventStore, wordbook: Wordbook, now: () => number): Promise<Hall> {
    return new Hall(id, store, new Journal(wordbook, readable(await store.read(id, 0), id)), now);
  }

  /** Of the last event, which is durable. */
  get sequence(): number {
    return this.#journal.events.length;
  }

  /** Decides a command and writes its event. After a `StoreFault` nobody knows whether it was written: send it again. */
  submit(sent: SentCommand, actor: Actor): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ sent, actor, resolve, reject });
      this.#wake();
    });
  }

  /** Looks at the tournament as it stands, every event of it durable. */
  read<T>(look: (journal: Journal) => T): T {
    return look(this.#journal);
  }

  /** Tells the sequence after changes, made here or elsewhere, at a calm pace. Answers how to stop being told. */
  onChange(tell: (sequence: number) => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /** The store stands at this sequence: another process may have written. */
  heard(sequence: number): void {
    if (sequence <= this.sequence) return;
    this.#isBehind = true;
    this.#wake();
  }

  /** Waits until nothing is under way. */
  async close(): Promise<void> {
    await this.#running;
    clearTimeout(this.#pause);
    this.#listeners.clear();
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
        if (this.#isBehind) await this.#catchUp().catch(() => {});
        else await this.#writeNext();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  async #writeNext(): Promise<void> {
    const waiting = this.#queue.slice(0, LARGEST_BATCH);
    let decided = NOTHING;
    try {
      await this.#store.appendDecided(this.id, this.sequence, (news) => {
        this.#take(readable(news, this.id));
        decided = this.#decide(waiting);
        return decided.events;
      });
      this.#take(decided.events);
    } catch (fault) {
      // Those decided, or the first one if deciding failed: the others wait for the next round.
      const failed = this.#queue.splice(0, Math.max(1, decided.answers.length));
      this.#isBehind = true;
      for (const { reject } of failed) reject(fault);
      return;
    }
    const answered = this.#queue.splice(0, decided.answers.length);
    for (const [index, { resolve }] of answered.entries()) resolve(decided.answers[index]);
  }

  /** Decides as many commands as do not depend on one another: the first one at least. */
  #decide(waiting: readonly Waiting[]): Decided {
    const answers: Answer[] = [];
    const events: RecordedEvent[] = [];
    const ids = new Set<string>();
    const written = new Set<string>();
    for (const { sent, actor } of waiting) {
      // The same command twice: the second one is answered once the first one is done.
      if (ids.has(sent.id)) break;
      const last = events.at(-1) ?? this.#journal.events.at(-1);
      const command = this.#command(sent, actor, last?.at ?? 0);
      const done = this.#journal.find(sent.id);
      const decision = done ? answerAgain(done, actor) : this.#journal.decide(command);
      if (done || !decision.ok) {
        // A refusal may come from not having taken in the events before it.
        if (!done && events.length > 0) break;
        answers.push(decision as Answer);
        continue;
      }
      const event = this.#journal.record(command, decision.value, last);
      const { writes } = touches(event);
      const mayJoin = OF_SLIPS.has(event.type) && OF_SLIPS.has(events[0]?.type ?? event.type);
      if (events.length > 0 && (!mayJoin || writes.some((path) => written.has(path)))) break;
      for (const path of writes) written.add(path);
      ids.add(sent.id);
      events.push(event);
      answers.push(accept(event));
    }
    return { answers, events };
  }

  /** A clock set back does not disorder anything: no event is older than the one before it. */
  #command({ id, type, data }: SentCommand, actor: Actor, notBefore: number): Command {
    return { id, actor, at: Math.max(Math.floor(this.#now()), notBefore + 1), ...({ type, data } as CommandBody) };
  }

  async #catchUp(): Promise<void> {
    this.#isBehind = false;
    this.#take(readable(await this.#store.read(this.id, this.sequence), this.id));
  }

  #take(events: readonly RecordedEvent[]): void {
    if (events.length === 0) return;
    for (const event of events) this.#journal.append(event);
    this.#tellAll();
  }

  /** At once after a quiet moment, then at a pace: a thousand screens are not told of each slip of a busy turn. */
  #tellAll(): void {
    if (this.#pause) {
      this.#isNews = true;
      return;
    }
    this.#isNews = false;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#isNews) this.#tellAll();
    }, PACE_MS).unref();
    for (const tell of this.#listeners) tell(this.sequence);
  }
}

interface Decided {
  /** For the first commands waiting, in order. */
  readonly answers: readonly Answer[];
  readonly events: readonly RecordedEvent[];
}

/** The event of a command sent again; another author's command under the same id is another command. */
const answerAgain = (done: RecordedEvent, actor: Actor): Answer =>
  JSON.stringify(done.actor) === JSON.stringify(actor)
    ? accept(done)
    : refuse('id-taken', `L’identifiant « ${done.id} » est celui d’une autre demande : envoyez-la sous un autre.`);

const NOTHING: Decided = { answers: [], events: [] };

/** Events of the store in today's shape. */
export function readable(stored: readonly StoredEvent[], stream: string): RecordedEvent[] {
  return stored.map((event) => {
    const read = upcast(event);
    if (!read.ok) throw new StoreFault('too-new', stream);
    return read.value;
  });
}

import type { Relayed } from '@raccord/contract';
import { refuse } from '@raccord/scrabble';
import {
  type Actor,
  auditLine,
  type Command,
  type Journal,
  type RecordedEvent,
  type RefusalCode,
} from '@raccord/tournament';
import {
  type AskedCommand,
  type CommandAnswer,
  type DecidedCommands,
  decideAsked,
  type SentCommand,
} from '../hall/deciding.ts';
import { Hall } from '../hall/hall.ts';
import { readable, recognised, tellsOfErasure } from '../hall/reading.ts';
import type { EventStore, OutboxEntry } from '../store/store.ts';
import { pin } from './pin.ts';
import { canSlide } from './sliding.ts';

/** An action confirmed here that the copy of the tournament does not have yet. */
interface Pending {
  entry: OutboxEntry;
  /** As it stands here for the time being; undefined when what happened elsewhere leaves no room for it. */
  event: RecordedEvent | undefined;
  outcome?: 'recorded' | 'done' | 'refused';
  /** The copy has what makes it done once it stands here. */
  doneAt?: number;
}

const WAITS = 'Cette action est déjà confirmée ; elle attend la réponse du serveur du tournoi.';

/**
 * A tournament of another server, as one centre plays it: the copy of its events, then the actions of this centre that it
 * does not have yet. They are decided here, durable before they are confirmed, and decided again over what comes from there.
 */
export class RelayHall extends Hall {
  readonly #store: EventStore;
  #copied: number;
  #pending: Pending[] = [];
  readonly #refused = new Map<string, OutboxEntry>();
  #tellPending: () => void = () => undefined;

  private constructor(id: string, journal: Journal, store: EventStore, now: () => number) {
    super(id, journal, now);
    this.#store = store;
    this.#copied = journal.events.length;
  }

  static async open(id: string, journal: Journal, store: EventStore, now: () => number): Promise<RelayHall> {
    const hall = new RelayHall(id, journal, store, now);
    const entries = await store.outbox.list(id);
    const landed = entries.filter(({ command }) => journal.find(command.id));
    await store.outbox.remove(
      id,
      landed.map(({ command }) => command.id),
    );
    for (const entry of entries) {
      if (entry.refusal) hall.#refused.set(entry.command.id, entry);
      else if (!landed.includes(entry)) hall.#pending.push({ entry, event: hall.#decide(entry.command) });
    }
    return hall;
  }

  /** What it follows and hands on never ends. */
  override get isIdle(): boolean {
    return false;
  }

  /** What waits here shows in views too, and has no number of its own. */
  override get mark(): string {
    return `${this.opening} ${this.changes.count}`;
  }

  /** Events of the tournament that are here as its server wrote them. */
  get copied(): number {
    return this.#copied;
  }

  get pendingCount(): number {
    return this.#pending.length;
  }

  /** Oldest first. */
  get refused(): readonly OutboxEntry[] {
    return [...this.#refused.values()];
  }

  /** The next actions to hand on, in order. They lost the names that the copy has lost. */
  toHandOn(most: number): readonly Command[] {
    const waiting = this.#pending.filter(({ outcome }) => outcome === undefined);
    return waiting.slice(0, most).map(({ entry }) => entry.command);
  }

  onPending(tell: () => void): void {
    this.#tellPending = tell;
  }

  /** What the server of the tournament made of actions that were handed on. Answers those that it refused. */
  async settle({ answers, sequence }: Relayed): Promise<readonly OutboxEntry[]> {
    const refused: OutboxEntry[] = [];
    for (const { id, outcome, code = 'not-allowed', text = '' } of answers) {
      const pending = this.#pending.find(({ entry }) => entry.command.id === id);
      if (!pending) continue;
      if (outcome === 'refused') {
        const entry = { ...pending.entry, refusal: { code, text } };
        await this.#store.outbox.refuse(this.id, id, entry.refusal);
        this.#refused.set(id, entry);
        refused.push(entry);
      }
      pending.outcome = outcome;
      if (outcome === 'done') pending.doneAt = sequence;
    }
    this.noteRelay();
    this.fallBehind();
    return refused;
  }

  /** Whoever has seen to an action that was refused takes it out of sight. */
  async dismiss(id: string, by: string, at: number): Promise<boolean> {
    const entry = this.#refused.get(id);
    if (!entry) return false;
    if (entry.dismissal) return true;
    await this.#store.outbox.dismiss(this.id, id, { by, at });
    this.#refused.set(id, { ...entry, dismissal: { by, at } });
    this.noteRelay();
    return true;
  }

  /** What waits, what was refused, or the way there is no longer as it was. */
  noteRelay(): void {
    this.changes.noteRelay();
    this.tellAll();
  }

  override submit(sent: SentCommand, actor: Actor): Promise<CommandAnswer> {
    const refusal = this.#refused.get(sent.id)?.refusal;
    if (refusal) return Promise.resolve(refuse(refusal.code as RefusalCode, refusal.text));
    const isSetAside = this.#pending.some(({ entry, event }) => entry.command.id === sent.id && !event);
    return isSetAside ? Promise.resolve(refuse('id-taken', WAITS)) : super.submit(sent, actor);
  }

  override heard(sequence: number): void {
    if (sequence > this.#copied) this.fallBehind();
  }

  protected override async write(
    asked: readonly AskedCommand[],
    tellDecided: (decided: DecidedCommands) => void,
  ): Promise<void> {
    const decided = decideAsked(this.journal, asked, this.now());
    tellDecided(decided);
    if (decided.events.length === 0) return;
    const pending = decided.events.map((event, index) => ({
      entry: { command: pin(decided.commands[index], event, this.journal.state), ...this.#told(event) },
      event,
    }));
    await this.#store.outbox.add(
      this.id,
      pending.map(({ entry }) => entry),
    );
    this.#pending.push(...pending);
    this.changes.noteRelay();
    this.take(decided.events);
    this.#tellPending();
  }

  #told(event: RecordedEvent): Pick<OutboxEntry, 'who' | 'what'> {
    const { who, what } = auditLine(event, this.journal.state, 'act', this.journal.changedBy(event));
    return { who, what };
  }

  protected override async catchUp(): Promise<void> {
    const last = this.journal.events[this.#copied - 1];
    const stored = await this.#store.read(this.id, this.#copied);
    if (tellsOfErasure(stored)) return this.#begin();
    const news = readable(stored, this.id, last);
    const ids = new Set(news.map(({ id }) => id));
    const copied = this.#copied + news.length;
    const isOver = ({ entry, outcome, doneAt = 0 }: Pending) =>
      ids.has(entry.command.id) || outcome === 'refused' || (outcome === 'done' && doneAt <= copied);
    const over = this.#pending.filter(isOver);
    if (news.length === 0 && over.length === 0) return;
    const gone = over.filter(({ outcome }) => outcome !== 'refused').map(({ entry }) => entry.command.id);
    await this.#store.outbox.remove(this.id, gone);
    this.#merge(news, over);
    this.changes.noteAll();
    this.tellAll();
  }

  /** Names were erased: the copy is read again, and what waits is decided over it. */
  async #begin(): Promise<void> {
    const events = recognised(await this.#store.readSound(this.id), this.id);
    // What was recorded there may have another id by now: it is in the copy.
    const waiting = this.#pending.filter(({ entry, outcome }) => {
      return outcome === undefined && !events.some(({ id }) => id === entry.command.id);
    });
    const gone = this.#pending.filter((one) => !waiting.includes(one) && one.outcome !== 'refused');
    await this.#store.outbox.remove(
      this.id,
      gone.map(({ entry }) => entry.command.id),
    );
    // It lost the name in the same moment as the copy.
    const kept = new Map((await this.#store.outbox.list(this.id)).map((entry) => [entry.command.id, entry]));
    for (const one of waiting) one.entry = kept.get(one.entry.command.id) ?? one.entry;
    this.takeAnew(events);
    this.#refused.clear();
    this.#copied = events.length;
    this.#pending = waiting;
    for (const one of waiting) one.event = this.#decide(one.entry.command);
  }

  #merge(news: readonly RecordedEvent[], over: readonly Pending[]): void {
    const own = this.journal.events.slice(this.#copied);
    const ids = new Set(news.map(({ id }) => id));
    const isDropped = over.some(({ entry, event }) => event && !ids.has(entry.command.id));
    const copied = this.#copied + news.length;
    const pending = this.#pending.filter((one) => !over.includes(one));
    if (own.length === 0 || (!isDropped && canSlide(news, own))) {
      const known = new Set(own.map(({ id }) => id));
      for (const event of news) if (!known.has(event.id)) this.journal.append(event);
      this.journal.reseal(this.#copied, [...news, ...renumbered(pending, copied)]);
    } else {
      this.journal.rewrite(this.#copied, news);
      for (const one of pending) one.event = this.#decide(one.entry.command);
    }
    // Not before: what failed half-way is done again from where it began.
    this.#copied = copied;
    this.#pending = pending;
  }

  #decide(command: Command): RecordedEvent | undefined {
    const decided = this.journal.submit(command);
    return decided.ok ? decided.value : undefined;
  }
}

/** What is still pending, after the copy. Its seals are those of nobody: the server of the tournament gives the true ones. */
function renumbered(pending: readonly Pending[], copied: number): RecordedEvent[] {
  let sequence = copied;
  return pending.flatMap((one) => {
    if (!one.event) return [];
    sequence += 1;
    one.event = { ...one.event, sequence };
    return [one.event];
  });
}

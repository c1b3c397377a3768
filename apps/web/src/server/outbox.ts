import type { CommandData, CommandType } from '@raccord/tournament';
import { inTime } from '../files/database.ts';
import { basisAfter } from './basisafter.ts';
import { type Fault, newId } from './client.ts';
import { CommandStore } from './commandstore.ts';
import { goThrough } from './holding.ts';
import { meaningOf, type Recipient, SERVER } from './recipient.ts';

/** A command that waits here until the server has it. */
export interface WaitingCommand {
  /** In the order of sending. */
  readonly order: number;
  readonly station: string;
  readonly tournament: string;
  readonly id: string;
  readonly type: CommandType;
  readonly data: CommandData<CommandType>;
  /** What was in sight: the event that a view tells of a slip, else the draw and the board (`hashPosition`). */
  readonly basis?: string;
  /** Why the server did not take it: it is not sent again by itself. */
  readonly refusal?: string;
  /** It was not refused: the server failed on it, each time. Nobody knows what it would have answered. */
  readonly isFailed?: boolean;
}

/** A command that the server has done, as the event of this number: a view that stands before it does not show it yet. */
export interface Sent extends WaitingCommand {
  readonly sequence: number;
}

/** What a page gives to keep. Its id will be that of its event. */
export interface Given<Type extends CommandType = CommandType> {
  readonly type: Type;
  readonly data: CommandData<Type>;
  readonly id?: string;
  readonly basis?: string | undefined;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
/** Of a command on which the server fails, before it is set aside. */
const MOST_TRIES = 5;
/** Between two tellings of what waits: hundreds of commands in a row are not drawn one by one. */
const PACE_MS = 100;
/** More than any view can be late. */
const MOST_SENT = 500;

/**
 * What a station has entered and the server does not have yet. A command is written here before anything else, so that
 * neither a lost network nor a closed page loses it, then sent in order, one after the other; its id makes sure that it is
 * done once. Where the browser keeps nothing, it waits in the page alone (`isKept`).
 */
export class Outbox {
  readonly #tournament: string;
  readonly #station: string;
  readonly #server: Recipient;
  readonly #listeners = new Set<() => void>();
  /** By their order, oldest first. */
  #commands = new Map<number, WaitingCommand>();
  /** Given a moment ago, not kept yet. */
  #inHand: WaitingCommand[] = [];
  #lastOrder = 0;
  #sent: Sent[] = [];
  readonly #tries = new Map<number, number>();
  /** The order of the last command, if no answer came. */
  #unanswered: number | undefined;
  #store: CommandStore | undefined;
  #isKept = false;
  #isSending = false;
  #isClosed = false;
  #wait = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #isNews = false;
  #shown:
    | {
        readonly inHand: readonly WaitingCommand[];
        readonly waiting: readonly WaitingCommand[];
        readonly sent: readonly Sent[];
      }
    | undefined;

  private constructor(tournament: string, station: string, server: Recipient) {
    this.#tournament = tournament;
    this.#station = `${tournament} ${station}`;
    this.#server = server;
  }

  static async open(tournament: string, station: string, server = SERVER): Promise<Outbox> {
    const outbox = new Outbox(tournament, station, server);
    await inTime(outbox.#openStore());
    outbox.flush();
    return outbox;
  }

  /** Does what waits outlive this page? */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Those still to be sent and those refused, oldest first. */
  get waiting(): readonly WaitingCommand[] {
    return this.#show().waiting;
  }

  /** Those that this browser is about to keep. */
  get inHand(): readonly WaitingCommand[] {
    return this.#show().inHand;
  }

  /** The last commands that the server has taken from this page, oldest first. */
  get sent(): readonly Sent[] {
    return this.#show().sent;
  }

  /** Keeps a command and sends it as soon as possible. Resolved once it is safe here. */
  add<Type extends CommandType>(
    type: Type,
    data: CommandData<Type>,
    options: Pick<Given, 'id' | 'basis'> = {},
  ): Promise<void> {
    return this.addAll([{ type, data, ...options }]);
  }

  /** Keeps commands together, to be sent in this order. */
  async addAll(given: readonly Given[]): Promise<void> {
    const written = given.map(({ type, data, id = newId(), basis }): WaitingCommand => {
      const place = { order: this.#nextOrder(), station: this.#station, tournament: this.#tournament };
      const known = [...this.#sent, ...this.#commands.values(), ...this.#inHand];
      const on = basis === undefined ? {} : { basis: basisAfter(basis, data, known) };
      const command = { ...place, id, type, data, ...on };
      this.#inHand = [...this.#inHand, command];
      return command;
    });
    this.#changed();
    // A browser that keeps it waiting has not kept it.
    this.#isKept = (await inTime(this.#keep((store) => store.add(written)))) ?? false;
    for (const command of written) this.#commands.set(command.order, command);
    this.#inHand = this.#inHand.filter((command) => !written.includes(command));
    this.#changed();
    this.flush();
  }

  /** Forgets a command that was refused. */
  async discard(order: number): Promise<void> {
    this.#commands.delete(order);
    this.#changed();
    // What waited for it may go.
    this.flush();
    await this.#keep((store) => store.remove(order));
  }

  /** Sends a command that was refused again, under its id. */
  async sendAgain(order: number): Promise<void> {
    const found = this.#commands.get(order);
    if (!found) return;
    const { refusal: _, isFailed: __, ...command } = found;
    this.#tries.delete(order);
    this.#replace(command);
    this.flush();
    await this.#keep((store) => store.change(command));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what waits, now. */
  flush(): void {
    if (this.#isSending || this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#isSending = true;
    void this.#sendAll().finally(() => {
      this.#isSending = false;
      // Given while the last answer was looked at.
      if (!this.#retry && this.#next()) this.flush();
    });
  }

  /** The server is there again: sends what waits, and what another page of this station kept before it was closed. */
  async resume(): Promise<void> {
    this.flush();
    await this.#read();
    this.flush();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#telling);
    this.#listeners.clear();
    this.#store?.close();
  }

  async #openStore(): Promise<void> {
    const store = await CommandStore.open(this.#station);
    if (!store) return;
    if (this.#isClosed) return store.close();
    this.#store = store;
    this.#isKept = true;
    const early = [...this.#commands.values()];
    await this.#read();
    // Given before the database was there, and not sent yet.
    await this.#keep((opened) => opened.add(early.filter(({ order }) => this.#commands.has(order))));
    this.flush();
  }

  /** What is in the database comes before what was given since. */
  async #read(): Promise<void> {
    await this.#keep(async (store) => {
      const kept = await store.read();
      const known = this.#commands;
      this.#commands = new Map(kept.map((command) => [command.order, known.get(command.order) ?? command]));
      for (const [order, command] of known) this.#commands.set(order, command);
      this.#lastOrder = Math.max(this.#lastOrder, ...this.#commands.keys());
    });
    this.#changed();
  }

  /** Does something to the database; one that fails leaves everything in the page. Is what waits kept now? */
  async #keep(doIt: (store: CommandStore) => Promise<void>): Promise<boolean> {
    if (!this.#store || this.#isClosed) return false;
    try {
      await doIt(this.#store);
    } catch {
      this.#isKept = false;
      this.#changed();
    }
    return this.#isKept;
  }

  /** After all the others; the fraction keeps two pages of a station apart. */
  #nextOrder(): number {
    this.#lastOrder = Math.max(Date.now() + Math.random(), this.#lastOrder + 1);
    return this.#lastOrder;
  }

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next && !this.#isClosed; next = this.#next()) {
      // After one that had no answer: is the server away, or does it die of this one?
      const isDoubtful = this.#unanswered === next.order;
      if (isDoubtful && !(await this.#server.isThere())) return this.#retryLater();
      const answer = await this.#server.take(next);
      this.#unanswered = !answer.ok && answer.fault.code === 'unreachable' ? next.order : undefined;
      if (answer.ok) this.#settle(next, answer.value.sequence);
      else if (this.#isToRetry(next, answer.fault, isDoubtful)) return this.#retryLater();
      this.#wait = FIRST_RETRY_MS;
    }
  }

  #settle(command: WaitingCommand, sequence: number): void {
    const { order } = command;
    this.#commands.delete(order);
    this.#tries.delete(order);
    this.#sent.push({ ...command, sequence });
    if (this.#sent.length > 2 * MOST_SENT) this.#sent = this.#sent.slice(-MOST_SENT);
    this.#changed();
    // Not waited for: sent twice, it is done once.
    void this.#keep((store) => store.remove(order));
  }

  /** A command that the server refused, or on which it failed too often, is set aside with the reason. */
  #isToRetry(command: WaitingCommand, fault: Fault, wasThere: boolean): boolean {
    const meaning = meaningOf(fault, wasThere);
    if (meaning === 'away') return true;
    const tries = (this.#tries.get(command.order) ?? 0) + 1;
    this.#tries.set(command.order, tries);
    if (meaning === 'failure' && tries < MOST_TRIES) return true;
    const refused = { ...command, refusal: fault.text, ...(meaning === 'failure' ? { isFailed: true } : {}) };
    this.#replace(refused);
    void this.#keep((store) => store.change(refused));
    return false;
  }

  #next(): WaitingCommand | undefined {
    for (const { command, state } of goThrough(this.#commands.values())) if (state === 'free') return command;
    return undefined;
  }

  #replace(command: WaitingCommand): void {
    this.#commands.set(command.order, command);
    this.#changed();
  }

  #retryLater(): void {
    this.#retry = setTimeout(() => this.flush(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_RETRY_MS);
  }

  #show() {
    this.#shown ??= {
      inHand: this.#inHand,
      waiting: [...this.#commands.values()],
      sent: this.#sent.slice(-MOST_SENT),
    };
    return this.#shown;
  }

  /** Tells at once after a quiet moment, then at a pace. */
  #changed(): void {
    this.#shown = undefined;
    if (this.#telling) {
      this.#isNews = true;
      return;
    }
    this.#isNews = false;
    this.#telling = setTimeout(() => {
      this.#telling = undefined;
      if (this.#isNews) this.#changed();
    }, PACE_MS);
    for (const listener of this.#listeners) listener();
  }
}

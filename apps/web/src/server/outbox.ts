import type { Answered } from '@raccord/contract';
import { inTime } from '../files/database.ts';
import { newClientId, type ServerFault } from './client.ts';
import { goThrough } from './holding.ts';
import { meaningOf } from './meaning.ts';
import { type Ordered, OutboxStore } from './outboxstore.ts';

/** Something that waits here until the server has it, in the order of sending. */
export type WaitingItem<Given> = Given &
  Ordered & {
    readonly id: string;
    /** Why the server did not take it: it is not sent again by itself. */
    readonly refusal?: ServerFault;
  };

/** What the server has done, with its answer. */
export type Sent<Given, Answer> = WaitingItem<Given> & { readonly answer: Answer };

/** The server, as an outbox sees it. */
export interface Recipient<Given, Answer> {
  take(item: WaitingItem<Given>): Promise<Answered<Answer>>;
  /** Does it answer anything at all? */
  isThere(): Promise<boolean>;
  /** What it is about: after one on which the server failed, what is about the same waits for it. */
  subjectsOf(item: WaitingItem<Given>): readonly string[];
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
/** Of one on which the server fails, before it is set aside. */
const MOST_TRIES = 5;
/** Between two tellings of what was sent: hundreds in a row are not drawn one by one. */
const PACE_MS = 100;
/** More than any view can be late. */
const MOST_SENT = 500;

/**
 * What was entered here and the server does not have yet. It is written down before anything else, so that neither a lost
 * network nor a closed page loses it, then sent in order, one after the other; its id makes sure that it is done once. Where the
 * browser keeps nothing, it waits in the page alone (`isKept`).
 */
export class Outbox<Given extends object, Answer> {
  readonly #owner: string;
  readonly #server: Recipient<Given, Answer>;
  readonly #listeners = new Set<() => void>();
  /** By their order, oldest first. */
  #items = new Map<number, WaitingItem<Given>>();
  /** Those that the browser is still writing down. */
  readonly #unwritten = new Set<number>();
  #lastOrder = 0;
  #sent: Sent<Given, Answer>[] = [];
  readonly #tries = new Map<number, number>();
  /** The order of the last one sent, if no answer came. */
  #unanswered: number | undefined;
  #store: OutboxStore<WaitingItem<Given>> | undefined;
  #isKept = false;
  #isSending = false;
  #isClosed = false;
  #wait = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #isNews = false;
  #shown:
    | { readonly waiting: readonly WaitingItem<Given>[]; readonly sent: readonly Sent<Given, Answer>[] }
    | undefined;

  /** @param owner whose it is, among all those of this browser. */
  constructor(owner: string, server: Recipient<Given, Answer>) {
    this.#owner = owner;
    this.#server = server;
  }

  /** Finds what was left here; resolved to itself. */
  async open(): Promise<this> {
    await inTime(this.#openStore());
    this.flush();
    return this;
  }

  /** Does what waits outlive this page? */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Would closing this page now lose something: what the browser does not keep, or is still writing down? */
  get isUnsafe(): boolean {
    if (this.#unwritten.size > 0) return true;
    return !this.#isKept && this.waiting.some(({ refusal }) => refusal === undefined);
  }

  /** Those still to be sent and those refused, oldest first. */
  get waiting(): readonly WaitingItem<Given>[] {
    return this.#show().waiting;
  }

  /** The last ones that the server has taken from this page, oldest first. */
  get sent(): readonly Sent<Given, Answer>[] {
    return this.#show().sent;
  }

  /** How many wait for one on which the server failed. */
  get held(): number {
    return [...this.#goThrough()].filter(({ state }) => state === 'held').length;
  }

  /** Keeps these together and sends them in this order, as soon as possible. They wait at once; resolved when they are safe here. */
  async addAll(given: readonly (Given & { readonly id?: string })[]): Promise<void> {
    const written = given.map((one) => ({ id: newClientId(), ...one, order: this.#nextOrder(), owner: this.#owner }));
    for (const item of written) {
      this.#items.set(item.order, item);
      this.#unwritten.add(item.order);
    }
    this.#tell();
    // A browser that keeps it waiting has not kept it.
    this.#isKept = (await inTime(this.#keep((store) => store.add(written)))) ?? false;
    for (const { order } of written) this.#unwritten.delete(order);
    this.#changed();
    this.flush();
  }

  /** Forgets one of them: refused, or no longer meant. */
  async discard(order: number): Promise<void> {
    this.#items.delete(order);
    this.#changed();
    // What waited for it may go.
    this.flush();
    await this.#keep((store) => store.remove(order));
  }

  /** Sends one that was refused again, under its id. */
  async sendAgain(order: number): Promise<void> {
    const found = this.#items.get(order);
    if (!found) return;
    const { refusal: _, ...again } = found;
    const item = again as WaitingItem<Given>;
    this.#tries.delete(order);
    this.#replace(item);
    this.flush();
    await this.#keep((store) => store.change(item));
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

  /** The server is there again: sends what waits, and what another page of the same owner kept before it was closed. */
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
    const store = await OutboxStore.open<WaitingItem<Given>>(this.#owner);
    if (!store) return;
    if (this.#isClosed) return store.close();
    this.#store = store;
    this.#isKept = true;
    const early = [...this.#items.values()];
    await this.#read();
    // Given before the database was there, and not sent yet.
    await this.#keep((opened) => opened.add(early.filter(({ order }) => this.#items.has(order))));
    this.flush();
  }

  /** What is in the database comes before what was given since. */
  async #read(): Promise<void> {
    await this.#keep(async (store) => {
      const kept = await store.read();
      const known = this.#items;
      this.#items = new Map(kept.map((item) => [item.order, known.get(item.order) ?? item]));
      for (const [order, item] of known) this.#items.set(order, item);
      this.#lastOrder = Math.max(this.#lastOrder, ...this.#items.keys());
    });
    this.#changed();
  }

  /** Does something to the database; one that fails leaves everything in the page. Is what waits kept now? */
  async #keep(doIt: (store: OutboxStore<WaitingItem<Given>>) => Promise<void>): Promise<boolean> {
    if (!this.#store || this.#isClosed) return false;
    try {
      await doIt(this.#store);
    } catch {
      this.#isKept = false;
      this.#changed();
    }
    return this.#isKept;
  }

  /** After all the others; the fraction keeps two pages of an owner apart. */
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
      if (answer.ok) this.#settle(next, answer.value);
      else if (this.#isToRetry(next, answer.fault, isDoubtful)) return this.#retryLater();
      this.#wait = FIRST_RETRY_MS;
    }
  }

  #settle(item: WaitingItem<Given>, answer: Answer): void {
    const { order } = item;
    this.#items.delete(order);
    this.#tries.delete(order);
    this.#sent.push({ ...item, answer });
    if (this.#sent.length > 2 * MOST_SENT) this.#sent = this.#sent.slice(-MOST_SENT);
    this.#changed();
    // Not waited for: sent twice, it is done once.
    void this.#keep((store) => store.remove(order));
  }

  /**
   * One that the server refused, or on which it failed too often, is set aside with the reason.
   * @param wasThere the server answered a moment before: it breaks down on this one, or what stands before it does.
   */
  #isToRetry(item: WaitingItem<Given>, fault: ServerFault, wasThere: boolean): boolean {
    const { order } = item;
    // Forgotten meanwhile.
    if (!this.#items.has(order)) return false;
    const meaning = meaningOf(fault);
    const isFailure = meaning === 'failed' || (fault.code === 'unreachable' && wasThere);
    if (meaning !== 'refused' && !isFailure) return true;
    const tries = (this.#tries.get(order) ?? 0) + 1;
    this.#tries.set(order, tries);
    if (isFailure && tries < MOST_TRIES) return true;
    const refused = { ...item, refusal: fault };
    this.#replace(refused);
    void this.#keep((store) => store.change(refused));
    return false;
  }

  /** The next one to send; none as long as the browser writes it down. */
  #next(): WaitingItem<Given> | undefined {
    for (const { item, state } of this.#goThrough()) {
      if (state === 'free') return this.#unwritten.has(item.order) ? undefined : item;
    }
    return undefined;
  }

  #goThrough() {
    return goThrough(this.#items.values(), (item) => this.#server.subjectsOf(item));
  }

  #replace(item: WaitingItem<Given>): void {
    this.#items.set(item.order, item);
    this.#changed();
  }

  #retryLater(): void {
    this.#retry = setTimeout(() => this.flush(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_RETRY_MS);
  }

  #show() {
    this.#shown ??= { waiting: [...this.#items.values()], sent: this.#sent.slice(-MOST_SENT) };
    return this.#shown;
  }

  /** What somebody has just done shows at once. */
  #tell(): void {
    this.#shown = undefined;
    for (const listener of this.#listeners) listener();
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
    this.#tell();
  }
}

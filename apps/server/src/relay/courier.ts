import { setTimeout as sleep } from 'node:timers/promises';
import type { Relayed } from '@raccord/contract';
import type { Command } from '@raccord/tournament';
import type { EventStore } from '../store/store.ts';
import type { Central } from './central.ts';
import { copyEvents } from './copy.ts';
import type { RelayHall } from './relay-hall.ts';

export type RelayConnection = 'connected' | 'cut' | 'shut-out' | 'diverged';

export interface RelayLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

interface Settings {
  /** Between two attempts while the network is cut. */
  readonly retryMs: number;
  readonly now: () => number;
  readonly tellClock: (ahead: number) => Promise<void>;
}

/** Links that do not open are counted there: a relay that is no longer let in tries less often. */
const SHUT_OUT_PATIENCE = 30;

/** How long events that were recorded are waited for, before the request for news is made anew. */
const NEWS_DUE_MS = 2_000;

/** Actions handed on in one request. */
const BATCH = 500;

/** Faults that come from one of the actions handed on, rather than from the network or the server. */
const OF_ACTIONS: ReadonlySet<string> = new Set(['bad-request', 'bad-json', 'too-large']);

/** Carries events here and actions there, each in its order, whenever there is a way. */
export class Courier {
  readonly #hall: RelayHall;
  readonly #store: EventStore;
  readonly #central: Central;
  readonly #log: RelayLog;
  readonly #settings: Settings;
  readonly #closing = new AbortController();
  readonly #running: Promise<unknown>;
  #connection: RelayConnection = 'cut';
  /** There is something to hand on. */
  #wake: () => void = () => undefined;
  #copied: number;
  /** Ends the request that waits for news. */
  #hurry: AbortController | undefined;

  constructor(hall: RelayHall, store: EventStore, central: Central, log: RelayLog, settings: Settings) {
    this.#hall = hall;
    this.#store = store;
    this.#central = central;
    this.#log = log;
    this.#settings = settings;
    this.#copied = hall.copied;
    hall.onPending(() => this.#wake());
    this.#running = Promise.all([this.#follow(), this.#handOn()]);
  }

  get connection(): RelayConnection {
    return this.#connection;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#wake();
    await this.#running;
  }

  get #isOpen(): boolean {
    return !this.#closing.signal.aborted && this.#connection !== 'diverged';
  }

  async #follow(): Promise<void> {
    while (this.#isOpen) {
      const isUpToDate = await this.#bring().catch((fault) => this.#fail(fault));
      if (!isUpToDate || !(await this.#waitForNews())) await this.#pause();
    }
  }

  /** False when nothing could be brought. */
  async #bring(): Promise<boolean> {
    const { now, tellClock } = this.#settings;
    const copied = await copyEvents(this.#central, this.#store, this.#hall.id, this.#copied, now);
    if (!copied.ok) return this.#meet(copied.fault.code);
    this.#copied = copied.value.sequence;
    await tellClock(copied.value.ahead);
    return this.#meet(undefined);
  }

  /** False when nothing could be asked. */
  async #waitForNews(): Promise<boolean> {
    const question = { params: { tournament: this.#hall.id }, query: { after: this.#copied } };
    const hurry = new AbortController();
    this.#hurry = hurry;
    const answer = await this.#central.ask((api) => api.waitForNews(question, hurry.signal));
    if (answer.ok || hurry.signal.aborted) return true;
    this.#meet(answer.fault.code);
    return false;
  }

  async #handOn(): Promise<void> {
    let size = BATCH;
    while (this.#isOpen) {
      const commands = this.#hall.toHandOn(size);
      if (commands.length === 0) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        continue;
      }
      const answer = await this.#send(commands);
      // One that cannot even be read there is found by itself.
      size = answer === 'unreadable' ? 1 : BATCH;
      if (answer === 'away') await this.#pause();
      else if (answer !== 'unreadable' || commands.length === 1) {
        await this.#settle(answer === 'unreadable' ? unreadable(commands) : answer).catch((fault) => this.#fail(fault));
      }
    }
  }

  async #send(commands: readonly Command[]): Promise<Relayed | 'unreadable' | 'away'> {
    const question = {
      params: { tournament: this.#hall.id },
      body: { copied: this.#hall.copied, commands: [...commands] },
    };
    const answer = await this.#central.ask((api) => api.relayCommands(question as never));
    if (answer.ok) {
      this.#meet(undefined);
      if (answer.value.answers.length > 0) return answer.value;
      // A name was erased there: it leaves what waits with the copy, before anything is handed on.
      this.#hurry?.abort();
      return 'away';
    }
    if (OF_ACTIONS.has(answer.fault.code)) return 'unreadable';
    this.#meet(answer.fault.code);
    return 'away';
  }

  async #settle(relayed: Relayed): Promise<void> {
    for (const { command, who, what, refusal } of await this.#hall.settle(relayed)) {
      this.#log.warn({ id: command.id, who, what, ...refusal }, 'refused by the server of the tournament');
    }
    // A request that waits on a way that has died would not hear of them.
    setTimeout(() => this.#copied < relayed.sequence && this.#hurry?.abort(), NEWS_DUE_MS).unref();
  }

  /** What an answer says of the way there. True when it is open. */
  #meet(fault: string | undefined): boolean {
    const connection = fault === 'too-many-requests' ? this.#connection : (CONNECTIONS[fault ?? ''] ?? 'cut');
    const isOther = connection !== this.#connection && !this.#closing.signal.aborted;
    this.#connection = connection;
    if (isOther) {
      this.#log.info({ connection, pending: this.#hall.pendingCount }, 'relay');
      this.#hall.noteRelay();
    }
    if (connection === 'diverged') this.#wake();
    return connection === 'connected';
  }

  #fail(fault: unknown): boolean {
    this.#log.warn({ err: fault }, 'relay');
    return this.#meet('failed');
  }

  async #pause(): Promise<void> {
    const { retryMs } = this.#settings;
    const pause = this.#connection === 'shut-out' ? retryMs * SHUT_OUT_PATIENCE : retryMs;
    await sleep(pause, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
  }
}

const CONNECTIONS: Readonly<Record<string, RelayConnection>> = {
  '': 'connected',
  'link-unknown': 'shut-out',
  forbidden: 'shut-out',
  diverged: 'diverged',
};

const unreadable = (commands: readonly Command[]): Relayed => ({
  sequence: 0,
  answers: commands.map(({ id }) => ({
    id,
    outcome: 'refused',
    code: 'bad-request',
    text: 'Le serveur du tournoi ne comprend pas cette action : sa version n’est peut-être pas celle de ce relais.',
  })),
});

import type { CommandBody, CommandData, CommandType } from '@raccord/tournament';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { api, type Fault, newId } from './client.ts';

/** A command that waits here until the server has it. */
export interface Waiting {
  /** In the order of sending. */
  readonly order: number;
  readonly station: string;
  readonly tournament: string;
  readonly id: string;
  readonly type: CommandType;
  readonly data: CommandData<CommandType>;
  /** The draw and the board that were in sight (`hashPosition`): a turn of the same number may be played on others. */
  readonly position?: string;
  /** Why the server did not take it: it is not sent again. */
  readonly refusal?: string;
}

/** A command that the server has done, as the event of this number: a view that stands before it does not show it yet. */
export interface Sent extends Waiting {
  readonly sequence: number;
}

interface OutboxSchema extends DBSchema {
  commands: { key: number; value: Waiting; indexes: { station: string } };
}

type Written = Omit<Waiting, 'order'>;

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 8_000;
/** More than any view can be late. */
const MOST_SENT = 500;
/** The server could not write, or was asked too much: the same again, later. */
const LATER: ReadonlySet<Fault['code']> = new Set([
  'unreachable',
  'try-again',
  'internal',
  'disk-full',
  'too-many-requests',
  'no-session',
]);

/**
 * What a station has entered and the server does not have yet. A command is written here before anything else, so that
 * neither a lost network nor a closed page loses it, then sent in order, one after the other; its id makes sure that it is
 * done once.
 */
export class Outbox {
  readonly #db: IDBPDatabase<OutboxSchema>;
  readonly #tournament: string;
  readonly #station: string;
  readonly #listeners = new Set<() => void>();
  #waiting: readonly Waiting[] = [];
  #sent: readonly Sent[] = [];
  #isSending = false;
  #wait = FIRST_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(db: IDBPDatabase<OutboxSchema>, tournament: string, station: string) {
    this.#db = db;
    this.#tournament = tournament;
    this.#station = station;
  }

  static async open(tournament: string, station: string): Promise<Outbox> {
    const db = await openDB<OutboxSchema>('raccord-outbox', 1, {
      upgrade(fresh) {
        fresh
          .createObjectStore('commands', { keyPath: 'order', autoIncrement: true })
          .createIndex('station', 'station');
      },
    });
    const outbox = new Outbox(db, tournament, station);
    await outbox.#reload();
    outbox.flush();
    return outbox;
  }

  /** Those still to be sent and those refused, oldest first. */
  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  /** The last commands that the server has taken from this page, oldest first. */
  get sent(): readonly Sent[] {
    return this.#sent;
  }

  /** Keeps a command and sends it as soon as possible. Resolved once it is safe here. Its id will be that of its event. */
  async add<Type extends CommandType>(
    type: Type,
    data: CommandData<Type>,
    { id = newId(), position }: { readonly id?: string; readonly position?: string | undefined } = {},
  ): Promise<void> {
    const pinned = position === undefined ? {} : { position };
    const written: Written = { station: this.#key, tournament: this.#tournament, id, type, data, ...pinned };
    await this.#db.add('commands', written as Waiting);
    await this.#reload();
    this.flush();
  }

  /** Forgets a command that was refused. */
  async discard(order: number): Promise<void> {
    await this.#db.delete('commands', order);
    await this.#reload();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what waits, now. */
  flush(): void {
    if (this.#isSending) return;
    clearTimeout(this.#timer);
    this.#isSending = true;
    void this.#send().finally(() => {
      this.#isSending = false;
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
    this.#db.close();
  }

  get #key(): string {
    return `${this.#tournament} ${this.#station}`;
  }

  async #send(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const { id, type, data, order, position } = next;
      const answer = await api.sendCommand({
        params: { tournament: this.#tournament },
        body: { id, type, data, ...(position === undefined ? {} : { position }) } as CommandBody & { id: string },
      });
      if (!answer.ok && LATER.has(answer.fault.code)) return this.#retryLater();
      this.#wait = FIRST_RETRY_MS;
      if (answer.ok) {
        await this.#db.delete('commands', order);
        this.#sent = [...this.#sent, { ...next, sequence: answer.value.sequence }].slice(-MOST_SENT);
      } else await this.#db.put('commands', { ...next, refusal: answer.fault.text });
      await this.#reload();
    }
  }

  #next(): Waiting | undefined {
    return this.#waiting.find(({ refusal }) => refusal === undefined);
  }

  #retryLater(): void {
    this.#timer = setTimeout(() => this.flush(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_RETRY_MS);
  }

  async #reload(): Promise<void> {
    this.#waiting = await this.#db.getAllFromIndex('commands', 'station', this.#key);
    for (const listener of this.#listeners) listener();
  }
}

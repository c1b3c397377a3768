import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Followers } from './followers.ts';
import { configOf, postgresFault } from './postgres-pool.ts';
import { DELETED, type StreamInfo } from './store.ts';

export const CHANNEL = 'raccord';

/** In milliseconds: how long before a lost connection is tried again, and how often a silent one is looked at. */
const RETRY = 500;
const BEAT = 10_000;

const COUNTERS = 'select id, sequence from streams';

export const payloadOf = (stream: string, sequence: number): string => `${stream}:${sequence}`;

/** A connection that hears what any server writes. When it was lost, everything is told again once it is back. */
export class PostgresListener {
  readonly #url: string;
  readonly #followers: Followers;
  #isClosed = false;
  #interrupt = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(url: string, followers: Followers) {
    this.#url = url;
    this.#followers = followers;
  }

  /** Answers once it hears. */
  async start(where: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#running = this.#listen(resolve).catch((error) => reject(postgresFault(error, where)));
      this.#running = this.#running.then(() => this.#listenAgain());
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#interrupt.abort();
    await this.#running;
  }

  async #listenAgain(): Promise<void> {
    while (!this.#isClosed) {
      this.#interrupt = new AbortController();
      await pause(RETRY, this.#interrupt.signal);
      if (!this.#isClosed) await this.#listen(() => undefined).catch(() => undefined);
    }
  }

  /** Connects and listens until the connection is lost or nobody wants it any more. */
  async #listen(onHearing: () => void): Promise<void> {
    const client = new pg.Client(configOf(this.#url));
    const controller = this.#interrupt;
    const interrupt = () => controller.abort();
    client.on('error', interrupt);
    client.on('end', interrupt);
    client.on('notification', ({ payload = '' }) => {
      const colon = payload.lastIndexOf(':');
      const [stream, sequence] = [payload.slice(0, colon), Number(payload.slice(colon + 1))];
      if (sequence === DELETED) this.#followers.end(stream);
      else this.#followers.tell(stream, sequence);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#followers.forget();
      while (!controller.signal.aborted) {
        // Catches up with what was written meanwhile, and finds out whether the server still answers.
        const known = this.#followers.known();
        const { rows } = await client.query<StreamInfo>(COUNTERS);
        this.#followers.tellAll(rows, known);
        onHearing();
        await pause(BEAT, controller.signal);
      }
    } finally {
      client.removeListener('end', interrupt);
      await Promise.race([client.end().catch(() => undefined), sleep(RETRY, undefined, { ref: false })]);
    }
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

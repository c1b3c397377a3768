import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { Chairs, CommandReply, DecideFor, HandedCommand } from './chairs.ts';
import { StoreFault } from './faults.ts';
import { configOf, postgresFault } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

const CHANNEL = 'raccord_mail';
/** Keeps our locks apart from those of other programs: « Racc ». */
const SEED = 0x52616363;

/** In milliseconds: how long an answer is waited for before looking whether somebody still sits there. */
const LOOK = 500;
/** How long another process is believed to sit where it sat. */
const BELIEVED = 1_000;
/** Mail whose sender never came back for its answer. */
const FORGOTTEN = 3_600_000;

/** PostgreSQL finds out within eight seconds that a machine is gone, and lets go of its locks. */
const KEEPALIVES = ['idle = 5', 'interval = 1', 'count = 3']
  .map((setting) => `set tcp_keepalives_${setting}`)
  .join(';');

/** What PostgreSQL tells at a time, in bytes, with room for the id of the mail. */
const LONGEST_TOLD = 7_900;

/** One statement each: what is written and its announcement go together. */
const HAND_OVER = `with handed as (insert into mail (id, stream, commands, at) values ($1, $2, $3, $4))
  select pg_notify('${CHANNEL}', '?' || $2)`;
const ANNOUNCE_AGAIN = `select pg_notify('${CHANNEL}', '?' || $1)`;
const ANSWER = `with answered as (delete from mail where id = $1) select pg_notify('${CHANNEL}', '!' || $1 || $2)`;
const LEAVE_ANSWER = `with answered as (update mail set answers = $2 where id = $1),
  forgotten as (delete from mail where at < $3)
  select pg_notify('${CHANNEL}', '!' || $1)`;
const ID_LENGTH = 36;

/**
 * A chair is an advisory lock, held by one connection for as long as the process lives. Commands are handed over as rows, a
 * batch each, and announced like events: processes need no way to one another but the database. Their answer comes with its
 * announcement, or in the row where it is too long. Mail goes over the same connection and does not wait for the disk: what
 * counts is the event, and whoever does not find it sends his command again.
 */
export class PostgresChairs implements Chairs {
  readonly #url: string;
  readonly #where: string;
  readonly #db: Kysely<Tables>;
  #connecting: Promise<pg.Client> | undefined;
  #asked: Promise<unknown> = Promise.resolve();
  readonly #held = new Set<string>();
  readonly #deciders = new Map<string, DecideFor>();
  /** When the chair of a stream was last found taken. */
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Map<string, (answers: readonly CommandReply[] | undefined) => void>();
  readonly #collecting = new Map<string, Promise<void>>();

  constructor(url: string, where: string, db: Kysely<Tables>) {
    this.#url = url;
    this.#where = where;
    this.#db = db;
  }

  async take(stream: string, decideFor: DecideFor): Promise<boolean> {
    if (!this.#held.has(stream)) {
      if (Date.now() < (this.#taken.get(stream) ?? 0) + BELIEVED) return false;
      if (!(await this.#lock(stream))) {
        this.#taken.set(stream, Date.now());
        return false;
      }
    }
    if (!this.#deciders.has(stream)) {
      this.#deciders.set(stream, decideFor);
      // What was handed to the one who sat there before.
      this.#collect(stream);
    }
    return true;
  }

  async leave(stream: string): Promise<void> {
    this.#deciders.delete(stream);
    this.#taken.delete(stream);
    await this.#collecting.get(stream);
    if (!this.#held.delete(stream)) return;
    // Without its connection it is free already.
    if (this.#connecting) await this.#query('pg_advisory_unlock', stream).catch(() => undefined);
  }

  async ask(stream: string, commands: readonly HandedCommand[]): Promise<readonly CommandReply[] | undefined> {
    const id = randomUUID();
    const answered = new Promise<readonly CommandReply[] | undefined>((resolve) => this.#waiting.set(id, resolve));
    try {
      await this.#run(HAND_OVER, [id, stream, JSON.stringify(commands), Date.now()]);
      for (;;) {
        const told = await Promise.race([answered, sleep(LOOK, undefined, { ref: false })]);
        if (told) return told;
        const mail = this.#db.selectFrom('mail').select('answers').where('id', '=', id);
        const found = await mail.executeTakeFirst();
        // Answered, and we did not hear it: what was accepted is found among the events.
        if (!found) return commands.map(() => null);
        if (found.answers === null && !(await this.#lock(stream))) {
          // Whoever sits there may have failed on it, a full disk for instance: he is asked again.
          await this.#run(ANNOUNCE_AGAIN, [stream]);
          continue;
        }
        await this.#takeAway(stream, id);
        this.#taken.delete(stream);
        return found.answers === null ? undefined : (JSON.parse(found.answers) as CommandReply[]);
      }
    } finally {
      this.#waiting.delete(id);
    }
  }

  /** A chair without anybody who decides would keep everybody waiting: it is left when the mail cannot be taken away. */
  async #takeAway(stream: string, id: string): Promise<void> {
    const mail = this.#db.deleteFrom('mail').where('id', '=', id);
    await mail.execute().catch(async (fault) => {
      if (!this.#deciders.has(stream)) await this.leave(stream);
      throw fault;
    });
  }

  async close(): Promise<void> {
    this.#deciders.clear();
    await Promise.all(this.#collecting.values());
    const client = await this.#connecting?.catch(() => undefined);
    client?.removeAllListeners('end');
    await client?.end().catch(() => undefined);
  }

  async #lock(stream: string): Promise<boolean> {
    if (this.#held.has(stream)) return true;
    const isLocked = await this.#query('pg_try_advisory_lock', stream);
    // Locked by this process a moment before: the same lock twice would have to be given back twice.
    if (isLocked && this.#held.has(stream)) await this.#query('pg_advisory_unlock', stream);
    if (isLocked) this.#held.add(stream);
    return isLocked;
  }

  async #query(lock: 'pg_try_advisory_lock' | 'pg_advisory_unlock', stream: string): Promise<boolean> {
    const text = `select ${lock}(hashtextextended($1, $2)) as done`;
    const [{ done }] = await this.#run<{ done: boolean }>(text, [stream, SEED]);
    return done;
  }

  /** One statement at a time. A connection that failed is given up, with the chairs that it held. */
  #run<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    const answer = this.#asked.then(async () => {
      const client = await this.#connection();
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        const fault = postgresFault(error, this.#where);
        if (fault instanceof StoreFault && fault.code === 'database-unreachable') client.end().catch(() => undefined);
        throw fault;
      }
    });
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  #connection(): Promise<pg.Client> {
    this.#connecting ??= this.#connect().catch((error) => {
      this.#connecting = undefined;
      throw postgresFault(error, this.#where);
    });
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(configOf(this.#url));
    client.on('error', () => client.end().catch(() => undefined));
    // Its locks are gone with it: every chair is free for whoever comes first, and so are ours.
    client.on('end', () => {
      this.#connecting = undefined;
      this.#held.clear();
      this.#deciders.clear();
      this.#taken.clear();
    });
    client.on('notification', ({ payload = '' }) => {
      const about = payload.slice(1);
      if (payload.startsWith('!')) this.#hearAnswer(about.slice(0, ID_LENGTH), about.slice(ID_LENGTH));
      else if (this.#deciders.has(about)) this.#collect(about);
    });
    await client.connect();
    await client.query(`${KEEPALIVES}; set synchronous_commit = off; listen ${CHANNEL}`);
    return client;
  }

  #hearAnswer(id: string, answers: string): void {
    this.#waiting.get(id)?.(answers === '' ? undefined : (JSON.parse(answers) as CommandReply[]));
  }

  /** One round after the other: each takes all the mail that has come. */
  #collect(stream: string): void {
    const before = this.#collecting.get(stream) ?? Promise.resolve();
    const round = before
      .then(() => this.#answerMail(stream))
      // Whoever waits looks again by himself.
      .catch(() => undefined)
      .finally(() => {
        if (this.#collecting.get(stream) === round) this.#collecting.delete(stream);
      });
    this.#collecting.set(stream, round);
  }

  async #answerMail(stream: string): Promise<void> {
    const decideFor = this.#deciders.get(stream);
    if (!decideFor) return;
    const unanswered = this.#db.selectFrom('mail').select(['id', 'commands']).where('stream', '=', stream);
    const mail = await unanswered.where('answers', 'is', null).orderBy('at').execute();
    await Promise.all(
      mail.map(async ({ id, commands }) => this.#answer(id, await decideFor(JSON.parse(commands) as HandedCommand[]))),
    );
  }

  async #answer(id: string, answers: readonly CommandReply[]): Promise<void> {
    const text = JSON.stringify(answers);
    if (Buffer.byteLength(text) <= LONGEST_TOLD) await this.#run(ANSWER, [id, text]);
    else await this.#run(LEAVE_ANSWER, [id, text, Date.now() - FORGOTTEN]);
  }
}

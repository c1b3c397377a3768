import type { ChainedEvent, Disclosure } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';
import type { Kysely, Transaction } from 'kysely';
import { Queues } from '../queues.ts';
import { readDisclosures } from './beside.ts';
import type { Chairs } from './chairs.ts';
import { SqlClubs } from './clubs.ts';
import { deleteRehearsals } from './deleting.ts';
import { eraseIn } from './erasing.ts';
import {
  appendDecided,
  appendEvents,
  type BeforeLosing,
  createStream,
  streamOf,
  streamsOf,
  summariesOf,
} from './events.ts';
import { SqlFederation } from './federation.ts';
import type { Followers } from './followers.ts';
import { SqlLinks } from './links.ts';
import { SqlOutbox } from './outbox.ts';
import { readEvents, readSound } from './reading.ts';
import { sweepResidues } from './residues.ts';
import type { Tables } from './schema.ts';
import { SqlSittings } from './sittings.ts';
import type {
  AppendAnswer,
  ClubStore,
  DecideWriting,
  EventStore,
  FederationStore,
  LinkStore,
  PlanErasure,
  RelayOutbox,
  SittingStore,
  StreamInfo,
  StreamSummary,
  Tell,
  TellEnd,
} from './store.ts';

/** What is not the same in SQLite and in PostgreSQL. */
export interface DatabaseEngine {
  readonly db: Kysely<Tables>;
  readonly followers: Followers;
  readonly chairs?: Chairs;
  /** Tells other processes, inside the transaction that writes. */
  announce(trx: Transaction<Tables>, stream: string, sequence: number): Promise<void>;
  readonly beforeLosing?: BeforeLosing;
  /** Has what was erased leave the disk. Answers false while somebody reads what was there before. */
  scrub(): Promise<boolean>;
  backup(path: string): Promise<void>;
  /** Looks at every page, where that is ours to do. */
  checkWhole?(): Promise<void>;
  close(): Promise<void>;
}

/** The event store over either database: one schema and one set of queries. */
export class SqlStore implements EventStore {
  readonly chairs?: Chairs;
  readonly links: LinkStore;
  readonly outbox: RelayOutbox;
  readonly sittings: SittingStore;
  readonly clubs: ClubStore;
  readonly federation: FederationStore;
  readonly #engine: DatabaseEngine;
  readonly #announce: DatabaseEngine['announce'];
  readonly #beforeLosing: BeforeLosing;
  /** By stream: what is decided by something that still waits for the disk could outlive it. */
  readonly #writing = new Queues<string>();
  #closing: Promise<void> | undefined;

  constructor(engine: DatabaseEngine) {
    this.#engine = engine;
    if (engine.chairs) this.chairs = engine.chairs;
    this.links = new SqlLinks(engine.db);
    this.outbox = new SqlOutbox(engine.db);
    this.#beforeLosing = async (streams) => engine.beforeLosing?.(streams);
    this.#announce = (...told) => engine.announce(...told);
    this.sittings = new SqlSittings(engine.db, this.#announce, engine.followers, this.#beforeLosing);
    this.federation = new SqlFederation(engine.db);
    this.clubs = new SqlClubs(engine.db, this.#announce, engine.followers, this.#beforeLosing);
  }

  streams(): Promise<readonly StreamInfo[]> {
    return streamsOf(this.#engine.db);
  }

  stream(id: string): Promise<StreamInfo | undefined> {
    return streamOf(this.#engine.db, id);
  }

  summaries(club?: string): Promise<readonly StreamSummary[]> {
    return summariesOf(this.#engine.db, club);
  }

  async createStream(id: string, club?: string, events: readonly StoredEvent[] = []): Promise<void> {
    await createStream(this.#engine.db, { id, club, events }, this.#announce);
    this.#engine.followers.tell(id, events.length);
  }

  async removeRehearsals(which: { readonly id?: string; readonly before?: number }): Promise<void> {
    const { db, followers } = this.#engine;
    const gone = await deleteRehearsals(db, which, this.#announce, this.#beforeLosing);
    for (const stream of gone) followers.end(stream);
  }

  read<Event extends ChainedEvent = StoredEvent>(stream: string, after: number, limit?: number): Promise<Event[]> {
    return readEvents(this.#engine.db, stream, after, limit);
  }

  readSound<Event extends ChainedEvent = StoredEvent>(stream: string, count?: number): Promise<Event[]> {
    return readSound(this.#engine.db, stream, count);
  }

  disclosures(stream: string): Promise<readonly Disclosure[]> {
    return readDisclosures(this.#engine.db, stream);
  }

  async append(stream: string, events: readonly StoredEvent[]): Promise<AppendAnswer> {
    if (events.length === 0) return 'appended';
    const { db, followers } = this.#engine;
    const answer = await this.#writing.take(stream, () => appendEvents(db, stream, events, this.#announce));
    if (answer === 'appended') followers.tell(stream, events[events.length - 1].sequence);
    return answer;
  }

  async appendDecided<Event extends ChainedEvent = StoredEvent>(
    stream: string,
    known: number,
    decide: DecideWriting<Event>,
  ): Promise<void> {
    const { db, followers } = this.#engine;
    const last = await this.#writing.take(stream, () => appendDecided(db, stream, known, decide, this.#announce));
    if (last !== undefined) followers.tell(stream, last);
  }

  async erase<Event extends ChainedEvent = StoredEvent>(stream: string, plan: PlanErasure<Event>): Promise<void> {
    const { db, followers } = this.#engine;
    const last = await this.#writing.take(stream, () => eraseIn(db, stream, plan, this.#announce, this.#beforeLosing));
    if (last !== undefined) followers.tell(stream, last);
  }

  scrub(): Promise<boolean> {
    return sweepResidues(this.#engine.db, () => this.#engine.scrub());
  }

  follow(tell: Tell, tellEnd?: TellEnd): () => void {
    return this.#engine.followers.follow(tell, tellEnd);
  }

  backup(path: string): Promise<void> {
    return this.#engine.backup(path);
  }

  async checkWhole(): Promise<void> {
    await this.#engine.checkWhole?.();
  }

  close(): Promise<void> {
    this.#closing ??= this.#engine.close();
    return this.#closing;
  }
}

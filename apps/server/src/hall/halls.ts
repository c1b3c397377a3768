import { accept, type Result, refuse } from '@raccord/scrabble';
import {
  type Actor,
  type CommandData,
  Journal,
  type RecordedEvent,
  type RefusalCode,
  type StoredEvent,
  type TournamentFileFault,
  type Wordbook,
} from '@raccord/tournament';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { beginStream, beginsWith, exportTournament, readImport } from '../maintenance/transfer.ts';
import { type EventStore, StoreFault, type StreamInfo } from '../store/store.ts';
import type { Hall } from './hall.ts';
import type { TournamentHome } from './home.ts';
import { recognised } from './reading.ts';
import { StoreHall } from './store-hall.ts';

export type OpeningFault = 'unknown-lexicon' | 'stream-exists';

const UNKNOWN_LEXICON = 'Le dictionnaire de ce tournoi n’est pas sur ce serveur : importez-le d’abord.';
export const ID_TAKEN = 'Un tournoi porte déjà cet identifiant : choisissez-en un autre.';

export type OpenHall = (id: string, journal: Journal, store: EventStore, now: () => number) => Promise<Hall>;

const openStoreHall: OpenHall = async (...opened) => new StoreHall(...opened);

/** What an event of an open tournament costs, with the state and the results that follow from it: measured, in bytes. */
const BYTES_OF_EVENT = 1_400;
/** Of the memory of the server, what open tournaments may take: the rest is for the lexicon, the network and garbage. */
const SHARE = 0.4;
/** One that was asked for since may still be in the hands of a request. */
const LEFT_ALONE_MS = 60_000;

const GIGABYTE = 2 ** 30;

/**
 * The tournaments of an installation, each one opened when it is asked for. Those that nobody listens to are closed again,
 * least recently used first, when they would not fit into memory.
 */
export class Halls {
  readonly #store: EventStore;
  readonly #lexicons: Lexicons;
  readonly #now: () => number;
  readonly #openWith: OpenHall;
  readonly #mostEvents: number;
  readonly #open = new Map<string, Promise<Hall | undefined>>();
  /** Those that are ready and when they were asked for, least recently used first. */
  readonly #ready = new Map<string, { readonly hall: Hall; readonly usedAt: number }>();
  readonly #stopFollowing: () => void;

  /**
   * @param openWith how a tournament is opened once it has been read.
   * @param memory that the whole server may take, in bytes.
   */
  constructor(
    store: EventStore,
    lexicons: Lexicons,
    now: () => number,
    openWith: OpenHall = openStoreHall,
    memory = GIGABYTE,
  ) {
    this.#openWith = openWith;
    this.#mostEvents = (memory * SHARE) / BYTES_OF_EVENT;
    this.#store = store;
    this.#lexicons = lexicons;
    this.#now = now;
    this.#stopFollowing = store.follow(
      (stream, sequence) => {
        // Whoever opened one that cannot be read was told why.
        this.#open.get(stream)?.then(
          (hall) => hall?.heard(sequence),
          () => undefined,
        );
      },
      (stream) => this.#leave(stream),
    );
  }

  list(): Promise<readonly StreamInfo[]> {
    return this.#store.streams();
  }

  /** A tournament of this installation; undefined when there is none, or when its lexicon is missing. */
  open(id: string): Promise<Hall | undefined> {
    const ready = this.#ready.get(id)?.hall;
    if (ready?.fault !== undefined) return Promise.reject(ready.fault);
    if (ready) this.#use(id, ready);
    const known = this.#open.get(id);
    if (known) return known;
    const opening = this.#openHall(id).catch((fault) => {
      // One that is damaged stays so until somebody restores it: it is not read again at each request.
      if (!(fault instanceof StoreFault && fault.code === 'tournament-damaged')) this.#open.delete(id);
      throw fault;
    });
    this.#open.set(id, opening);
    return opening;
  }

  /** One that is open already. */
  ready(id: string): Hall | undefined {
    return this.#ready.get(id)?.hall;
  }

  #use(id: string, hall: Hall): void {
    this.#ready.delete(id);
    this.#ready.set(id, { hall, usedAt: this.#now() });
  }

  #leave(id: string): void {
    const hall = this.#ready.get(id)?.hall;
    this.#ready.delete(id);
    this.#open.delete(id);
    hall?.close().catch(() => undefined);
  }

  #makeRoom(): void {
    let events = 0;
    for (const { hall } of this.#ready.values()) events += hall.sequence;
    const before = this.#now() - LEFT_ALONE_MS;
    for (const [id, { hall, usedAt }] of this.#ready) {
      if (events <= this.#mostEvents || usedAt > before) return;
      if (!hall.isIdle) continue;
      events -= hall.sequence;
      this.#leave(id);
    }
  }

  async #openHall(id: string): Promise<Hall | undefined> {
    // One whose words are not here is not read whole at each request.
    const first = await this.#store.readSound(id, 1);
    // A club is a stream too, and no tournament.
    const [created] = first[0]?.type === 'club-created' ? [] : recognised(first, id);
    const wordbook =
      created?.type === 'tournament-created' ? await this.#lexicons.wordbook(created.data.lexicon.hash) : undefined;
    if (!wordbook) {
      this.#open.delete(id);
      return undefined;
    }
    const journal = new Journal(wordbook, recognised(await this.#store.readSound(id), id));
    const hall = await this.#openWith(id, journal, this.#store, this.#now);
    if (!this.#open.has(id)) {
      // Deleted meanwhile.
      await hall.close();
      return undefined;
    }
    this.#use(id, hall);
    this.#makeRoom();
    return hall;
  }

  /** Begins a tournament under an id that the caller made: asked twice, it is done once. */
  async create(
    id: string,
    data: CommandData<'create-tournament'>,
    actor: Actor,
    home?: TournamentHome,
  ): Promise<Result<RecordedEvent, RefusalCode | OpeningFault>> {
    const before = await this.#created(id, data.name);
    if (before) return before;
    const wordbook = await this.#wordbookAt(home, data.lexicon.hash);
    if (!wordbook) return refuse('unknown-lexicon', UNKNOWN_LEXICON);
    const made = new Journal(wordbook).submit({ type: 'create-tournament', id, actor, at: this.#now(), data });
    if (!made.ok) return made;
    const begun = await this.#begin(id, [made.value], home);
    // Asked twice at the same time: the other one was first.
    return begun.ok ? made : ((await this.#created(id, data.name)) ?? begun);
  }

  /** The tournament of this id: the one that is asked for again, or another one. */
  async #created(id: string, name: string): Promise<Result<RecordedEvent, 'stream-exists'> | undefined> {
    const hall = await this.open(id);
    const first = hall?.read(({ events }) => events[0]);
    if (!first) return undefined;
    const isSame = first.id === id && first.type === 'tournament-created' && first.data.name === name;
    return isSame ? accept(first) : refuse('stream-exists', ID_TAKEN);
  }

  /** Adds a whole tournament that another installation exported: asked twice, it is done once. */
  async importFile(
    id: string,
    text: string,
    home?: TournamentHome,
  ): Promise<Result<number, TournamentFileFault | 'tournament-empty' | OpeningFault>> {
    const read = readImport(text);
    if (!read.ok) return read;
    const { created, events } = read.value;
    const wordbook = await this.#wordbookAt(home, created.data.lexicon.hash);
    if (!wordbook) return refuse('unknown-lexicon', UNKNOWN_LEXICON);
    const begun = await this.#begin(id, events, home);
    return begun.ok || (await beginsWith(this.#store, id, events)) ? accept(events.length) : begun;
  }

  /** A whole tournament as one file, piece by piece, its events as they were written. */
  async exportFile(id: string): Promise<Iterable<string> | undefined> {
    const exported = await exportTournament(this.#store, id);
    if (!exported.ok) throw new StoreFault('tournament-damaged', id);
    return exported.value.events === 0 ? undefined : exported.value.pieces;
  }

  /** Words of another club are not here. */
  async #wordbookAt(home: TournamentHome | undefined, hash: string): Promise<Wordbook | undefined> {
    return home && !(await home.lexicon(hash)) ? undefined : this.#lexicons.wordbook(hash);
  }

  async #begin(
    id: string,
    events: readonly StoredEvent[],
    home?: TournamentHome,
  ): Promise<Result<void, 'stream-exists'>> {
    try {
      await beginStream(this.#store, id, events, home?.club);
      return accept(undefined);
    } catch (fault) {
      if (fault instanceof StoreFault && fault.code === 'stream-exists') return refuse('stream-exists', ID_TAKEN);
      throw fault;
    }
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    const halls = await Promise.allSettled(this.#open.values());
    await Promise.all(halls.map((hall) => (hall.status === 'fulfilled' ? hall.value?.close() : undefined)));
  }
}

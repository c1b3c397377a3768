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
import { inParts, UNWATCHED, type Work } from '../work.ts';
import type { Hall } from './hall.ts';
import type { TournamentHome } from './home.ts';
import { recognised, recognisingEvents } from './reading.ts';
import { Rooms } from './rooms.ts';
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

/** The tournaments of an installation. */
export class Halls {
  readonly #store: EventStore;
  readonly #lexicons: Lexicons;
  readonly #now: () => number;
  readonly #openWith: OpenHall;
  readonly #rooms: Rooms<Hall>;

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
    this.#store = store;
    this.#lexicons = lexicons;
    this.#now = now;
    this.#rooms = new Rooms(store, {
      ...{ load: (id) => this.#load(id), weigh: ({ sequence }) => sequence, most: (memory * SHARE) / BYTES_OF_EVENT },
      ...{ now, leftAloneMs: LEFT_ALONE_MS },
    });
  }

  list(): Promise<readonly StreamInfo[]> {
    return this.#store.streams();
  }

  /** A tournament of this installation; undefined when there is none, or when its lexicon is missing. */
  open(id: string): Promise<Hall | undefined> {
    return this.#rooms.open(id);
  }

  /** One that is open already. */
  ready(id: string): Hall | undefined {
    return this.#rooms.ready(id);
  }

  async #load(id: string): Promise<Hall | undefined> {
    // One whose words are not here is not read whole at each request.
    const first = await this.#store.readSound(id, 1);
    // Clubs and sittings are streams too, and no tournaments.
    const [created] = first[0]?.type === 'tournament-created' ? recognised(first, id) : [];
    const wordbook =
      created?.type === 'tournament-created' ? await this.#lexicons.wordbook(created.data.lexicon.hash) : undefined;
    if (!wordbook) return undefined;
    const events = await inParts(recognisingEvents(await this.#store.readSound(id), id));
    const journal = await inParts(Journal.reading(wordbook, events));
    return this.#openWith(id, journal, this.#store, this.#now);
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
    work: Work = UNWATCHED,
  ): Promise<Result<number, TournamentFileFault | 'tournament-empty' | OpeningFault>> {
    const read = await readImport(text, work);
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

  close(): Promise<void> {
    return this.#rooms.close();
  }
}

import { accept, type Result, refuse } from '@raccord/scrabble';
import {
  type Actor,
  type CommandData,
  Journal,
  makeTournamentFile,
  parseTournamentFile,
  type RecordedEvent,
  type RefusalCode,
  type TournamentFileFault,
} from '@raccord/tournament';
import type { Lexicons } from '../lexicons/lexicons.ts';
import { type EventStore, StoreFault, type StreamInfo } from '../store/store.ts';
import { Hall, readable } from './hall.ts';

export type OpeningFault = 'unknown-lexicon' | 'stream-exists';

const UNKNOWN_LEXICON = 'Le lexique de ce tournoi n’est pas sur ce serveur : importez-le d’abord.';
const ID_TAKEN = 'Un tournoi porte déjà cet identifiant : choisissez-en un autre.';

/** The tournaments of an installation, each one opened when it is first asked for. */
export class Halls {
  readonly #store: EventStore;
  readonly #lexicons: Lexicons;
  readonly #now: () => number;
  readonly #open = new Map<string, Promise<Hall | undefined>>();
  readonly #stopFollowing: () => void;

  constructor(store: EventStore, lexicons: Lexicons, now: () => number) {
    this.#store = store;
    this.#lexicons = lexicons;
    this.#now = now;
    this.#stopFollowing = store.follow((stream, sequence) => {
      void this.#open.get(stream)?.then((hall) => hall?.heard(sequence));
    });
  }

  list(): Promise<readonly StreamInfo[]> {
    return this.#store.streams();
  }

  /** A tournament of this installation; undefined when there is none, or when its lexicon is missing. */
  open(id: string): Promise<Hall | undefined> {
    const known = this.#open.get(id);
    if (known) return known;
    const opening = this.#openHall(id).catch((fault) => {
      this.#open.delete(id);
      throw fault;
    });
    this.#open.set(id, opening);
    return opening;
  }

  async #openHall(id: string): Promise<Hall | undefined> {
    const [first] = await this.#store.read(id, 0, 1);
    const [created] = first ? readable([first], id) : [];
    const wordbook =
      created?.type === 'tournament-created' ? await this.#lexicons.wordbook(created.data.lexicon.hash) : undefined;
    if (!wordbook) {
      this.#open.delete(id);
      return undefined;
    }
    return Hall.open(id, this.#store, wordbook, this.#now);
  }

  /** Begins a tournament under an id that the caller made: asked twice, it is done once. */
  async create(
    id: string,
    data: CommandData<'create-tournament'>,
    actor: Actor,
  ): Promise<Result<RecordedEvent, RefusalCode | OpeningFault>> {
    const known = await this.open(id);
    const first = known?.read(({ events }) => events[0]);
    if (first) return first.id === id ? accept(first) : refuse('stream-exists', ID_TAKEN);
    const wordbook = await this.#lexicons.wordbook(data.lexicon.hash);
    if (!wordbook) return refuse('unknown-lexicon', UNKNOWN_LEXICON);
    const made = new Journal(wordbook).submit({ type: 'create-tournament', id, actor, at: this.#now(), data });
    if (!made.ok) return made;
    await this.#begin(id, [made.value]);
    return made;
  }

  /** Adds a whole tournament that another installation exported. */
  async importFile(id: string, text: string): Promise<Result<number, TournamentFileFault | OpeningFault>> {
    const events = parseTournamentFile(text);
    if (!events.ok) return events;
    const [created] = events.value;
    const hash = created?.type === 'tournament-created' ? created.data.lexicon.hash : '';
    if (!(await this.#lexicons.wordbook(hash))) return refuse('unknown-lexicon', UNKNOWN_LEXICON);
    if ((await this.#store.streams()).some((stream) => stream.id === id && stream.sequence > 0))
      return refuse('stream-exists', ID_TAKEN);
    await this.#begin(id, events.value);
    return accept(events.value.length);
  }

  /** A whole tournament as one file, piece by piece. */
  async exportFile(id: string): Promise<Iterable<string> | undefined> {
    const hall = await this.open(id);
    return hall && makeTournamentFile(hall.read(({ events }) => [...events]));
  }

  async #begin(id: string, events: readonly RecordedEvent[]): Promise<void> {
    await this.#store.createStream(id).catch((fault) => {
      if (!(fault instanceof StoreFault && fault.code === 'stream-exists')) throw fault;
    });
    if ((await this.#store.append(id, events)) !== 'appended') throw new StoreFault('stream-exists', id);
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    const halls = await Promise.allSettled(this.#open.values());
    await Promise.all(halls.map((hall) => (hall.status === 'fulfilled' ? hall.value?.close() : undefined)));
  }
}

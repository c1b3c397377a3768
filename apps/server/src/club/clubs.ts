import { ClubJournal, type ClubRefusalCode } from '@raccord/club';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { newSalt } from '../access/tokens.ts';
import { Rooms } from '../hall/rooms.ts';
import { type ClubInfo, type ClubQuotas, type EventStore, isDamage, StoreFault } from '../store/store.ts';
import { Club, type ClubAsker } from './club.ts';

/** Kept ready, those used last: a club of ten years is a megabyte. */
const MOST_OPEN = 100;
const MOST_REMEMBERED = 100_000;

const ID_TAKEN = 'Un club ou un tournoi porte déjà cet identifiant : choisissez-en un autre.';

export interface ClubToMake {
  readonly id: string;
  readonly name: string;
  readonly quotas: ClubQuotas;
}

/** The clubs of an installation. */
export class Clubs {
  readonly #store: EventStore;
  readonly #now: () => number;
  readonly #rooms: Rooms<Club>;
  /** A tournament never changes its club. */
  readonly #clubs = new Map<string, string>();
  /** What was being read when one took place may be of before. */
  #deletions = 0;
  readonly #stopFollowing: () => void;

  constructor(store: EventStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#rooms = new Rooms(store, { load: (id) => this.#load(id), weigh: () => 1, most: MOST_OPEN, now });
    this.#stopFollowing = store.follow(
      (stream, sequence) => this.#rooms.ready(this.#clubs.get(stream) ?? '')?.heardOfEvening(stream, sequence),
      (stream) => {
        this.#deletions++;
        this.#clubs.delete(stream);
      },
    );
  }

  get openCount(): number {
    return this.#rooms.count;
  }

  list(): Promise<readonly ClubInfo[]> {
    return this.#store.clubs.list();
  }

  async open(id: string): Promise<Club | undefined> {
    const club = await this.#rooms.open(id);
    await club?.upToDate();
    return club;
  }

  /** One that is read once: it takes no place among those that are ready. */
  async peek(id: string): Promise<Club | undefined> {
    const ready = this.#rooms.ready(id);
    if (ready) return this.open(id);
    const kept = await this.#store.clubs.read(id);
    return kept && new Club(id, kept, this.#store, this.#now);
  }

  async #load(id: string): Promise<Club | undefined> {
    const deletions = this.#deletions;
    const kept = await this.#store.clubs.read(id);
    const club = kept && new Club(id, kept, this.#store, this.#now);
    // Whose tournaments its evenings are, the store alone tells: a club that came in a file may name those of another one.
    const tournaments = club ? await this.#store.clubs.tournaments(id) : [];
    if (deletions === this.#deletions) for (const own of tournaments) this.#clubs.set(own.id, id);
    return club;
  }

  /** The club of a tournament; undefined when there is no such tournament. */
  async clubOf(tournament: string): Promise<string | undefined> {
    const deletions = this.#deletions;
    const known = this.#clubs.get(tournament) ?? (await this.#store.clubs.clubOf(tournament));
    if (this.#clubs.size >= MOST_REMEMBERED) this.#clubs.clear();
    if (known !== undefined && deletions === this.#deletions) this.#clubs.set(tournament, known);
    return known;
  }

  /** The club of a tournament; undefined where there is none, and where it is damaged. */
  async openOf(tournament: string): Promise<Club | undefined> {
    return this.open((await this.clubOf(tournament)) ?? '').catch((fault) => {
      if (!isDamage(fault)) throw fault;
      return undefined;
    });
  }

  /** Begins a club under an id that the caller made: asked twice, it is done once. */
  async create(
    { id, name, quotas }: ClubToMake,
    by: ClubAsker,
  ): Promise<Result<{ readonly sequence: number }, ClubRefusalCode>> {
    const journal = new ClubJournal();
    const actor = { ...by, salt: newSalt() };
    const made = journal.submit({ type: 'create-club', data: { name }, id, actor, at: this.#now() });
    if (!made.ok) return made;
    try {
      await this.#store.clubs.create(id, [made.value], quotas);
    } catch (fault) {
      if (!(fault instanceof StoreFault && fault.code === 'stream-exists')) throw fault;
      const [first] = (await this.open(id))?.journal.events ?? [];
      const isSame = first?.id === id && first.type === 'club-created' && first.data.name === name;
      if (!isSame) return refuse('id-taken', ID_TAKEN);
    }
    return accept({ sequence: 1 });
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    await this.#rooms.close();
  }
}

import { ClubJournal, type ClubRefusalCode } from '@raccord/club';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { newSalt } from '../access/tokens.ts';
import type { Telling } from '../live/connection.ts';
import { type ClubInfo, type ClubQuotas, type EventStore, StoreFault } from '../store/store.ts';
import { Club, type ClubAsker } from './club.ts';

/** Kept ready, those used last: a club of ten years is a megabyte. */
const MOST_OPEN = 100;
const MOST_REMEMBERED = 100_000;

const ID_TAKEN = 'Un club ou un tournoi porte déjà cet identifiant : choisissez-en un autre.';

export interface NewClub {
  readonly id: string;
  readonly name: string;
  readonly quotas: ClubQuotas;
}

/** The clubs of an installation, each one opened when it is asked for; those asked for longest ago are let go. */
export class Clubs {
  readonly #store: EventStore;
  readonly #now: () => number;
  readonly #open = new Map<string, Promise<Club | undefined>>();
  /** A tournament never changes its club. */
  readonly #clubs = new Map<string, string>();
  /** What was being read when one took place may be of before. */
  #deletions = 0;
  readonly #stopFollowing: () => void;
  /** Those who follow a club. */
  readonly #ears = new Map<string, Set<(sequence: number) => void>>();

  constructor(store: EventStore, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#stopFollowing = store.follow(
      (stream, sequence) => {
        for (const tell of this.#ears.get(stream) ?? []) tell(sequence);
        this.#open.get(stream)?.then(
          (club) => club?.heard(sequence),
          () => undefined,
        );
        this.#open.get(this.#clubs.get(stream) ?? '')?.then(
          (club) => club?.heardOfEvening(stream, sequence),
          () => undefined,
        );
      },
      (stream) => {
        this.#deletions++;
        this.#open.delete(stream);
        this.#clubs.delete(stream);
      },
    );
  }

  get openCount(): number {
    return this.#open.size;
  }

  list(): Promise<readonly ClubInfo[]> {
    return this.#store.clubs.list();
  }

  async open(id: string): Promise<Club | undefined> {
    const known = this.#open.get(id);
    const load = (): Promise<Club | undefined> => this.#load(id);
    // Written to elsewhere: read again.
    const opening = known ? known.then((club) => (club && !club.isBehind ? club : load()), load) : load();
    // Taken out first: those asked for longest ago stand at the front.
    this.#open.delete(id);
    this.#open.set(id, opening);
    for (const old of this.#open.keys()) {
      if (this.#open.size <= MOST_OPEN) break;
      this.#open.delete(old);
    }
    try {
      const club = await opening;
      if (!club) this.#open.delete(id);
      return club;
    } catch (fault) {
      this.#open.delete(id);
      throw fault;
    }
  }

  async #load(id: string): Promise<Club | undefined> {
    const deletions = this.#deletions;
    const kept = await this.#store.clubs.read(id);
    const club = kept && new Club(id, kept, this.#store.clubs, this.#now);
    // Whose tournaments its evenings are, the store alone tells: a club that came in a file may name those of another one.
    const tournaments = club ? await this.#store.clubs.tournaments(id) : [];
    if (deletions === this.#deletions) for (const own of tournaments) this.#clubs.set(own.id, id);
    return club;
  }

  /** A club as somebody is told of it: one that nobody follows costs nothing. */
  tellingOf({ id, sequence: known }: Club): Telling {
    let sequence = known;
    const ears = this.#ears.get(id) ?? new Set();
    this.#ears.set(id, ears);
    return {
      stream: id,
      get listeners() {
        return ears.size;
      },
      onChange: (tell) => {
        const hear = (last: number): void => {
          sequence = last;
          tell();
        };
        ears.add(hear);
        return () => {
          ears.delete(hear);
          if (ears.size === 0 && this.#ears.get(id) === ears) this.#ears.delete(id);
        };
      },
      news: () => ({ sequence, mark: `${sequence}`, revisions: { club: sequence } }),
    };
  }

  /** The club of a tournament; undefined when there is no such tournament. */
  async clubOf(tournament: string): Promise<string | undefined> {
    const deletions = this.#deletions;
    const known = this.#clubs.get(tournament) ?? (await this.#store.clubs.clubOf(tournament));
    if (this.#clubs.size >= MOST_REMEMBERED) this.#clubs.clear();
    if (known !== undefined && deletions === this.#deletions) this.#clubs.set(tournament, known);
    return known;
  }

  /** Begins a club under an id that the caller made: asked twice, it is done once. */
  async create(
    { id, name, quotas }: NewClub,
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

  close(): void {
    this.#stopFollowing();
  }
}

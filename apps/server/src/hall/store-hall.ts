import { Journal, type StoredEvent, type Wordbook } from '@raccord/tournament';
import type { EventStore } from '../store/store.ts';
import { type Asked, type Decided, decideTogether, NOTHING } from './deciding.ts';
import { Hall } from './hall.ts';
import { readable } from './reading.ts';

/** A tournament that this installation decides, perhaps together with other servers on the same store. */
export class StoreHall extends Hall {
  readonly #store: EventStore;

  private constructor(id: string, journal: Journal, store: EventStore, now: () => number) {
    super(id, journal, now);
    this.#store = store;
  }

  static async open(id: string, store: EventStore, wordbook: Wordbook, now: () => number): Promise<StoreHall> {
    return new StoreHall(id, new Journal(wordbook, readable(await store.read(id, 0), id)), store, now);
  }

  override heard(sequence: number): void {
    if (sequence > this.sequence) this.fallBehind();
  }

  protected override async write(asked: readonly Asked[], tellDecided: (decided: Decided) => void): Promise<void> {
    let decided = NOTHING;
    await this.#store.appendDecided(this.id, this.sequence, (news) => {
      this.#takeStored(news);
      decided = decideTogether(this.journal, asked, this.now());
      tellDecided(decided);
      return decided.events;
    });
    this.take(decided.events);
  }

  protected override async catchUp(): Promise<void> {
    this.#takeStored(await this.#store.read(this.id, this.sequence));
  }

  #takeStored(news: readonly StoredEvent[]): void {
    this.take(readable(news, this.id, this.journal.events.at(-1)));
  }
}

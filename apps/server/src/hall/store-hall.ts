import { Journal, type RecordedEvent, type StoredEvent, upcast, type Wordbook } from '@raccord/tournament';
import { type EventStore, StoreFault } from '../store/store.ts';
import { type Asked, type Decided, decideTogether, NOTHING } from './deciding.ts';
import { Hall } from './hall.ts';

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
      this.take(readable(news, this.id));
      decided = decideTogether(this.journal, asked, this.now());
      tellDecided(decided);
      return decided.events;
    });
    this.take(decided.events);
  }

  protected override async catchUp(): Promise<void> {
    this.take(readable(await this.#store.read(this.id, this.sequence), this.id));
  }
}

/** Events of the store in today's shape. */
export function readable(stored: readonly StoredEvent[], stream: string): RecordedEvent[] {
  return stored.map((event) => {
    const read = upcast(event);
    if (!read.ok) throw new StoreFault('too-new', stream);
    return read.value;
  });
}

import { Rooms } from '../hall/rooms.ts';
import { type EventStore, FEDERATION } from '../store/store.ts';
import { Federation } from './federation.ts';

/** What the installation keeps of its clubs together, read when somebody first asks. */
export class Federations {
  readonly #rooms: Rooms<Federation>;

  constructor(store: EventStore, now: () => number) {
    const load = async (): Promise<Federation> => new Federation(await store.federation.read(), store, now);
    this.#rooms = new Rooms(store, { load, weigh: () => 1, most: 1, now });
  }

  async open(): Promise<Federation> {
    const federation = await this.#rooms.open(FEDERATION);
    if (!federation) throw new Error('an installation has always one');
    await federation.upToDate();
    return federation;
  }

  close(): Promise<void> {
    return this.#rooms.close();
  }
}

import { type EventStore, isDamage } from '../store/store.ts';

/** A stream that is open: see `Room`. */
interface OpenStream {
  readonly fault: unknown;
  readonly isIdle: boolean;
  heard(sequence: number): void;
  close(): Promise<void>;
}

interface Order<Kept> {
  /** Undefined when there is no such stream. */
  load(id: string): Promise<Kept | undefined>;
  /** How much of the room that there is one takes. */
  weigh(room: Kept): number;
  readonly most: number;
  readonly now: () => number;
  /** One that was asked for since may still be in the hands of a request. */
  readonly leftAloneMs?: number;
  /** Which one the store tells of under this name. */
  idOf?(stream: string): string;
}

/** An hour: an evening that somebody comes back to after a break is still there. */
const FORGOTTEN_MS = 3_600_000;
const SWEEPING_MS = 300_000;

/**
 * The streams of one kind that are open in this process, each one opened when it is asked for. Those that nobody listens to
 * are closed again, least recently used first: when there is no room for them, or nobody has asked for them for long.
 */
export class Rooms<Kept extends OpenStream> {
  readonly #order: Order<Kept>;
  readonly #open = new Map<string, Promise<Kept | undefined>>();
  /** Those that are ready and when they were asked for, least recently used first. */
  readonly #ready = new Map<string, { readonly room: Kept; readonly usedAt: number }>();
  readonly #stopFollowing: () => void;
  readonly #sweeping: NodeJS.Timeout;

  constructor(store: Pick<EventStore, 'follow'>, order: Order<Kept>) {
    this.#order = order;
    const { idOf = (stream) => stream } = order;
    this.#stopFollowing = store.follow(
      (stream, sequence) => {
        // Whoever opened one that cannot be read was told why.
        this.#open.get(idOf(stream))?.then(
          (room) => room?.heard(sequence),
          () => undefined,
        );
      },
      (stream) => this.leave(idOf(stream)),
    );
    this.#sweeping = setInterval(() => this.#makeRoom(), SWEEPING_MS).unref();
  }

  get count(): number {
    return this.#ready.size;
  }

  /** Undefined when there is none. */
  open(id: string): Promise<Kept | undefined> {
    const ready = this.#ready.get(id)?.room;
    if (ready?.fault !== undefined) return Promise.reject(ready.fault);
    if (ready) this.#use(id, ready);
    const known = this.#open.get(id);
    if (known) return known;
    const opening = this.#load(id).catch((fault) => {
      // One that is damaged stays so until somebody restores it: it is not read again at each request.
      if (!isDamage(fault)) this.#open.delete(id);
      throw fault;
    });
    this.#open.set(id, opening);
    return opening;
  }

  /** One that is open already. */
  ready(id: string): Kept | undefined {
    return this.#ready.get(id)?.room;
  }

  /** It is not there any more. */
  leave(id: string): void {
    const room = this.ready(id);
    this.#ready.delete(id);
    this.#open.delete(id);
    room?.close().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    clearInterval(this.#sweeping);
    const rooms = await Promise.allSettled(this.#open.values());
    await Promise.all(rooms.map((room) => (room.status === 'fulfilled' ? room.value?.close() : undefined)));
  }

  async #load(id: string): Promise<Kept | undefined> {
    const room = await this.#order.load(id);
    // Deleted meanwhile.
    if (room && !this.#open.has(id)) await room.close();
    else if (room) {
      this.#use(id, room);
      this.#makeRoom();
      return room;
    } else this.#open.delete(id);
    return undefined;
  }

  #use(id: string, room: Kept): void {
    this.#ready.delete(id);
    this.#ready.set(id, { room, usedAt: this.#order.now() });
  }

  #makeRoom(): void {
    const { weigh, most, now, leftAloneMs = 0 } = this.#order;
    let weight = 0;
    for (const { room } of this.#ready.values()) weight += weigh(room);
    const before = now() - leftAloneMs;
    const forgotten = now() - FORGOTTEN_MS;
    for (const [id, { room, usedAt }] of this.#ready) {
      const isInTheWay = weight > most && usedAt <= before;
      if (!isInTheWay && usedAt > forgotten) return;
      if (!room.isIdle) continue;
      weight -= weigh(room);
      this.leave(id);
    }
  }
}

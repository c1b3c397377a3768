import type { DBSchema, IDBPDatabase } from 'idb';
import { openPageDatabase } from '../files/database.ts';

/** What keeps its place in the order of sending. */
export interface Ordered {
  readonly order: number;
  /** Whose outbox it is in. */
  readonly owner: string;
}

interface OutboxSchema extends DBSchema {
  requests: { key: number; value: Ordered; indexes: { owner: string } };
}

/** What waits in an outbox, in the database of this browser: it outlives the page. */
export class OutboxStore<Item extends Ordered> {
  readonly #db: IDBPDatabase<OutboxSchema>;
  readonly #owner: string;

  private constructor(db: IDBPDatabase<OutboxSchema>, owner: string) {
    this.#db = db;
    this.#owner = owner;
  }

  /** Undefined where the browser keeps nothing. */
  static async open<Item extends Ordered>(owner: string): Promise<OutboxStore<Item> | undefined> {
    const db = await openPageDatabase<OutboxSchema>('raccord-outbox', (fresh) => {
      fresh.createObjectStore('requests', { keyPath: 'order' }).createIndex('owner', 'owner');
    });
    return db && new OutboxStore(db, owner);
  }

  /** In their order. */
  read(): Promise<readonly Item[]> {
    return this.#db.getAllFromIndex('requests', 'owner', this.#owner) as Promise<readonly Ordered[]> as Promise<
      readonly Item[]
    >;
  }

  /** All of them or none. Committed without waiting for this page again, which may be closed. */
  async add(items: readonly Item[]): Promise<void> {
    const writing = this.#db.transaction('requests', 'readwrite');
    const added = items.map((item) => writing.store.add(item));
    writing.commit();
    await Promise.all([...added, writing.done]);
  }

  async change(item: Item): Promise<void> {
    await this.#db.put('requests', item);
  }

  remove(order: number): Promise<void> {
    return this.#db.delete('requests', order);
  }

  close(): void {
    this.#db.close();
  }
}

import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '../files/database.ts';
import type { WaitingCommand } from './outbox.ts';

interface OutboxSchema extends DBSchema {
  commands: { key: number; value: WaitingCommand; indexes: { station: string } };
}

/** The commands of a station, in the database of this browser: they outlive the page. */
export class CommandStore {
  readonly #db: IDBPDatabase<OutboxSchema>;
  readonly #station: string;

  private constructor(db: IDBPDatabase<OutboxSchema>, station: string) {
    this.#db = db;
    this.#station = station;
  }

  /** Undefined where the browser keeps nothing. */
  static async open(station: string): Promise<CommandStore | undefined> {
    const db = await openDatabase<OutboxSchema>('raccord-outbox', (fresh) => {
      fresh.createObjectStore('commands', { keyPath: 'order', autoIncrement: true }).createIndex('station', 'station');
    });
    return db && new CommandStore(db, station);
  }

  /** In their order. */
  read(): Promise<readonly WaitingCommand[]> {
    return this.#db.getAllFromIndex('commands', 'station', this.#station);
  }

  /** All of them or none. */
  async add(commands: readonly WaitingCommand[]): Promise<void> {
    const writing = this.#db.transaction('commands', 'readwrite');
    await Promise.all([...commands.map((command) => writing.store.add(command)), writing.done]);
  }

  async change(command: WaitingCommand): Promise<void> {
    await this.#db.put('commands', command);
  }

  remove(order: number): Promise<void> {
    return this.#db.delete('commands', order);
  }

  close(): void {
    this.#db.close();
  }
}

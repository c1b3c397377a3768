import { type FileHandle, open } from 'node:fs/promises';

/**
 * Has the log of a SQLite file reach the disk, in a thread of the system: SQLite would hold the process up for as long. Those
 * who come while it is under way go together after it.
 */
export class LogOnDisk {
  readonly #path: string;
  #handle: FileHandle | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(file: string) {
    this.#path = `${file}-wal`;
  }

  /** Resolves once all that was written before is on the disk. */
  reached(): Promise<void> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#start();
      });
    return this.#next;
  }

  async close(): Promise<void> {
    await (this.#next ?? this.#running)?.catch(() => undefined);
    await this.#handle?.close();
    this.#handle = undefined;
  }

  #start(): Promise<void> {
    const running = this.#sync().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  /** A file without a log was written by SQLite itself, which waited for the disk. */
  async #sync(): Promise<void> {
    this.#handle ??= await open(this.#path, 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    await this.#handle?.datasync();
  }
}

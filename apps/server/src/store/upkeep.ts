import { type Kysely, sql } from 'kysely';
import { lastAnchor, removeAnchor, writeAnchor } from './anchor.ts';
import type { Tables } from './schema.ts';

/** In milliseconds: how long an event may stay without its anchor, and what a quiet moment is. */
const ANCHOR_MS = 1_000;
const QUIET_MS = 5_000;

/** What a file needs now and then while it is written to: its anchor, and its log brought into it in a quiet moment. */
export class Upkeep {
  readonly #db: Kysely<Tables>;
  readonly #file: string;
  #anchored = '';
  #writing: Promise<void> = Promise.resolve();
  /** How many times something was lost. */
  #losses = 0;
  #anchoring: NodeJS.Timeout | undefined;
  #quiet: NodeJS.Timeout | undefined;

  constructor(db: Kysely<Tables>, file: string) {
    this.#db = db;
    this.#file = file;
    this.note();
  }

  /** Something was written. What fails here comes up again at the next write, which can tell somebody. */
  note(): void {
    this.#anchoring ??= setTimeout(() => {
      this.#anchoring = undefined;
      this.#anchor().catch(() => undefined);
    }, ANCHOR_MS).unref();
    this.#quiet ??= setTimeout(() => {
      this.#quiet = undefined;
      emptyLog(this.#db).catch(() => undefined);
    }, QUIET_MS).unref();
    this.#quiet.refresh();
  }

  async close(): Promise<void> {
    clearTimeout(this.#anchoring);
    clearTimeout(this.#quiet);
    await this.#anchor().catch(() => undefined);
  }

  /** These streams are about to lose what they have: an anchor that is being written is there before it is taken away. */
  async lose(streams: readonly string[]): Promise<void> {
    this.#losses++;
    await this.#writing.catch(() => undefined);
    await removeAnchor(this.#file, streams);
  }

  async #anchor(): Promise<void> {
    const losses = this.#losses;
    const anchor = await lastAnchor(this.#db);
    // Read before something was lost: it may no longer be so.
    if (losses !== this.#losses) return this.#anchor();
    if (anchor === this.#anchored || anchor === '') return;
    this.#writing = writeAnchor(this.#file, anchor);
    await this.#writing;
    this.#anchored = anchor;
  }
}

/** Brings the log into the file and leaves nothing in it. Answers false, and leaves it, while somebody reads what was there before. */
export async function emptyLog(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

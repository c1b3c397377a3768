import { readFile, rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { writeWhole } from '../files.ts';
import { StoreFault } from './faults.ts';
import type { Tables } from './schema.ts';

/** The last event that a file had. In SQLite all appends are in one row, so that it stands for those before it. */
interface Anchor {
  readonly stream: string;
  readonly sequence: number;
  readonly hash: string;
}

/** Beside the file, and outside it: a file that goes back in time does not take it along. */
export const ANCHOR_SUFFIX = '-ancre';

/**
 * The file still has the last event that was anchored. Its log may have been cut or left behind when it was copied, or an
 * older file put in its place: whatever is gone then, nothing inside the file shows it. Fault `went-back`.
 */
export async function checkAnchor(db: Kysely<Tables>, file: string): Promise<void> {
  const anchor = await readAnchor(file);
  if (!anchor) return;
  const { stream, sequence, hash } = anchor;
  const found = await db
    .selectFrom('events')
    .select('hash')
    .where('stream', '=', stream)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (found?.hash !== hash) throw new StoreFault('went-back', `${file}, tournoi « ${stream} », action ${sequence}`);
}

/** What anchors the last event that is durable; empty where there is none. */
export async function lastAnchor(db: Kysely<Tables>): Promise<string> {
  // Rows are numbered as they are written.
  const last = await sql<Anchor>`select stream, sequence, hash from events order by rowid desc limit 1`.execute(db);
  return last.rows[0] ? `${JSON.stringify(last.rows[0])}\n` : '';
}

export const writeAnchor = (file: string, anchor: string): Promise<void> =>
  writeWhole(file + ANCHOR_SUFFIX, Buffer.from(anchor));

/** If the event that is anchored is of these streams, it is about to have another hash, or to go; the next one is anchored soon. */
export async function removeAnchor(file: string, streams: readonly string[]): Promise<void> {
  const anchor = await readAnchor(file);
  if (anchor && streams.includes(anchor.stream)) await rm(file + ANCHOR_SUFFIX, { force: true });
}

/** None where nothing was written yet, or where it cannot be read: then nothing is known. */
async function readAnchor(file: string): Promise<Anchor | undefined> {
  try {
    return JSON.parse(await readFile(file + ANCHOR_SUFFIX, 'utf8')) as Anchor;
  } catch {
    return undefined;
  }
}

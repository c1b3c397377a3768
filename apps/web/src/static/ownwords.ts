import type { DBSchema } from 'idb';
import { forgetWordbooks } from '../engine/lexicon.ts';
import { inTime, openPageDatabase } from '../files/database.ts';

/** A list of words that somebody gave to this browser. */
export interface OwnWords {
  /** Of this gift. */
  readonly id: string;
  readonly name: string;
  readonly words: number;
  /** A compiled lexicon. */
  readonly file: Uint8Array;
}

interface OwnSchema extends DBSchema {
  lists: { key: string; value: OwnWords };
}

const ONLY = 'own';
const GIVEN = 'own-';

/** The same list given again is another one. */
export const newListId = (): string => `${GIVEN}${Date.now()}`;

const open = () =>
  inTime(
    openPageDatabase<OwnSchema>('raccord-own-words', (fresh) => {
      fresh.createObjectStore('lists');
    }),
  );

/** The pages of this browser hear of what another one of them has changed. */
const otherPages = new BroadcastChannel('raccord-own-words');

export function onOwnWords(listener: () => void): () => void {
  otherPages.addEventListener('message', listener);
  return () => otherPages.removeEventListener('message', listener);
}

export async function readOwnWords(): Promise<OwnWords | undefined> {
  const db = await open();
  const own = await db?.get('lists', ONLY).catch(() => undefined);
  db?.close();
  return own;
}

/** Keeps a list in this browser in the place of any other, and asks it not to clear it away by itself. Where nothing can be kept: false. */
export async function keepOwnWords(own: OwnWords): Promise<boolean> {
  const db = await open();
  if (!db) return false;
  await forgetGraphs();
  const isKept = await db.put('lists', own, ONLY).then(
    () => true,
    () => false,
  );
  db.close();
  if (isKept) otherPages.postMessage('given');
  // Nobody waits for it: some browsers ask their user.
  navigator.storage?.persist?.().catch(() => false);
  return isKept;
}

/** Leaves nothing in this browser of any list that was given to it. */
export async function removeOwnWords(): Promise<void> {
  const db = await open();
  await db?.delete('lists', ONLY);
  db?.close();
  await forgetGraphs();
  otherPages.postMessage('removed');
}

const forgetGraphs = (): Promise<void> => forgetWordbooks((hash) => hash.startsWith(GIVEN));

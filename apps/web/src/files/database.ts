import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/** Opens a database of this browser; undefined where it keeps none: private windows, storage refused or broken. */
export async function openPageDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    return await openDB<Schema>(name, 1, { upgrade });
  } catch {
    return undefined;
  }
}

const PATIENCE_MS = 3_000;

/** What a database gives, unless it keeps one waiting: some browsers forget to answer. */
export const inTime = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))]);

import { join } from 'node:path';
import { openSqlite } from './sqlite.ts';
import type { EventStore } from './store.ts';

export type StorePlace = { readonly directory: string } | { readonly url: string };

export const FILE_NAME = 'raccord.sqlite';

/** Opens the store of an installation: a file in its directory, or a PostgreSQL database, whose part is read for it alone. */
export async function openStore(place: StorePlace): Promise<EventStore> {
  if ('directory' in place) return openSqlite(join(place.directory, FILE_NAME));
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(place.url);
}

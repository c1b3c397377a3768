import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { EventStore } from './store.ts';

export type StorePlace = { readonly directory: string } | { readonly url: string };

export const FILE_NAME = 'raccord.sqlite';

/** Opens the store of an installation: a file in its directory, or a PostgreSQL database. */
export const openStore = (place: StorePlace): Promise<EventStore> =>
  'url' in place ? openPostgres(place.url) : openSqlite(join(place.directory, FILE_NAME));

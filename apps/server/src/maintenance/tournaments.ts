import { accept, type Result, refuse } from '@raccord/scrabble';
import type { Description, StoredEvent } from '@raccord/tournament';
import type { EventStore } from '../store/store.ts';

/** The events that name a tournament: its creation and its changes of name. */
const NAMING: ReadonlySet<string> = new Set(['tournament-created', 'tournament-described']);

/** What a tournament is called, from its events as they were written; empty when none of them says it. */
export function nameIn(events: readonly StoredEvent[]): string {
  const named = events.findLast(({ type, data }) => NAMING.has(type) && typeof data === 'object' && data !== null);
  return String((named?.data as Partial<Description> | undefined)?.name ?? '');
}

/** The id of a tournament, asked for by its id or by its name. */
export async function findTournament(
  store: EventStore,
  wanted: string,
): Promise<Result<string, 'tournament-unknown' | 'name-shared'>> {
  const streams = await store.streams();
  if (streams.some(({ id }) => id === wanted)) return accept(wanted);
  const names = await Promise.all(streams.map(async ({ id }) => ({ id, name: nameIn(await store.read(id, 0)) })));
  const found = names.filter(({ name }) => plain(name) === plain(wanted));
  if (found.length === 1) return accept(found[0].id);
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    return refuse(
      'name-shared',
      `Plusieurs tournois s’appellent « ${wanted} » : donnez l’identifiant de l’un d’eux (${ids}).`,
    );
  }
  return refuse(
    'tournament-unknown',
    `Le tournoi « ${wanted} » n’est pas dans la base : « raccord verifier » donne la liste des tournois.`,
  );
}

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();

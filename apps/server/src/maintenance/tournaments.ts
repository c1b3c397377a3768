import { accept, type Result, refuse } from '@raccord/scrabble';
import type { StoredEvent } from '@raccord/tournament';
import type { EventStore } from '../store/store.ts';
import { summaryOf } from '../store/summary.ts';
import { withName } from './named.ts';

/** What a tournament is called; empty when its events do not say it. */
export const nameOfTournament = (events: readonly StoredEvent[]): string => summaryOf(events)?.name ?? '';

/** The id of a tournament, asked for by its id or by its name. */
export async function findTournament(
  store: EventStore,
  wanted: string,
): Promise<Result<string, 'tournament-unknown' | 'name-shared'>> {
  const streams = await store.summaries();
  if (streams.some(({ id }) => id === wanted)) return accept(wanted);
  const found = withName(
    streams.map(({ id, summary }) => ({ id, name: summary?.name ?? '' })),
    wanted,
  );
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

import { accept, type Result, refuse } from '@raccord/scrabble';
import type { Description, StoredEvent } from '@raccord/tournament';
import type { EventStore } from '../store/store.ts';
import { withName } from './named.ts';

/** The events that describe a tournament, and those that may take them back. */
const DESCRIBING: ReadonlySet<string> = new Set(['tournament-created', 'tournament-described']);
const TAKING_BACK = 'action-undone';

/** A tournament by its events as they were written, all of them or those that say it; undefined when none does. */
export function descriptionIn(events: readonly StoredEvent[]): Partial<Description> | undefined {
  const undone = undoneIn(events);
  const told = events.findLast(
    ({ id, type, data }) => DESCRIBING.has(type) && !undone.has(id) && typeof data === 'object' && data !== null,
  );
  return told?.data as Partial<Description> | undefined;
}

const undoneIn = (events: readonly StoredEvent[]): ReadonlySet<unknown> =>
  new Set(
    events.filter(({ type }) => type === TAKING_BACK).map(({ data }) => (data as { event?: unknown } | null)?.event),
  );

/** The events that say how far a tournament is. */
const STAGING = ['game-planned', 'game-cancelled', 'draw-made', 'game-finished'] as const;

export type Stage = 'ready' | 'playing' | 'finished';

/** No draw yet, a game going on or to come, or every game finished. */
function stageIn(events: readonly StoredEvent[]): Stage {
  const undone = undoneIn(events);
  const count = (wanted: (typeof STAGING)[number]): number =>
    events.filter(({ id, type }) => type === wanted && !undone.has(id)).length;
  if (count('draw-made') === 0) return 'ready';
  return count('game-planned') > count('game-cancelled') + count('game-finished') ? 'playing' : 'finished';
}

/** What a list of tournaments shows of one; undefined when it was not begun. */
export async function readSummary(
  store: EventStore,
  id: string,
): Promise<(Partial<Description> & { readonly stage: Stage }) | undefined> {
  const events = await store.readTypes(id, [...DESCRIBING, ...STAGING, TAKING_BACK]);
  const description = descriptionIn(events);
  return description && { ...description, stage: stageIn(events) };
}

/** Reads no more than it takes to describe a tournament. */
export const readDescription = async (store: EventStore, id: string): Promise<Partial<Description> | undefined> =>
  descriptionIn(await store.readTypes(id, [...DESCRIBING, TAKING_BACK]));

/** What a tournament is called; empty when its events do not say it. */
export const nameIn = (events: readonly StoredEvent[]): string => String(descriptionIn(events)?.name ?? '');

/** The id of a tournament, asked for by its id or by its name. */
export async function findTournament(
  store: EventStore,
  wanted: string,
): Promise<Result<string, 'tournament-unknown' | 'name-shared'>> {
  const streams = await store.streams();
  if (streams.some(({ id }) => id === wanted)) return accept(wanted);
  const names = await Promise.all(
    streams.map(async ({ id }) => ({
      id,
      name: String((await readDescription(store, id))?.name ?? ''),
    })),
  );
  const found = withName(names, wanted);
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

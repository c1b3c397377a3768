import { accept, type Result, refuse } from '@raccord/scrabble';
import {
  type Actor,
  type Erasure,
  eraseNames,
  type PlayerPlace,
  recordErasure,
  type StoredEvent,
} from '@raccord/tournament';
import { newEventId } from '../access/tokens.ts';
import { sha256 } from '../store/sha256.ts';
import type { EventStore } from '../store/store.ts';
import { summaryOf } from '../store/summary.ts';

/** Who is to be erased from a tournament: a player, with names that he has elsewhere, or whoever bears a name there. */
export interface ErasureRequest {
  readonly player?: PlayerPlace;
  readonly names?: readonly string[];
}

/** One that nobody finished is over too once nothing has happened for so long. */
const ABANDONED_MS = 7 * 24 * 60 * 60 * 1000;

/** Of a tournament that is being played, names are needed: to seat, to judge, to rank. */
export function isOver(events: readonly StoredEvent[], now: number): boolean {
  const stage = summaryOf(events)?.stage;
  return stage === undefined || stage === 'finished' || (events.at(-1)?.at ?? 0) < now - ABANDONED_MS;
}

const planOf = (events: readonly StoredEvent[], { player, names }: ErasureRequest): Erasure | undefined =>
  eraseNames(events, { ...(player ? { player } : {}), ...(names ? { names } : {}), drawId: newEventId, hash: sha256 });

/** In how many events of a tournament a person is named. */
export const countNamed = (events: readonly StoredEvent[], request: ErasureRequest): number =>
  planOf(events, request)?.rows.length ?? 0;

/**
 * Takes a person out of a tournament, all at once: the events without the name, and the one that says so. Asked again, it does
 * nothing. Answers in how many events the name was.
 */
export async function eraseFrom(
  store: EventStore,
  tournament: string,
  request: ErasureRequest,
  { by, now, isClosed = false }: { readonly by: Actor; readonly now: number; readonly isClosed?: boolean },
): Promise<Result<number, 'tournament-not-over'>> {
  let answer: Result<number, 'tournament-not-over'> = accept(0);
  await store.erase(tournament, (events) => {
    const erasure = planOf(events, request);
    if (!erasure) return undefined;
    if (!isClosed && !isOver(events, now)) {
      answer = refuse('tournament-not-over', notOver(summaryOf(events)?.name ?? tournament));
      return undefined;
    }
    answer = accept(erasure.rows.length);
    const at = Math.max(Math.floor(now), 1 + events.reduce((latest, event) => Math.max(latest, event.at), 0));
    const told = recordErasure(erasure, { id: newEventId(), actor: by, at }, sha256);
    return { rows: erasure.rows, told: [told], label: erasure.label };
  });
  return answer;
}

export const notOver = (name: string): string =>
  `« ${name} » n’est pas terminé, et ses résultats ont besoin des noms : finissez ses parties ou clôturez la soirée, puis recommencez. Rien n’a été effacé.`;

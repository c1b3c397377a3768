import type { ApiError, Unreachable } from '@raccord/contract';
import { accept, type Result, refuse } from '@raccord/scrabble';
import { followsOn, type StoredEvent } from '@raccord/tournament';
import { sha256 } from '../store/sha256.ts';
import type { EventStore } from '../store/store.ts';
import type { Central } from './central.ts';

const PAGE = 5_000;

/** How the copy stands now, and how far the clock of the server was ahead of ours. */
export interface Copied {
  readonly sequence: number;
  readonly ahead: number;
}

export type CopyFault = (ApiError | Unreachable)['code'] | 'diverged';

/** Brings the events of the tournament that are not here yet, each one checked against the chain before it is kept. */
export async function copyEvents(
  central: Central,
  store: EventStore,
  tournament: string,
  known: number,
  now: () => number,
): Promise<Result<Copied, CopyFault>> {
  let [last]: (StoredEvent | undefined)[] = known === 0 ? [] : await store.read(tournament, known - 1, 1);
  for (;;) {
    const after = last?.sequence ?? 0;
    const asked = now();
    const answer = await central.ask((api) =>
      api.readEvents({ params: { tournament }, query: { after, limit: PAGE } }),
    );
    if (!answer.ok) return refuse(answer.fault.code, answer.fault.text);
    const { sequence, now: theirs } = answer.value;
    const events = answer.value.events as StoredEvent[];
    for (const event of events) {
      if (!followsOn(event, last, sha256)) return refuse('diverged', DIVERGED);
      last = event;
    }
    // Fewer events than we have: the server was put back to an older state.
    if (sequence < after) return refuse('diverged', DIVERGED);
    if (events.length > 0) await store.append(tournament, events);
    const ahead = theirs - (asked + now()) / 2;
    if (events.length < PAGE) return accept({ sequence: last?.sequence ?? 0, ahead });
  }
}

const DIVERGED = 'Le serveur du tournoi n’a pas le même historique.';

import type { ApiError, Unreachable } from '@raccord/contract';
import { accept, type Result, refuse } from '@raccord/scrabble';
import type { StoredEvent } from '@raccord/tournament';
import type { Central } from './central.ts';

export type CopyFault = (ApiError | Unreachable)['code'] | 'diverged';

export const DIVERGED = 'Le serveur du tournoi n’a pas le même historique.';

interface Page {
  readonly sequence: number;
  readonly now: number;
  readonly events: StoredEvent[];
}

export async function readPage(
  central: Central,
  tournament: string,
  after: number,
  limit: number,
): Promise<Result<Page, CopyFault>> {
  const answer = await central.ask((api) => api.readEvents({ params: { tournament }, query: { after, limit } }));
  if (!answer.ok) return refuse(answer.fault.code, answer.fault.text);
  return accept({ ...answer.value, events: answer.value.events as StoredEvent[] });
}

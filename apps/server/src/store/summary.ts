import type { AnswerOf } from '@raccord/contract';
import { undoneAfter } from '@raccord/stream';
import type { StoredEvent } from '@raccord/tournament';

export type TournamentStage = AnswerOf<'listTournaments'>['tournaments'][number]['stage'];

/** What a list of tournaments shows of one. */
export interface Summary {
  readonly name: string;
  readonly place: string;
  readonly date: string;
  readonly stage: TournamentStage;
}

/** The events that describe a tournament, those that say how far it is, and those that may take them back. */
const DESCRIBING: ReadonlySet<string> = new Set(['tournament-created', 'tournament-described']);
const STAGING = ['game-planned', 'game-cancelled', 'draw-made', 'game-finished'] as const;
const TAKING_BACK = ['action-undone', 'action-redone'];

/** All that a summary is made of: few events among the many of a tournament. */
export const TELLING: readonly string[] = [...DESCRIBING, ...STAGING, ...TAKING_BACK];

/** By its events as they were written, all of them or those that tell; undefined when it was not begun. */
export function summaryOf(events: readonly StoredEvent[]): Summary | undefined {
  const undone = undoneAfter(events);
  const told = events.findLast(
    ({ id, type, data }) => DESCRIBING.has(type) && !undone.has(id) && typeof data === 'object' && data !== null,
  );
  if (!told) return undefined;
  const { name = '', place = '', date = '' } = told.data as Partial<Summary>;
  return { name: String(name), place: String(place), date: String(date), stage: stageIn(events, undone) };
}

/** No draw yet, a game going on or to come, or every game finished. */
function stageIn(events: readonly StoredEvent[], undone: ReadonlySet<string>): TournamentStage {
  const count = (wanted: (typeof STAGING)[number]): number =>
    events.filter(({ id, type }) => type === wanted && !undone.has(id)).length;
  if (count('draw-made') === 0) return 'ready';
  return count('game-planned') > count('game-cancelled') + count('game-finished') ? 'playing' : 'finished';
}

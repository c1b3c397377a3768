import { currentMoment, type GamesTold } from './decide/context.ts';
import type { EntrantState, TournamentState } from './state/state.ts';
import { compareMoments, valueAt } from './state/timeline.ts';

/** There; not yet come to this game; away for some turns, and then back; left. */
export const PRESENCE_NAMES = ['present', 'late', 'gone', 'absent'] as const;
export type PresenceName = (typeof PRESENCE_NAMES)[number];

/** Where somebody is, now: at the first turn that his centre has not ended. */
export function presenceOf(
  state: TournamentState,
  { presence, seats, isAwaited }: EntrantState,
  sight: GamesTold,
): PresenceName {
  const now = currentMoment(state, [(seats.at(-1) ?? seats[0]).value.centre], sight);
  if (valueAt(presence, now) === true) return 'present';
  if (presence.some(({ from, value }) => value && compareMoments(from, now) > 0)) return 'absent';
  const left = presence.findLast(({ from }) => compareMoments(from, now) <= 0);
  return isAwaited && left?.from.game === now.game ? 'late' : 'gone';
}

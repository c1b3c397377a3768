import { EDITIONS, type EditionName } from '@raccord/regulation';
import type { SlipFile, TournamentState } from './state/state.ts';

/** Has the commission or, where there was none, the chief referee decided for good after so many rulings on the slip? */
export const isDecidedSince = ({ rulings = [] }: SlipFile, count: number): boolean =>
  rulings.some(({ actor: { role }, isProvisional, order }) => {
    return !isProvisional && (role === 'commission' || role === 'chief') && order >= count;
  });

/** The last appeal to the commission of the tournament has no answer yet. */
export function isAppealPending(file: SlipFile): boolean {
  const last = file.appeals?.findLast(({ to }) => to === 'commission');
  return last !== undefined && !isDecidedSince(file, last.order);
}

const MINUTE = 60_000;

/**
 * Until when one may appeal about a game: the start of the next one or, after the last one, so many minutes. Undefined while
 * the game goes on, or where the regulation sets no limit.
 */
export function appealDeadline({ games }: TournamentState, edition: EditionName, id: string): number | undefined {
  const { minutesAfterLastGame } = EDITIONS[edition].decisions.appeals;
  const game = games.get(id);
  if (minutesAfterLastGame === undefined || !game?.finished) return undefined;
  const later = [...games.values()].filter(({ index }) => index > game.index);
  const begun = later.flatMap(({ begunAt }) => begunAt ?? []);
  if (begun.length > 0) return Math.min(...begun);
  // A later game that was planned and then taken off counts as ended on the day it was taken off.
  const ends = [game, ...later].map(({ finished }) => finished?.at ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? last + minutesAfterLastGame * MINUTE : undefined;
}

export function isLateAppeal(state: TournamentState, edition: EditionName, game: string, at: number): boolean {
  const deadline = appealDeadline(state, edition, game);
  return deadline !== undefined && at > deadline;
}

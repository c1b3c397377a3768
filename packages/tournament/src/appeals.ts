import { EDITIONS, type EditionName } from '@raccord/regulation';
import type { RecordedAppeal, SlipFile, TournamentState } from './state/state.ts';

/** The last appeal to the commission of the tournament that it has not answered yet. */
export function isAppealPending({ appeals = [], rulings = [] }: SlipFile): boolean {
  const last = appeals.findLast(({ to }) => to === 'commission');
  return (
    last !== undefined &&
    !rulings.some(({ actor, isProvisional, order }) => isFinal(actor.role, isProvisional) && order >= last.order)
  );
}

const isFinal = (role: RecordedAppeal['actor']['role'], isProvisional: boolean): boolean =>
  role === 'commission' && !isProvisional;

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

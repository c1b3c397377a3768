import type { Session } from '@raccord/contract';
import { curvesOf, isCounted, type Journal, rankGame, turnStatistics } from '@raccord/tournament';
import { turnsKnown } from './sight.ts';

const LEADERS = 10;

/** A game in figures: over the turns ended that the station has results of. */
export function seeStatistics({ state, ledger, events }: Journal, session: Session, id: string) {
  const game = state.games.get(id);
  if (!game) return undefined;
  const known = turnsKnown(state, session);
  const turns = game.turns.slice(0, known(game)).filter(isCounted);
  const leaders = rankGame(state, ledger, id, known).slice(0, LEADERS);
  return {
    sequence: events.length,
    turns: turns.map((turn) => turnStatistics(ledger, turn)),
    leaders: curvesOf(ledger, game, turns, leaders).map(({ entrant, negatives }) => ({
      entrant: entrant.id,
      members: entrant.members,
      negatives,
    })),
  };
}

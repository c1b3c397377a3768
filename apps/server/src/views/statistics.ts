import type { Session } from '@raccord/contract';
import {
  closedTurns,
  curvesOf,
  type GameState,
  isCounted,
  type Journal,
  rankGame,
  rankPublished,
  type TournamentState,
  type TurnState,
  turnStatistics,
} from '@raccord/tournament';
import { seesOpenTurns, sightOf } from './sight.ts';

const LEADERS = 10;

/** A game in figures: the turns ended that the station may know of, or the closed ones for screens and players. */
export function seeStatistics({ state, ledger, events }: Journal, session: Session, id: string) {
  const game = state.games.get(id);
  if (!game) return undefined;
  const turns = turnsFor(state, session, game);
  const rows = seesOpenTurns(session) ? rankGame(state, ledger, id) : rankPublished(state, ledger, id);
  return {
    sequence: events.length,
    turns: turns.map((turn) => turnStatistics(ledger, turn)),
    leaders: curvesOf(ledger, game, turns, rows.slice(0, LEADERS)).map(({ entrant, negatives }) => ({
      entrant: entrant.id,
      members: entrant.members,
      negatives,
    })),
  };
}

function turnsFor(state: TournamentState, session: Session, game: GameState): TurnState[] {
  const { isShown } = sightOf(state, session);
  const turns = seesOpenTurns(session) ? game.turns.filter(isShown) : game.turns.slice(0, closedTurns(state, game));
  return turns.filter(isCounted);
}

import type { Session } from '@raccord/contract';
import {
  auditList,
  closedTurns,
  type GameState,
  type Journal,
  linesOf,
  type TournamentState,
} from '@raccord/tournament';
import { seesOpenTurns } from './sight.ts';

/** An entrant's sheet, with his slips as they were written. */
export function seeSheet({ state, ledger, events }: Journal, session: Session, id: string) {
  const entrant = state.entrants.get(id);
  if (!entrant) return undefined;
  const known = new Map([...state.games.values()].map((game) => [game.plan.id, knownTurns(state, session, game)]));
  const lines = linesOf(state, ledger, entrant)
    .filter(({ game, turn }) => turn <= (known.get(game) ?? 0))
    .map((line) => {
      const slip = state.games.get(line.game)?.turns[line.turn - 1]?.files.get(id)?.slip?.slip;
      return slip ? { ...line, slip } : line;
    });
  return { sequence: events.length, entrant: id, members: entrant.members, lines };
}

/** How many turns of a game, from the first one on, somebody may have results of. */
const knownTurns = (state: TournamentState, session: Session, game: GameState): number =>
  seesOpenTurns(session) ? game.turns.length : closedTurns(state, game);

/** The audit list, from an event on. */
export const seeAudit = ({ events }: Journal, after: number, limit: number) => ({
  lines: auditList(events).slice(after, after + limit),
});

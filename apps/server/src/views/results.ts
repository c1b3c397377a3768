import type { Session } from '@raccord/contract';
import { auditList, closedTurns, type Journal, linesOf } from '@raccord/tournament';
import { seesOpenTurns } from './sight.ts';

/** An entrant's sheet, with his slips as they were written. */
export function seeSheet({ state, ledger, events }: Journal, session: Session, id: string) {
  const entrant = state.entrants.get(id);
  if (!entrant) return undefined;
  const lines = linesOf(state, ledger, entrant)
    .filter(({ game, turn }) => {
      const played = state.games.get(game);
      return seesOpenTurns(session) || (played !== undefined && turn <= closedTurns(state, played));
    })
    .map((line) => {
      const slip = state.games.get(line.game)?.turns[line.turn - 1]?.files.get(id)?.slip?.slip;
      return slip ? { ...line, slip } : line;
    });
  return { sequence: events.length, entrant: id, members: entrant.members, lines };
}

/** The audit list, from an event on. */
export const seeAudit = ({ events }: Journal, after: number, limit: number) => ({
  lines: auditList(events).slice(after, after + limit),
});

import type { Session } from '@raccord/contract';
import {
  auditList,
  closedTurns,
  type Journal,
  linesOf,
  type RankingRow,
  rankGame,
  rankOverall,
  rankPublished,
} from '@raccord/tournament';

/** Referees see results as they come; a screen or a player those of closed turns. */
const seesOpenTurns = ({ role }: Session): boolean => role !== 'screen' && role !== 'player';

export function seeRanking({ state, ledger, events }: Journal, session: Session, game?: string) {
  if (game !== undefined && !state.games.has(game)) return undefined;
  const rankAll = () => (game === undefined ? rankOverall(state, ledger) : rankGame(state, ledger, game));
  const rows = seesOpenTurns(session) ? rankAll() : rankPublished(state, ledger, game);
  return { sequence: events.length, rows: rows.map(showRow) };
}

const showRow = ({ rank, entrant, total, top, negative, percent }: RankingRow) => ({
  rank,
  entrant: entrant.id,
  members: entrant.members,
  total,
  top,
  negative,
  ...(percent === undefined ? {} : { percent }),
});

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

import type { Session } from '@raccord/contract';
import { isReferralPending, type Journal, refereeAt } from '@raccord/tournament';
import { dealsWith, seatedAt } from './reach.ts';
import { findShown } from './sight.ts';

/** The tables of a turn: all of them for the chief, his own for a referee, those of a centre for its chief. */
export function seeDesk({ state, ledger, events }: Journal, session: Session, id: string, number: number) {
  const shown = findShown(state, session, id, number);
  if (!shown) return undefined;
  const { game, turn } = shown;
  const results = ledger.results(id, number);
  const due = new Set(ledger.correctionsDue(id, number));
  const playing = [...state.entrants.values()].filter(
    (entrant) =>
      (results[entrant.index]?.outcome ?? 'not-playing') !== 'not-playing' &&
      dealsWith(state, session, game, number, entrant),
  );
  const tables = playing.map((entrant) => {
    const file = turn.files.get(entrant.id);
    const referee = refereeAt(state, game, number, entrant);
    return {
      ...seatedAt(game, number, entrant),
      ...(referee === undefined ? {} : { referee }),
      result: results[entrant.index],
      ...(file?.slip ? { slip: file.slip.slip } : {}),
      isCorrectionDue: due.has(entrant.id),
      isDelivered: file?.deliveries !== undefined,
      isConfirmed: file?.confirmation !== undefined,
      isReferred: file !== undefined && isReferralPending(file),
      isRuled: (file?.rulings?.length ?? 0) > 0,
      isCorrected: file?.corrected !== undefined,
    };
  });
  return { sequence: events.length, tables: tables.sort((a, b) => a.table - b.table) };
}

import type { Session } from '@raccord/contract';
import { isAppealPending, isPresent, isReferralPending, type Journal, refereeAt, seatAt } from '@raccord/tournament';
import { dealsWith } from './reach.ts';
import { findShown } from './sight.ts';

/** The tables of a turn: all of them for the chief, his own for a referee, those of a centre for its chief. */
export function seeDesk({ state, ledger, events }: Journal, session: Session, id: string, number: number) {
  const shown = findShown(state, session, id, number);
  if (!shown) return undefined;
  const { game, turn } = shown;
  const results = ledger.results(id, number);
  const tables = [];
  for (const entrant of state.entrants.values()) {
    const result = results[entrant.index];
    if (!result || result.outcome === 'not-playing' || !isPresent(game, number, entrant)) continue;
    if (!dealsWith(state, session, game, number, entrant)) continue;
    const { id: name, members } = entrant;
    const { centre, table } = seatAt(game, number, entrant);
    const file = turn.files.get(name);
    const correction = file && ledger.correctionOf(id, number, name);
    // A plain object for each of a thousand tables: spreading would cost most of the time.
    tables.push({
      entrant: name,
      members,
      centre,
      table,
      referee: refereeAt(state, game, number, entrant),
      result,
      slip: file?.slip?.slip,
      isCorrectionDue: correction?.isOptional === false,
      isCorrectionOptional: correction?.isOptional === true,
      isDelivered: file?.deliveries !== undefined,
      isConfirmed: file?.confirmation !== undefined,
      isReferred: file !== undefined && isReferralPending(file),
      isAppealed: file !== undefined && isAppealPending(file),
      isRuled: (file?.rulings?.length ?? 0) > 0,
      isCorrected: file?.corrected !== undefined,
    });
  }
  return { sequence: events.length, tables: tables.sort((a, b) => a.table - b.table) };
}

import type { SessionAnswer } from '@raccord/contract';
import {
  isAppealPending,
  isPresent,
  isReferralPending,
  type Journal,
  refereeAt,
  type SlipFile,
  seatAt,
  type TurnKey,
} from '@raccord/tournament';
import { dealsWith, entrantsFor } from './remit.ts';
import { findShown, sightOf } from './sight.ts';

/** Which tables are asked for: those of a centre, those where a word was written that an entrant wrote. */
interface Asked {
  readonly centre?: string | undefined;
  readonly like?: string | undefined;
}

const wordsOf = (file: SlipFile | undefined): string[] =>
  (file?.slip?.slip.solutions ?? []).map(({ word }) => word.toUpperCase());

/** The tables of a turn, or of a centre at it: all of them for the chief, his own for a referee, those of a centre for its chief. */
export function seeDesk(
  { state, ledger, events }: Journal,
  session: SessionAnswer,
  { game: id, turn: number }: TurnKey,
  asked: Asked = {},
) {
  const shown = findShown(state, session, id, number);
  if (!shown) return undefined;
  const { game, turn } = shown;
  const results = ledger.results(id, number);
  const words = asked.like === undefined ? undefined : wordsOf(turn.files.get(asked.like));
  const tables = [];
  for (const entrant of entrantsFor(state, session, asked.centre)) {
    const result = results[entrant.index];
    if (!result || result.outcome === 'not-playing' || !isPresent(game, number, entrant)) continue;
    if (!dealsWith(state, session, game, number, entrant)) continue;
    const { id: name, members } = entrant;
    const { centre, table } = seatAt(game, number, entrant);
    if (centre !== (asked.centre ?? centre)) continue;
    const file = turn.files.get(name);
    if (words && !wordsOf(file).some((word) => words.includes(word))) continue;
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
      basis: file?.basis,
      isCorrectionDue: correction?.isOptional === false,
      isCorrectionOptional: correction?.isOptional === true,
      isDelivered: file?.deliveries !== undefined,
      isConfirmed: file?.confirmation !== undefined,
      isReferred: file !== undefined && isReferralPending(file),
      isAppealed: file !== undefined && isAppealPending(file),
      isToReview: file?.review !== undefined,
      isRuled: (file?.rulings?.length ?? 0) > 0,
      isCorrected: file?.corrected !== undefined,
    });
  }
  return { sequence: events.length, game: id, turn: number, tables: tables.sort((a, b) => a.table - b.table) };
}

/** The tables of the last turn that ended where a referee is: its slips are being entered. */
export function seeOpenDesk(journal: Journal, session: SessionAnswer) {
  const { isTold } = sightOf(journal.state, session);
  const turn = [...journal.state.games.values()].flatMap(({ turns }) => turns).findLast(isTold);
  return turn && seeDesk(journal, session, { game: turn.game, turn: turn.number });
}

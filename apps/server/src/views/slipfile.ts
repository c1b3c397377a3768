import type { SessionAnswer } from '@raccord/contract';
import {
  averageLimit,
  type Commission,
  isAppealPending,
  isReferralPending,
  type Journal,
  type RecordedRuling,
  type RecordedSlip,
  refereeAt,
} from '@raccord/tournament';
import { showAppeal, showStamp } from './appeals.ts';
import { dealsWith, seatedAt } from './remit.ts';
import { findShown } from './sight.ts';

interface SlipAddress {
  readonly game: string;
  readonly turn: number;
  readonly entrant: string;
}

/** Of each list of a file: far more than a slip ever gets, so that no file grows beyond what a page can take. */
const MOST_SHOWN = 50;

const latest = <T>(entries: readonly T[]): readonly T[] => entries.slice(-MOST_SHOWN);

/** Everything about one slip, for whoever deals with it. */
export function seeSlipFile(journal: Journal, session: SessionAnswer, address: SlipAddress) {
  const { state, ledger, events } = journal;
  const shown = findShown(state, session, address.game, address.turn);
  const entrant = state.entrants.get(address.entrant);
  if (!shown || !entrant || !dealsWith(state, session, shown.game, address.turn, entrant)) return undefined;
  const { game, turn } = shown;
  const file = turn.files.get(entrant.id) ?? { slip: undefined };
  const referee = refereeAt(state, game, turn.number, entrant);
  const { referral, confirmation, review } = file;
  const showRuling = rulingsIn(journal);
  const limit = averageLimit(file);
  const { corrected = [], rulings = [], withdrawn = [], appeals = [], warnings = [], deliveries = [] } = file;
  const lists = [corrected, rulings, withdrawn, appeals, warnings, deliveries];
  return {
    ...seatedAt(session, game, turn.number, entrant),
    sequence: events.length,
    game: address.game,
    turn: turn.number,
    ...(referee === undefined ? {} : { referee }),
    result: ledger.result(address.game, turn.number, entrant.id),
    ...(file.basis === undefined ? {} : { basis: file.basis }),
    ...(file.slip ? { recorded: showSlip(file.slip) } : {}),
    ...(limit === undefined ? {} : { averageLimit: limit }),
    earlier: latest(corrected).map(showSlip),
    rulings: latest(rulings).map(showRuling),
    withdrawn: latest(withdrawn).map(showRuling),
    leftOut: lists.reduce((sum, { length }) => sum + Math.max(0, length - MOST_SHOWN), 0),
    ...(referral ? { referral: { ...showStamp(referral), reason: referral.reason } } : {}),
    appeals: latest(appeals).map((appeal) => showAppeal(state, appeal)),
    ...(review ? { review: showStamp(review) } : {}),
    ...(confirmation ? { confirmation: showStamp(confirmation) } : {}),
    warnings: latest(warnings).map((warning) => ({ ...showStamp(warning), reason: warning.reason })),
    deliveries: latest(deliveries).map(({ deliveredAt, means, isComplete, words }) => ({
      at: deliveredAt,
      means,
      isComplete,
      words,
    })),
    isCorrectionDue: ledger.correctionDue(address.game, turn.number, entrant.id) !== undefined,
    isReferred: isReferralPending(file),
    isAppealed: isAppealPending(file),
  };
}

function showSlip(recorded: RecordedSlip) {
  const { excusable: _, ...verdict } = recorded.verdict;
  return {
    ...showStamp(recorded),
    slip: recorded.slip,
    verdict,
    ...(recorded.reason === undefined ? {} : { reason: recorded.reason }),
  };
}

const rulingsIn = (journal: Journal) => (recorded: RecordedRuling) => {
  const commission = recorded.actor.role === 'commission' ? commissionAt(journal, recorded.at) : undefined;
  return {
    ...showStamp(recorded),
    ruling: recorded.ruling,
    isProvisional: recorded.isProvisional,
    reason: recorded.reason,
    isFavourable: recorded.isFavourable === true,
    isOtherwise: recorded.isOtherwise === true,
    ...(commission ? { commission } : {}),
  };
};

/** Who sat on the commission at a time. */
function commissionAt(journal: Journal, at: number): Commission | undefined {
  const composed = journal.events.findLast(
    (event) => event.type === 'commission-composed' && event.at <= at && !journal.isUndone(event),
  );
  return composed?.type === 'commission-composed' ? composed.data : undefined;
}

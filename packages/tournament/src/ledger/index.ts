/** What stands for a slip, and what each turn is worth to everybody. */

export { meanOf } from './averages.ts';
export { TURN_OUTCOMES, type TurnResult, wasThere } from './cell.ts';
export { isPrinted } from './corrections.ts';
export type { Ledger } from './ledger.ts';
export {
  awaitedOf,
  conductWarnings,
  DECIDED_CODES,
  hasCommissionDecided,
  isReferralPending,
  isReferred,
  type ResultReason,
} from './standing.ts';

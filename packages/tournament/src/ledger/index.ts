/** What stands for a slip, and what each turn is worth to everybody. */
export { type Correction, isPrinted } from './corrections.ts';
export type { GameTotal, Ledger } from './ledger.ts';
export { TURN_OUTCOMES, type TurnOutcome, type TurnResult, wasThere } from './sheet.ts';
export {
  type Awaited,
  awaitedOf,
  conductWarnings,
  DECIDED_CODES,
  hasCommissionDecided,
  isReferralPending,
  isReferred,
  type ResultReason,
  type Standing,
  standingOf,
} from './standing.ts';

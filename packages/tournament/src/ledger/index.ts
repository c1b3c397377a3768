/** What stands for a slip, and what each turn is worth to everybody. */
export { type Correction, isPrinted } from './corrections.ts';
export type { GameTotal, Ledger } from './ledger.ts';
export { type TurnResult, wasThere } from './sheet.ts';
export {
  type Awaited,
  awaitedOf,
  conductWarnings,
  hasCommissionDecided,
  isReferralPending,
  isReferred,
  type Motive,
  type Standing,
  standingOf,
  wordsOf,
} from './standing.ts';

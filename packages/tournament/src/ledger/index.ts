/** What stands for a slip, and what each turn is worth to everybody. */
export { isPrinted } from './corrections.ts';
export type { Ledger } from './ledger.ts';
export { type TurnResult, wasThere } from './sheet.ts';
export {
  awaitedOf,
  conductWarnings,
  hasCommissionDecided,
  isReferralPending,
  isReferred,
  type Motive,
  wordsOf,
} from './standing.ts';

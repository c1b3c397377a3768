import type { CorrectionSlip } from '../../server/answers.ts';
import type { UnseenChange } from '../../slip/overlay.ts';

/** Whether it is known that the player has read a correction slip: not yet, here alone, at the server too. */
export type Receipt = 'none' | 'waiting' | 'arrived';

/** Not told yet: one that need not be sent costs nothing to show, and he then knows. */
export const isToTell = ({ isDue, isOptional }: CorrectionSlip): boolean => isDue || isOptional;

/** What a correction slip tells: another telling is another slip. */
export const tellingOf = ({ game, turn, result }: CorrectionSlip): string => JSON.stringify([game, turn, result]);

/** Of tellings noted here, those that the server still waits for: the same one told again is another slip. */
export function stillToTell(
  tellings: ReadonlySet<string>,
  corrections: readonly CorrectionSlip[],
): ReadonlySet<string> {
  const due = new Set(corrections.filter(isToTell).map(tellingOf));
  return new Set([...tellings].filter((telling) => due.has(telling)));
}

/** @param change what this phone did about it that the view of the corrections does not show yet. */
export function receiptOf(correction: CorrectionSlip, change: UnseenChange | undefined): Receipt {
  if (!isToTell(correction)) return 'arrived';
  if (change?.isCorrectionDue !== false) return 'none';
  return change.isSent ? 'arrived' : 'waiting';
}

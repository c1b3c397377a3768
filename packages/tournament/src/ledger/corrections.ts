import type { Delivery } from '../events.ts';
import type { SlipFile } from '../state/state.ts';
import type { TurnResult } from './sheet.ts';
import { wordsOf } from './standing.ts';

/** What a correction slip tells, in a form that shows when it is no longer true. */
export interface Correction {
  readonly notice: string;
  /** The words not admitted that it names. */
  readonly words: readonly string[];
}

/** What somebody without any sanction is told: nothing. */
const NOTHING = '';

/** Is the correction slip that is due on paper already, and not handed over yet? */
export const isPrinted = ({ printed }: SlipFile, { notice }: Correction): boolean => printed === notice;

/** A result as the player is told it: the same notice need not be delivered twice. */
export function noticeOf({ outcome, points, penalty, warnings, motives }: TurnResult): string {
  if (outcome === 'missing' || outcome === 'not-playing' || motives.length === 0) return NOTHING;
  const why = motives.map(({ code, text }) => `${code} ${text}`).join(' + ');
  return `${outcome} ${points}-${penalty} ${warnings} ${why}`;
}

/** The correction slip still to deliver: a sanction not told yet, or told otherwise. */
export function correctionDue(file: SlipFile, result: TurnResult): Correction | undefined {
  const notice = noticeOf(result);
  const told: Delivery | undefined = file.deliveries?.at(-1);
  if (notice === (told?.notice ?? NOTHING) && told?.isComplete !== false) return undefined;
  return { notice, words: wordsOf(result.motives) };
}

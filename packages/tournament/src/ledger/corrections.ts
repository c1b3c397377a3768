import { EDITIONS, type EditionName } from '@raccord/regulation';
import type { Delivery } from '../events.ts';
import type { SlipFile, TurnState } from '../state/state.ts';
import { wordsOf } from '../verdicts.ts';
import type { TurnResult } from './cell.ts';

/** What a correction slip tells, in a form that shows when it is no longer true. */
export interface DueCorrection {
  readonly notice: string;
  /** The words not admitted that it names. */
  readonly words: readonly string[];
  /** It need not be sent, unless the player had better know why. */
  readonly isOptional: boolean;
}

/** What somebody without any sanction is told: nothing. */
const NOTHING = '';

/** Is the correction slip that is due on paper already, and not handed over yet? */
export const isPrinted = ({ printed }: SlipFile, { notice }: DueCorrection): boolean => printed === notice;

/** A result as the player is told it: the same notice need not be delivered twice. */
function noticeOf({ outcome, points, penalty, warnings, reasons }: TurnResult): string {
  if (outcome === 'missing' || reasons.length === 0) return NOTHING;
  const why = reasons.map(({ code, text }) => `${code} ${text}`).join(' + ');
  return `${outcome} ${points}-${penalty} ${warnings} ${why}`;
}

/** The correction slip still to deliver: a sanction not told yet, or told otherwise. */
export function correctionOf(
  file: SlipFile,
  result: TurnResult,
  turn: TurnState,
  edition: EditionName,
): DueCorrection | undefined {
  const notice = noticeOf(result);
  const told: Delivery | undefined = file.deliveries?.at(-1);
  if (notice === (told?.notice ?? NOTHING) && told?.isComplete !== false) return undefined;
  const isOptional = told === undefined && isSpared(file, result, turn, edition);
  return { notice, words: wordsOf(result.reasons), isOptional };
}

/** What the regulation lets go without a correction slip: the player can see it by himself. */
function isSpared({ slip }: SlipFile, result: TurnResult, turn: TurnState, edition: EditionName): boolean {
  const { scoreOfWordLaid, zeroAboveTop } = EDITIONS[edition].ledger.sparesNotice;
  const { outcome, penalty, reasons } = result;
  const isOnlyScore = outcome === 'accepted' && penalty === 0 && reasons.every(({ code }) => SCORE_CODES.has(code));
  if (scoreOfWordLaid && isOnlyScore && isLaid(slip?.verdict.retained, turn)) return true;
  const isOfSolution = !reasons.some(({ code }) => APART_FROM_SOLUTION.has(code));
  return zeroAboveTop && outcome === 'nullity' && isOfSolution && (slip?.slip.score ?? 0) > turn.topScore;
}

const SCORE_CODES: ReadonlySet<string> = new Set(['score-wrong', 'score-missing']);

/** What makes a slip null whatever is written on it, or was decided by a person. */
const APART_FROM_SOLUTION: ReadonlySet<string> = new Set([
  ...['late-slip', 'several-slips', 'exchanged-slip', 'grave-misconduct', 'illegible-word'],
  ...['ruling', 'referral', 'disciplinary'],
]);

const isLaid = (retained: Move | null | undefined, { solution }: TurnState): boolean =>
  solution !== undefined &&
  retained?.reference === solution.reference &&
  retained.word.toUpperCase() === solution.word.toUpperCase();

type Move = { readonly word: string; readonly reference: string };

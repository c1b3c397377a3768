import type { AnswerOf } from '@raccord/contract';
import type { Verdict } from '@raccord/regulation';
import type { Kind } from '../design/controls.tsx';

type Result = AnswerOf<'seeDesk'>['tables'][number]['result'];

/** A verdict as it is shown, whoever gave it: the engine of the page or the server. */
export interface ShownVerdict {
  readonly outcome: Result['outcome'];
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly warnings: number;
  readonly reasons: readonly ShownReason[];
  readonly retained?: { readonly word: string; readonly reference: string; readonly score: number } | null | undefined;
  readonly isProvisional?: boolean;
}

export interface ShownReason {
  readonly code: string;
  readonly citation: string;
  readonly text: string;
  /** The words not admitted, where it is about them. */
  readonly words?: readonly string[] | undefined;
}

type JudgedSlip = Pick<Verdict, 'outcome' | 'points' | 'penalty' | 'warning'> & {
  readonly reasons: readonly ShownReason[];
  readonly retained?: ShownVerdict['retained'];
};

export const shownOfVerdict = ({ warning, ...verdict }: JudgedSlip): ShownVerdict => ({
  ...verdict,
  warnings: warning ? 1 : 0,
});

/** The result of a table, or a correction slip, as the server tells it. */
export const shownOfResult = ({
  motives,
  ...result
}: Pick<Result, 'outcome' | 'points' | 'penalty' | 'warnings' | 'motives'> &
  Partial<Pick<Result, 'isProvisional'>>): ShownVerdict => ({ ...result, reasons: motives });

/** What the verdict is, by its colour. */
export function kindOf({ outcome, penalty, warnings }: ShownVerdict): Kind {
  if (outcome === 'nullity') return 'bad';
  if (outcome === 'referred' || penalty > 0 || warnings > 0) return 'warn';
  if (outcome === 'accepted') return 'good';
  return outcome === 'average' ? 'info' : 'plain';
}

/** Nothing to tell the player: his move is paid as written. */
export const isPlain = (verdict: ShownVerdict): boolean => kindOf(verdict) === 'good';

import type { Remark, TraceEntry, Verdict, Writing } from '@raccord/regulation';
import type { Kind } from '../design/controls.tsx';
import type { JudgedByEdition } from '../engine/protocol.ts';
import type { DeskTable } from '../server/answers.ts';

type Result = DeskTable['result'];

/** A verdict as it is shown, whoever gave it: the engine of the page or the server. */
export interface ShownVerdict {
  readonly outcome: Result['outcome'];
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  /** Those for conduct left out. */
  readonly warnings: number;
  /** Warnings for conduct. */
  readonly disciplinary?: number;
  readonly reasons: readonly ShownReason[];
  readonly remarks?: readonly Remark[];
  /** How it is reached, where the engine of the page says so. */
  readonly trace?: readonly TraceEntry[];
  readonly retained?: { readonly word: string; readonly reference: string; readonly score: number } | null | undefined;
  readonly isProvisional?: boolean;
  /** How it is written, which the engine of the page says. */
  readonly writing?: Writing | undefined;
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
  readonly disciplinary?: boolean;
  readonly remarks?: readonly Remark[];
  readonly trace?: readonly TraceEntry[];
};

export const shownOfVerdict = ({ warning, disciplinary, ...verdict }: JudgedSlip, writing?: Writing): ShownVerdict => ({
  ...verdict,
  writing,
  warnings: warning ? 1 : 0,
  disciplinary: disciplinary ? 1 : 0,
});

export const shownOfJudged = ({ verdict, writing }: JudgedByEdition): ShownVerdict => shownOfVerdict(verdict, writing);

/** The result of a table, or a correction slip, as the server tells it. */
export function shownOfResult({
  motives,
  warnings,
  ...result
}: Pick<Result, 'outcome' | 'points' | 'penalty' | 'warnings' | 'motives'> &
  Partial<Pick<Result, 'isProvisional'>>): ShownVerdict {
  const disciplinary = motives.filter(({ code }) => code === 'disciplinary').length;
  return { ...result, warnings: warnings - disciplinary, disciplinary, reasons: motives };
}

/** What the verdict is, by its colour. */
export function kindOf({ outcome, penalty, warnings, disciplinary = 0 }: ShownVerdict): Kind {
  if (outcome === 'nullity') return 'bad';
  if (outcome === 'referred' || penalty > 0 || warnings > 0 || disciplinary > 0) return 'warn';
  if (outcome === 'accepted') return 'good';
  return outcome === 'average' ? 'info' : 'plain';
}

/** Nothing to tell the player: his move is paid as written. */
export const isPlain = (verdict: ShownVerdict): boolean => kindOf(verdict) === 'good';

/** What stands, with what the engine of the page tells besides, unless it says otherwise: then somebody has decided. */
export function tellBesides(standing: ShownVerdict, judged: ShownVerdict | undefined): ShownVerdict {
  const isAgreed = (['outcome', 'points', 'penalty', 'warnings'] as const).every(
    (key) => standing[key] === judged?.[key],
  );
  return isAgreed ? { ...judged, ...standing, writing: judged?.writing } : standing;
}

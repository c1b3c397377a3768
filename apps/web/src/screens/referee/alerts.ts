import type { Slip } from '@raccord/regulation';
import type { ShownPlace } from '../../engine/protocol.ts';
import type { ShownVerdict } from '../../slip/verdicts.ts';

export type Alert = 'above-top' | 'nowhere' | 'score-nowhere' | 'referred';

interface Looked {
  readonly slip: Slip;
  readonly verdict: ShownVerdict;
  /** Where the main word can go, whatever its score. */
  readonly anywhere: readonly ShownPlace[];
  readonly top: number | undefined;
}

/** What is improbable in an entry: it is said, and nothing is forbidden. */
export function alertsOf({ slip, verdict, anywhere, top }: Looked): Alert[] {
  const { state, solutions, score } = slip;
  const alerts: Alert[] = [];
  if (verdict.outcome === 'referred') alerts.push('referred');
  if (state !== 'handed-in' || solutions.length === 0) return alerts;
  if (score !== undefined && top !== undefined && score > top) alerts.push('above-top');
  const isWhole = !solutions[0].word.includes('-');
  if (isWhole && anywhere.length === 0) alerts.push('nowhere');
  else if (isWhole && score !== undefined && !anywhere.some(({ scores }) => scores.includes(score))) {
    alerts.push('score-nowhere');
  }
  return alerts;
}

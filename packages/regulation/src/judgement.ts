import type { Inquiry } from './inquiry.ts';
import type { Finding, ReasonCode } from './reasons.ts';
import type { Retained, Settled } from './settle.ts';

/** What a penalty costs. */
export const PENALTY = 5;

export type Outcome = 'accepted' | 'referred' | 'nullity';

/** What one written solution earns, before it is put into French. */
export interface Judgement {
  readonly outcome: Outcome;
  /** Before the penalty. */
  readonly points: number;
  readonly penalty: number;
  readonly findings: readonly Finding[];
  readonly retained: Retained | undefined;
}

/** A nullity has no points and lists its own reason only (I). */
export const nullity = (code: ReasonCode, words?: readonly string[]): Judgement => ({
  outcome: 'nullity',
  points: 0,
  penalty: 0,
  findings: [words ? { code, words } : { code }],
  retained: undefined,
});

/** A slip paid for a move, with the reasons of its location before those of its score and circles. */
export function paid(settled: Settled, ...codes: readonly ReasonCode[]): Judgement {
  return {
    outcome: 'accepted',
    points: settled.tiling.score,
    penalty: 0,
    findings: [...codes, ...settled.codes].map((code) => ({ code })),
    retained: settled,
  };
}

export const penalised = (settled: Settled, code: ReasonCode): Judgement => ({
  ...paid(settled, code),
  penalty: PENALTY,
});

/** none < warning < penalty < referred < nullity. */
export function severityOf(judgement: Judgement): number {
  if (judgement.outcome === 'nullity') return 4;
  if (judgement.outcome === 'referred') return 3;
  if (judgement.penalty > 0) return 2;
  return judgement.findings.length > 0 ? 1 : 0;
}

/** No negative turn, where the edition says so (A12). */
export function withoutNegativeTurn(judgement: Judgement, inquiry: Inquiry): Judgement {
  const { penalty, points } = judgement;
  return inquiry.holds('penalty-to-nullity', { penalty, points }) ? nullity('penalty-to-nullity') : judgement;
}

import type { StepKind } from './steps.ts';

/** A key pressed twice by mistake is pressed twice within that time. */
const SETTLING_MS = 800;

/** The step seen last, and from when on it may be done, by a clock in milliseconds. */
export interface SeenStep {
  readonly kind: StepKind;
  readonly from: number;
}

/** The end of a turn once announced, by this key or by another station, the solution is not laid by the same gesture. */
export function settle(seen: SeenStep, kind: StepKind, now: number): SeenStep {
  if (seen.kind === kind) return seen;
  return { kind, from: seen.kind === 'announce' && kind === 'lay' ? now + SETTLING_MS : now };
}

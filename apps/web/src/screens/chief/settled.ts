/** A key pressed twice by mistake, or meant for the step before, is pressed within that time. */
const SETTLING_MS = 600;

/** The step seen last, and from when on a key may do it, by a clock in milliseconds. */
export interface SeenStep {
  readonly step: string;
  readonly from: number;
}

/** What comes next has changed, by this key or by another station: it is not done by the same gesture. */
export const settleStep = (seen: SeenStep, step: string, now: number): SeenStep =>
  seen.step === step ? seen : { step, from: now + SETTLING_MS };

/** A key that came too early tells that somebody goes on pressing: none of that gesture is taken. */
export const holdOff = ({ step }: SeenStep, now: number): SeenStep => ({ step, from: now + SETTLING_MS });

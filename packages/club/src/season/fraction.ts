/** An exact number: sums of percentages and shared points are compared as they are, and rounded only when shown. */
export interface Fraction {
  readonly over: bigint;
  /** Above zero. */
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };

export const fraction = (over: number, under = 1): Fraction => ({ over: BigInt(over), under: BigInt(under) });

/** Over the denominator of one of them where it serves both, so that sums stay short. */
export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.under % b.under === 0n) return { over: a.over + b.over * (a.under / b.under), under: a.under };
  if (b.under % a.under === 0n) return { over: b.over + a.over * (b.under / a.under), under: b.under };
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export const dividedBy = ({ over, under }: Fraction, by: number): Fraction => ({ over, under: under * BigInt(by) });

/** Below zero when the first one is the less. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.over * b.under;
  const right = b.over * a.under;
  return Number(left > right) - Number(left < right);
}

const PRECISION = 10n ** 12n;

/** The nearest number that a figure is shown from. */
export const toNumber = ({ over, under }: Fraction): number => Number((over * PRECISION) / under) / Number(PRECISION);

const WHOLE = /^\d{1,4}$/;

/** The whole number that somebody typed; undefined when it is none. */
export const wholeNumber = (typed: string): number | undefined =>
  WHOLE.test(typed.trim()) ? Number(typed) : undefined;

/** The same, within bounds, however many figures they have. */
export function wholeBetween(typed: string, least: number, most: number): number | undefined {
  const value = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** A field where a number may be left out reads well. */
export const isWholeOrNone = (typed: string): boolean => typed.trim() === '' || wholeNumber(typed) !== undefined;

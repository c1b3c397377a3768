const WHOLE = /^\d{1,4}$/;

/** The whole number that somebody typed; undefined when it is none. */
export const wholeNumber = (typed: string): number | undefined =>
  WHOLE.test(typed.trim()) ? Number(typed) : undefined;

/** A field where a number may be left out reads well. */
export const isWholeOrNone = (typed: string): boolean => typed.trim() === '' || wholeNumber(typed) !== undefined;

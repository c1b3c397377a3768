/** Written in one go, or by thousands as pages show it: any space parts them. */
const WHOLE = /^(\d{1,10}|\d{1,3}(\s\d{3}){1,3})$/;

/** The whole number that somebody typed, within bounds; undefined when it is none. */
export function wholeBetween(typed: string, least: number, most: number): number | undefined {
  const value = WHOLE.test(typed.trim()) ? Number(typed.replaceAll(/\s/g, '')) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The same, of four figures at most. */
export const wholeNumber = (typed: string): number | undefined => wholeBetween(typed, 0, 9_999);

/** A field where a number may be left out reads well. */
export const isWholeOrNone = (typed: string): boolean => typed.trim() === '' || wholeNumber(typed) !== undefined;

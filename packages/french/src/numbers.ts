const WHOLE = new Intl.NumberFormat('fr-FR');
const withDigits = (digits: number) =>
  new Intl.NumberFormat('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const TENTHS = withDigits(1);
const HUNDREDTHS = withDigits(2);
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LIST = new Intl.ListFormat('fr-FR', { type: 'conjunction' });
const ORDER = new Intl.Collator('fr-FR', { numeric: true });

const withMinus = (text: string): string => text.replace('-', '−');

/** « 1 234 », « −56 ». */
export const number = (value: number): string => withMinus(WHOLE.format(value));

/** « 12,3 ». */
export const tenths = (value: number): string => withMinus(TENTHS.format(value));

/** « 12,34 ». */
export const hundredths = (value: number): string => withMinus(HUNDREDTHS.format(value));

/** Of hundredths: « 87,25 % ». */
export const percent = (value: number): string => `${hundredths(value)}\u00a0%`;

/** « 1 table », « 12 tables », « 1 200 tables »; none is singular in French. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)}\u00a0${Math.abs(count) > 1 ? many : one}`;

/** A day such as `2026-11-15` in full; whatever else was written stays as it is. */
export function day(text: string): string {
  const [, year, month, date] = ISO_DAY.exec(text) ?? [];
  return date === undefined ? text : DAY.format(Date.UTC(Number(year), Number(month) - 1, Number(date)));
}

/** « Anne, Luc et Zoé ». */
export const list = (items: readonly string[]): string => LIST.format(items);

/** The order of a dictionary, accents last. */
export const alphabetical = (a: string, b: string): number => ORDER.compare(a, b);

const whole = new Intl.NumberFormat('fr-FR');
const hundredths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });

const withMinus = (text: string): string => text.replace('-', '−');

/** « 1 234 », « −56 ». */
export const number = (value: number): string => withMinus(whole.format(value));
/** « 12,3 ». */
export const decimal = (value: number): string => withMinus(tenths.format(value));
/** Of hundredths: « 87,25 % ». */
export const percent = (value: number): string => `${withMinus(hundredths.format(value))}\u00a0%`;

/** « 1 joueur », « 12 joueurs »; none is singular in French. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)}\u00a0${count > 1 ? many : one}`;

/** A day such as `2026-11-15` in words; whatever else was written stays as it is. */
export function dayOf(text: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? text : day.format(Date.UTC(Number(year), Number(month) - 1, Number(date)));
}

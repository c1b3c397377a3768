/** Made at the first use: each takes the system a millisecond or more, and no command uses them all. */
function late<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const withDigits = (digits: number) =>
  late(() => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits }));
const whole = late(() => new Intl.NumberFormat('fr-FR'));
const exact = late(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));
const withTenths = withDigits(1);
const withHundredths = withDigits(2);
const fullDay = late(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }));
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const conjunction = late(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));
const dictionary = late(() => new Intl.Collator('fr-FR', { numeric: true }));

const withMinus = (text: string): string => text.replace('-', '−');

/** « 1 234 », « −56 ». */
export const number = (value: number): string => withMinus(whole().format(value));

/** « 12,3 ». */
export const tenths = (value: number): string => withMinus(withTenths().format(value));

/** « 12,34 ». */
export const hundredths = (value: number): string => withMinus(withHundredths().format(value));

/** Of hundredths: « 87,25 % ». */
export const percent = (value: number): string => `${hundredths(value)}\u00a0%`;

/** « 1 table », « 12 tables », « 1 200 tables »; none is singular in French. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)}\u00a0${Math.abs(count) > 1 ? many : one}`;

/** « 25 », « 12,5 », « 3,33 ». */
export const points = (value: number): string => withMinus(exact().format(value));

/** What the cells of a column are; points may have two decimals. */
export type CellKind = 'text' | 'whole' | 'percent' | 'points';

const CELLS = { text: String, whole: number, percent, points } as const;

/** What a table says in a cell, by the kind of its column; nothing for what is not known. */
export function cell(value: string | number | undefined, kind: CellKind): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return CELLS[kind](value);
}

/** A day such as `2026-11-15` in full; whatever else was written stays as it is. */
export function day(text: string): string {
  const [, year, month, date] = ISO_DAY.exec(text) ?? [];
  return date === undefined
    ? text
    : fullDay()
        .format(Date.UTC(Number(year), Number(month) - 1, Number(date)))
        .replace(' 1 ', ' 1er ');
}

/** « 17 h 42 », in a time zone; undefined is that of the host. */
export function timeOfDay(at: number, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone }).formatToParts(at);
  const part = (wanted: 'hour' | 'minute') => parts.find(({ type }) => type === wanted)?.value;
  return `${Number(part('hour'))} h ${part('minute')}`;
}

/** « Anne, Luc et Zoé ». */
export const list = (items: readonly string[]): string => conjunction().format(items);

/** The order of a dictionary, accents last. */
export const alphabetical = (a: string, b: string): number => dictionary().compare(a, b);

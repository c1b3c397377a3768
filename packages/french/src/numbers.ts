import { late } from './late.ts';

const withDigits = (digits: number) =>
  late(() => new Intl.NumberFormat('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits }));
const whole = late(() => new Intl.NumberFormat('fr-FR'));
const exact = late(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));
const withTenths = withDigits(1);
const withHundredths = withDigits(2);

const withMinus = (text: string): string => text.replace('-', '−');

/** « 1 234 », « −56 ». */
export const number = (value: number): string => withMinus(whole().format(value));

/** « 12,3 ». */
export const tenths = (value: number): string => withMinus(withTenths().format(value));

/** « 12,34 ». */
export const hundredths = (value: number): string => withMinus(withHundredths().format(value));

/** « 25 », « 12,5 », « 3,33 ». */
export const upToHundredths = (value: number): string => withMinus(exact().format(value));

/** Of hundredths: « 87,25 % ». */
export const percent = (value: number): string => `${hundredths(value)}\u00a0%`;

const MEGABYTE = 1_000_000;

/** « 20 Mo », « 0,4 Mo »: rounded up, since what is over a limit must not read like the limit itself. */
export const megabytes = (bytes: number): string =>
  `${upToHundredths(Math.ceil((10 * bytes) / MEGABYTE) / 10)}\u00a0Mo`;

/** What the cells of a column are; points may have two decimals. */
export type CellKind = 'text' | 'whole' | 'percent' | 'points';

const CELLS = { text: String, whole: number, percent, points: upToHundredths } as const;

/** What a table says in a cell, by the kind of its column; nothing for what is not known. */
export function cell(value: string | number | undefined, kind: CellKind): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return CELLS[kind](value);
}

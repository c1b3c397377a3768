/** French typography, applied once to every text that is drawn: texts and data are written with plain spaces. */
export function typeset(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/ (?=[:;?!»%])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0');
}

/** Most of the cells of a long table: nothing to do. */
const PLAIN = /^[\w.,-]*(?: \w+)*$/;

const WHOLE = new Intl.NumberFormat('fr-FR');
const HUNDREDTHS = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const withMinus = (text: string): string => text.replace('-', '−');

export const number = (value: number): string => withMinus(WHOLE.format(value));

export const percent = (value: number): string => `${withMinus(HUNDREDTHS.format(value))} %`;

/** « 1 point », « 1 200 points »; none is singular in French. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${Math.abs(count) > 1 ? many : one}`;

/** A day such as `2026-11-15` in full; whatever else was written stays as it is. */
export function day(text: string): string {
  const [, year, month, date] = ISO_DAY.exec(text) ?? [];
  return date === undefined ? text : DAY.format(Date.UTC(Number(year), Number(month) - 1, Number(date)));
}

const ORDER = new Intl.Collator('fr-FR', { numeric: true });

/** The order of a dictionary, accents last. */
export const alphabetical = (a: string, b: string): number => ORDER.compare(a, b);

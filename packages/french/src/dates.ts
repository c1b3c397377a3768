import { late } from './late.ts';
import { tenths } from './numbers.ts';

const fullDay = late(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }));
const longDate = late(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }));
const withMinutes = late(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short' }));
const withSeconds = late(() => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' }));

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of the calendar, written 2026-11-16. Days written so compare as texts. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month < 1 || month > 12) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= DAYS[month - 1] + Number(isLeap && month === 2);
}

/** A day as lists write it, « 2026-09-01 » or « 01/09/2026 »; undefined for what is none. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const written = year === undefined ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

const told = (text: string, format: () => Intl.DateTimeFormat): string =>
  isDay(text)
    ? format()
        .format(Date.parse(text))
        .replace(/(?<!\d)1 /, '1er ')
    : text;

/** « dimanche 15 novembre 2026 »; what is no day, such as 2026-02-31, stays as it was written. */
export const day = (text: string): string => told(text, fullDay);

/** « 15 novembre 2026 », likewise. */
export const longDay = (text: string): string => told(text, longDate);

/** « 12 décembre 2026 », « du 12 décembre 2026 au 13 décembre 2026 ». */
export const period = (from: string, to: string): string =>
  from === to ? longDay(from) : `du ${longDay(from)} au ${longDay(to)}`;

const DAY_MS = 86_400_000;

/** The one after a day, written like it. */
export const dayAfter = (date: string): string => dayOf(Date.parse(date) + DAY_MS, 'UTC');

/** « 16/11/2026 ». */
export const calendarDay = (date: string): string => date.split('-').reverse().join('/');

/** « 16/11 ». */
export const shortDay = (date: string): string => calendarDay(date).slice(0, 5);

/** The day of an instant, written 2026-11-16, in a time zone; undefined is that of the host. */
export const dayOf = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

/** « 17 h 42 », likewise. */
export function timeOfDay(at: number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone }).formatToParts(at);
  const part = (wanted: 'hour' | 'minute') => parts.find(({ type }) => type === wanted)?.value;
  return `${Number(part('hour'))} h ${part('minute')}`;
}

/** « 12,4 s », « 20 s », « 3 min 05 s ». */
export function duration(ms: number): string {
  const all = Math.round(ms / 100);
  const minutes = Math.floor(all / 600);
  const rest = (all % 600) / 10;
  const seconds = Number.isInteger(rest) ? String(rest) : tenths(rest);
  if (minutes === 0) return `${seconds}\u00a0s`;
  return `${minutes}\u00a0min\u00a0${rest < 10 ? '0' : ''}${seconds}\u00a0s`;
}

/** « 15/11/2026 17:42 », where the host is. */
export const moment = (at: number): string => withMinutes().format(at);

/** « 15/11/2026 17:42:05 », where the host is. */
export const exactMoment = (at: number): string => withSeconds().format(at);

/** « 17:42:05 », likewise. */
export const exactTime = (at: number): string => exactMoment(at).slice(-8);

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

/** « 16/11/2026 ». */
export const calendarDay = (date: string): string => date.split('-').reverse().join('/');

/** « 16/11 ». */
export const shortDay = (date: string): string => calendarDay(date).slice(0, 5);

import { expect, test } from 'vitest';
import { calendarDay, day, dayOf, duration, isDay, longDay, readDay, shortDay, timeOfDay } from './dates.ts';

test('days are told in full, or without the day of the week', () => {
  expect(day('2026-11-15')).toBe('dimanche 15 novembre 2026');
  expect(day('2026-10-01')).toBe('jeudi 1er octobre 2026');
  expect(longDay('2026-10-01')).toBe('1er octobre 2026');
  expect(longDay('2026-10-21')).toBe('21 octobre 2026');
  expect([calendarDay('2026-11-05'), shortDay('2026-11-05')]).toEqual(['05/11/2026', '05/11']);
});

test.each(['2026-02-31', '2026-13-01', '2025-02-29', 'ce soir', ''])(
  '« %s » is no day, and is told as written',
  (text) => {
    expect([isDay(text), readDay(text)]).toEqual([false, undefined]);
    expect([day(text), longDay(text)]).toEqual([text, text]);
  },
);

test('lists write days in two ways', () => {
  expect([readDay(' 2024-02-29 '), readDay('1/9/2026'), readDay('31/02/2026')]).toEqual([
    ...['2024-02-29', '2026-09-01', undefined],
  ]);
});

test('an instant has its day and its time where one is', () => {
  const at = Date.UTC(2026, 10, 15, 23, 5);
  expect([dayOf(at, 'UTC'), timeOfDay(at, 'UTC')]).toEqual(['2026-11-15', '23 h 05']);
  expect([dayOf(at, 'Europe/Paris'), timeOfDay(at, 'Europe/Paris')]).toEqual(['2026-11-16', '0 h 05']);
});

test('a time that something took has tenths where it needs them', () => {
  expect([0, 12_380, 20_000, 59_960, 80_000, 185_200, 620_000].map(duration)).toEqual([
    ...['0\u00a0s', '12,4\u00a0s', '20\u00a0s', '1\u00a0min\u00a000\u00a0s', '1\u00a0min\u00a020\u00a0s'],
    ...['3\u00a0min\u00a005,2\u00a0s', '10\u00a0min\u00a020\u00a0s'],
  ]);
});

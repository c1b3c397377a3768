import { EDITIONS, REASON_CODES } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { lessonAbout } from './lesson.ts';

test('a reason leads to a row of the edition, where the edition has one', () => {
  const rows = new Set(EDITIONS['2023'].rows.map(({ condition }) => condition));
  const lessons = REASON_CODES.map((code) => lessonAbout(code, '2023'));
  expect(lessons.filter((lesson) => lesson !== undefined && !rows.has(lesson))).toEqual([]);
  expect(lessonAbout('score-wrong', '2023')).toBeDefined();
  expect(lessons.filter((lesson) => lesson !== undefined).length).toBeGreaterThan(REASON_CODES.length / 2);
});

import { EDITION_NAMES, EDITIONS, judge } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { makeLesson, makeLessons, SLIPS_TO_JUDGE, WORKED_SLIPS } from './lesson.ts';
import { turnOf } from './position.ts';
import { CASES } from './testing/cases.ts';
import { FREE } from './testing/free.ts';

/** Rows that no game shows: their slips are the worked cases, which are fewer. */
const FROM_CASES_ALONE: ReadonlySet<string> = new Set([
  'one-place-not-valid',
  'final-letter-of-extension',
  'false-extension-among-places',
  'deceptive-links',
]);

test.each(EDITION_NAMES)('every row of %s has its lesson, on slips of its own', (name) => {
  const edition = EDITIONS[name];
  const lessons = makeLessons({ edition: name, wordbook: FREE, seed: 1 }, CASES);
  expect(lessons.map(({ condition }) => condition)).toEqual(edition.rows.map(({ condition }) => condition));
  const short = lessons.filter(({ condition, worked, toJudge }) => {
    const wanted = FROM_CASES_ALONE.has(condition) ? 0 : SLIPS_TO_JUDGE;
    return worked.length < WORKED_SLIPS || toJudge.length < wanted;
  });
  expect(short.map(({ condition, worked, toJudge }) => `${condition} ${worked.length}+${toJudge.length}`)).toEqual([]);
  for (const { condition, worked, toJudge, rule, article } of lessons) {
    const slips = [...worked.map(({ exercise }) => exercise), ...toJudge];
    expect(new Set(slips.map(({ position, slip }) => JSON.stringify([position, slip]))).size).toBe(slips.length);
    for (const { rules } of slips) expect(rules).toContain(condition);
    expect(rule[0]).toContain(article);
    for (const { seen, held, paid } of worked) expect([seen, ...held, paid]).not.toContain('');
  }
  const [{ position, slip, verdict }] = lessons[0].toJudge;
  expect(judge(turnOf(position, FREE), slip, edition)).toEqual(verdict);
});

test('one lesson can be had alone; a row of another edition has none', () => {
  const order = { edition: '2023', wordbook: FREE, seed: 1 } as const;
  const lesson = makeLesson(order, 'deceptive-links', CASES);
  expect(lesson).toMatchObject({ condition: 'deceptive-links', article: expect.stringContaining('5.4.2.b') });
  expect(lesson?.worked).toHaveLength(WORKED_SLIPS);
  expect(makeLesson(order, 'link-letter-added', CASES)).toBeUndefined();
});

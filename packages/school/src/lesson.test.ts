import {
  EDITION_NAMES,
  EDITIONS,
  type EditionRow,
  judge,
  judgeCase,
  parseCases,
  rowOf,
  sanctionOf,
} from '@raccord/regulation';
import { unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { contestedCase } from './contested.ts';
import { lessonOf, makeLesson, SLIPS_ALIKE, SLIPS_SHOWING, WORKED_SLIPS } from './lesson.ts';
import { markAnswer, rightAnswer } from './mark.ts';
import { ruleOf } from './rule.ts';
import { CASES } from './testing/cases.ts';
import { FREE } from './testing/free.ts';
import { turnOf } from './testing/turns.ts';
import { inOrderOfText } from './textorder.ts';
import { Workshop } from './workshop.ts';

test.each(EDITION_NAMES)('every row of %s has its lesson, on slips of its own', (name) => {
  const edition = EDITIONS[name];
  const order = { edition: name, wordbook: FREE, seed: 1 };
  const workshop = new Workshop(order);
  const lessons = inOrderOfText(edition.rows).map((row) => lessonOf(order, row, workshop, CASES));
  const conditions = edition.rows.map(({ condition }) => condition);
  expect(lessons.map(({ condition }) => condition).toSorted()).toEqual(conditions.toSorted());
  const short = lessons.filter(
    ({ worked, toJudge }) => worked.length < WORKED_SLIPS || toJudge.length < SLIPS_SHOWING + SLIPS_ALIKE,
  );
  expect(short.map(({ condition, worked, toJudge }) => `${condition} ${worked.length}+${toJudge.length}`)).toEqual([]);
  for (const { condition, worked, toJudge, rule, article } of lessons) {
    const slips = [...worked.map(({ exercise }) => exercise), ...toJudge];
    expect(new Set(slips.map(({ position, slip }) => JSON.stringify([position, slip]))).size).toBe(slips.length);
    for (const { exercise } of worked) expect(exercise.rules).toContain(condition);
    expect(toJudge.filter(({ rules }) => rules.includes(condition)).length, condition).toBe(SLIPS_SHOWING);
    for (const exercise of slips) {
      const { verdict, trace } = exercise;
      expect(markAnswer(exercise, rightAnswer(exercise)).isRight).toBe(true);
      for (const { words = [] } of verdict.reasons) expect(words.filter((word) => FREE.words.has(word))).toEqual([]);
      expect(trace).not.toContainEqual(expect.objectContaining({ reading: 'D2' }));
    }
    expect(rule[0]).toContain(article);
    for (const sentence of rule) expect(sentence).toMatch(/^[A-ZÀ][^.]*.*\.$/u);
    for (const { seen, held, paid } of worked) expect([seen, ...held, paid]).not.toContain('');
  }
  const withOwnWords = lessons.flatMap(({ toJudge }) => toJudge).filter(({ position }) => position.words);
  for (const exercise of withOwnWords.slice(0, 5)) {
    const answer = { points: exercise.verdict.points, sanction: sanctionOf(exercise.verdict) };
    const [read] = unwrap(parseCases(contestedCase({ edition: name, exercise, answer, why: 'Je lis autre chose.' })));
    expect(judgeCase(read, name, FREE.words).verdict.points).toBe(exercise.verdict.points);
  }
  const [{ position, slip, verdict }] = lessons[0].toJudge;
  expect(judge(turnOf(position, FREE), slip, edition)).toEqual(verdict);
});

test('a warning for conduct is one to answer, and several solutions alone are no fault', () => {
  const order = { edition: '2023', wordbook: FREE, seed: 3 } as const;
  const conduct = makeLesson(order, 'disciplinary', CASES)?.toJudge.filter(({ verdict }) => verdict.disciplinary) ?? [];
  expect(conduct.map((exercise) => rightAnswer(exercise).sanction)).toEqual(['warning', 'warning', 'warning']);
  const several = makeLesson(order, 'several-solutions', CASES);
  expect(several?.worked.map(({ exercise }) => exercise.verdict.reasons)).toEqual([[], [], []]);
});

test('lessons are in the order of the text', () => {
  const articles = inOrderOfText(EDITIONS['2023'].rows).map(({ article }) => article.split(/, | et /)[0]);
  expect(articles.slice(0, 4)).toEqual(['art. 4.2', 'art. 5.2.2', 'art. 5.3', 'art. 5.3']);
  expect(articles.at(-1)).toBe('art. 5.7');
  expect(articles.indexOf('art. 5.4.1.d')).toBeGreaterThan(articles.lastIndexOf('art. 5.4.1.a'));
  expect(inOrderOfText(EDITIONS['2019'].rows)[0]).toBe(EDITIONS['2019'].rows[0]);
});

test('the two sentences of a rule are its own', () => {
  const [said, paid] = ruleOf(rowOf(EDITIONS['2023'], 'two-link-letters') as EditionRow, EDITIONS['2023']);
  expect(said).toBe(
    'Si le raccord n’a pas assez de lettres (deux au lieu de trois), le joueur reçoit un avertissement (Règlement international en vigueur au 1er janvier 2023, art. 5.5).',
  );
  expect(paid).toContain('mais le texte en demande davantage : la solution retenue est payée');
  // Both exemptions of the edition that lift it.
  expect(paid).toContain('(prolongement d’un mot court : le prolongement d’un mot de moins de trois lettres');
  expect(paid).toContain('au deuxième coup, un premier mot de moins de trois lettres');
  for (const edition of Object.values(EDITIONS)) {
    const reasons = edition.rows.map((row) => ruleOf(row, edition)[1]);
    expect(new Set(reasons).size).toBeGreaterThanOrEqual(reasons.length - 1);
  }
});

test('a rule is told with the numbers of its edition', () => {
  const edition = { ...EDITIONS['2023'], penalty: 40, links: { ...EDITIONS['2023'].links, asked: 50, fewest: 47 } };
  const sentences = edition.rows.flatMap((row) => ruleOf(row, edition)).join(' ');
  expect(sentences).toContain('une pénalité de 40\u00a0points');
  expect(sentences).toContain('moins 40\u00a0points');
  expect(sentences).toContain('(39\u00a0points ou moins)');
  expect(sentences).toContain('(47 à 49 au lieu de 50)');
  expect(sentences).toContain('un mot de moins de 50 lettres');
  expect(sentences).not.toMatch(/[45]\u00a0points|moins de trois lettres|demande trois/);
});

test('one lesson can be had alone; a row of another edition has none', () => {
  const order = { edition: '2023', wordbook: FREE, seed: 1 } as const;
  const lesson = makeLesson(order, 'deceptive-links', CASES);
  expect(lesson).toMatchObject({ condition: 'deceptive-links', article: expect.stringContaining('5.4.2.b') });
  expect(lesson?.worked).toHaveLength(WORKED_SLIPS);
  expect(makeLesson(order, 'link-letter-added', CASES)).toBeUndefined();
});

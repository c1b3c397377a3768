import {
  type Case,
  differences,
  EDITIONS,
  judge,
  judgeCase,
  PLAUSIBILITIES,
  parseCases,
  type Slip,
  sanctionOf,
} from '@raccord/regulation';
import { unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { contestedCase } from './contested.ts';
import type { Exercise } from './exercise.ts';
import { HALL_FAULTS } from './leads.ts';
import { type Answer, markAnswer, markExam } from './mark.ts';
import { makePile, quotas } from './pile.ts';
import { FREE } from './testing/free.ts';
import { turnOf } from './testing/turns.ts';

const EDITION = EDITIONS['2023'];
const pile = makePile({ edition: '2023', wordbook: FREE, seed: 7, count: 2000, asked: 'as-in-halls' });

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

test('2,000 slips have faults in the proportion asked, to the slip', () => {
  const counts = countBy(pile, ({ asked }) => asked);
  expect(pile).toHaveLength(2000);
  expect(counts.get('right')).toBeGreaterThanOrEqual(500);
  const made = HALL_FAULTS.filter(({ name }) => counts.has(name));
  const left = HALL_FAULTS.filter((fault) => !made.includes(fault)).map(({ name }) => name);
  // They rest on readings of ours.
  expect(left).toEqual(['false-twin', 'doubtful-twin']);
  const total = made.reduce((sum, { weight }) => sum + weight, 0);
  const faulty = 2000 - (counts.get('right') ?? 0);
  for (const { name, weight } of made) {
    expect(Math.abs((counts.get(name) ?? 0) - (weight * faulty) / total), name).toBeLessThanOrEqual(1.5);
  }
});

test('no slip has a word that is read aloud with a blush, nor one of a single letter', () => {
  const words = pile.flatMap(({ slip }) => slip.solutions.map(({ word }) => word.toUpperCase()));
  expect(words.filter((word) => word.length < 2 || /^(ENCUL|PUT(E|AIN)|SODOM|NIQU)/.test(word))).toEqual([]);
});

test('each slip has one right verdict, whatever the settings, that the judge gives again', () => {
  for (const { position, slip, verdict, kind, asked } of pile.slice(0, 200)) {
    const turn = turnOf(position, FREE);
    expect(judge(turn, slip, EDITION)).toEqual(verdict);
    expect([kind, verdict.outcome === 'referred']).toEqual(['ordinary', false]);
    for (const plausible of PLAUSIBILITIES) {
      for (const provisional of ['zero', 'penalty'] as const) {
        const other = judge(turn, slip, EDITION, { plausible, provisional });
        expect([other.points, sanctionOf(other), other.reasons]).toEqual([
          verdict.points,
          sanctionOf(verdict),
          verdict.reasons,
        ]);
      }
    }
    if (asked === 'right') expect(verdict.reasons).toEqual([]);
  }
});

test('some slips have something struck out, which changes nothing of their verdict', () => {
  const struck = pile.filter(
    ({ slip }) => slip.solutions.some(({ isStruck }) => isStruck) && slip.solutions.length > 1,
  );
  expect(struck.length).toBeGreaterThan(150);
  expect(struck.length).toBeLessThan(350);
  for (const { position, slip, verdict } of struck.slice(0, 40)) {
    const standing = { ...slip, solutions: slip.solutions.filter(({ isStruck }) => !isStruck) };
    expect(judge(turnOf(position, FREE), standing, EDITION)).toEqual(verdict);
  }
  const empty = pile.filter(({ asked }) => asked === 'all-struck');
  expect(empty.map(({ verdict }) => verdict.reasons[0].code)).toContain('blank-slip');
});

test('slips on chosen rows all show their row, and each row has its share', () => {
  const rows = ['score-wrong', 'wrong-location', 'word-not-admitted', 'hard-to-read'] as const;
  const chosen = makePile({ edition: '2023', wordbook: FREE, seed: 7, count: 40, asked: { rows } });
  for (const { asked, rules } of chosen) expect(rules).toContain(asked);
  expect(Object.fromEntries(countBy(chosen, ({ asked }) => asked))).toEqual(
    Object.fromEntries(rows.map((r) => [r, 10])),
  );
  const kinds = countBy(chosen, ({ asked, kind }) => `${asked} ${kind}`);
  expect([kinds.get('score-wrong ordinary'), kinds.get('hard-to-read eye')]).toEqual([10, 10]);
});

test('shares are whole numbers next to the exact ones, and add up', () => {
  expect(quotas([1, 1, 2], 4, 0.3)).toEqual([1, 1, 2]);
  for (const start of [0, 0.4, 0.99]) {
    const counts = quotas([5, 3, 1, 1], 7, start);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(7);
    for (const [index, exact] of [3.5, 2.1, 0.7, 0.7].entries())
      expect(Math.abs(counts[index] - exact)).toBeLessThan(1);
  }
  expect(quotas([], 3, 0.5)).toEqual([]);
});

const rightAnswer = ({ verdict }: (typeof pile)[number]): Answer => ({
  points: verdict.points,
  sanction: sanctionOf(verdict),
  ...(verdict.reasons[0] ? { reason: verdict.reasons[0].code } : {}),
});

test('an answer is right by points and sanction; its reason counts apart', () => {
  const faulty = pile.find(
    ({ verdict }) => verdict.reasons.length === 1 && verdict.points > 0,
  ) as (typeof pile)[number];
  const answer = rightAnswer(faulty);
  expect(markAnswer(faulty, answer)).toMatchObject({ isRight: true, isReasonRight: true });
  expect(markAnswer(faulty, { ...answer, reason: 'no-slip' })).toMatchObject({ isRight: true, isReasonRight: false });
  expect(markAnswer(faulty, { ...answer, points: 0 })).toMatchObject({ isRight: false, isReasonRight: true });
  const exercises = pile.slice(0, 20);
  const answers = exercises.map((exercise, index) => (index < 15 ? rightAnswer(exercise) : undefined));
  const mark = markExam(exercises, answers);
  const reasoned = exercises.filter(({ verdict }) => verdict.reasons.length > 0);
  const named = reasoned.filter((exercise) => exercises.indexOf(exercise) < 15);
  expect(mark).toMatchObject({ count: 20, right: 15, reasons: reasoned.length, reasonsRight: named.length });
  const right = exercises.filter(({ rules }) => rules.length === 0);
  expect(mark.byRule.find(({ rule }) => rule === 'right')?.count).toBe(right.length);
});

/** The letters around the word as a drawing has them, line by line. */
const inOrder = (slip: Slip): Slip => ({
  ...slip,
  solutions: slip.solutions.map((one) => ({
    ...one,
    outside: one.outside.toSorted((a, b) => a.down - b.down || a.right - b.right),
  })),
});

type Expected = NonNullable<Case['expected']['2023']>;

test('a contested slip is a case that reads back, with the verdict and with the other reading', () => {
  const isStruck = ({ slip }: Exercise) => slip.solutions.some((solution) => solution.isStruck);
  const byFault = new Map(pile.map((exercise) => [`${exercise.asked} ${isStruck(exercise)}`, exercise]));
  expect(byFault.size).toBeGreaterThan(HALL_FAULTS.length);
  for (const exercise of byFault.values()) {
    const why = 'Le score « 12 » est juste :\nvoyez l’article 5.3.';
    const contested = { edition: '2023', exercise, answer: rightAnswer(exercise), why } as const;
    const [worked] = unwrap(parseCases(contestedCase(contested)));
    expect(inOrder(worked.slip)).toEqual(inOrder(exercise.slip));
    expect(worked.source).toBe(why);
    const { verdict } = judgeCase(worked, '2023', FREE.words);
    expect([verdict.points, verdict.reasons]).toEqual([exercise.verdict.points, exercise.verdict.reasons]);
    expect(differences(verdict, worked.expected['2023'] as Expected), exercise.asked).toEqual([]);
    const [other] = unwrap(parseCases(contestedCase({ ...contested, answer: { points: 999, sanction: 'none' } })));
    expect(differences(verdict, other.expected['2023'] as Expected)[0]).toContain('999 attendu');
  }
});

import { sanctionOf } from '@raccord/regulation';
import { expect, test } from 'vitest';
import { confusionsOf, lawOf } from './confusion.ts';
import { countMove, laidBy } from './counted.ts';
import { makeExam } from './exam.ts';
import { rightAnswer } from './mark.ts';
import { FREE } from './testing/free.ts';

const { exercises } = makeExam({ edition: '2023', count: 200, seed: 4 }, FREE);

test('what is counted square by square is what is paid, bonus and words formed included', () => {
  const paid = exercises.filter(({ verdict }) => verdict.retained);
  expect(paid.length).toBeGreaterThan(100);
  for (const { position, verdict } of paid) {
    const retained = verdict.retained as NonNullable<typeof verdict.retained>;
    const counted = countMove(position, retained);
    expect(counted?.total).toBe(verdict.points);
    expect(laidBy(position, retained).size).toBeGreaterThan(0);
    // What is written is what it comes to.
    for (const { sum, points } of counted?.words ?? [])
      expect(new Function(`return ${sum.replaceAll(/[A-Z] /g, '').replaceAll('×', '*')}`)()).toBe(points);
  }
  expect(
    paid.some(({ position, verdict }) => verdict.retained && countMove(position, verdict.retained)?.bonus === 50),
  ).toBe(true);
});

test('a wrong answer names what was likely confused, a right one nothing, and a fault its law', () => {
  for (const exercise of exercises) {
    const right = rightAnswer(exercise);
    expect(confusionsOf(exercise, right)).toEqual([]);
    expect(confusionsOf(exercise, { points: 999, sanction: 'referred' })).toHaveLength(2);
    if (sanctionOf(exercise.verdict) !== 'none') expect(lawOf(exercise, '2023').length).toBeGreaterThan(0);
  }
  const wrong = exercises.find(({ verdict, slip }) => verdict.penalty > 0 && slip.score === verdict.points);
  const answer = wrong && { ...rightAnswer(wrong), points: wrong.verdict.points - wrong.verdict.penalty };
  expect(wrong && answer && confusionsOf(wrong, answer)[0]).toContain('avant la pénalité');
});

import type { ConditionId } from '@raccord/regulation';
import { type Boxes, noBoxes, noteAnswer } from '@raccord/school';
import { expect, it } from 'vitest';
import { wantedNext } from './wanted.ts';

const RULES: readonly ConditionId[] = ['score-missing', 'score-wrong', 'joker-not-circled'];
const after = (...answers: readonly [ConditionId, boolean][]): Boxes =>
  answers.reduce((boxes, [rule, isRight]) => noteAnswer(boxes, [rule], isRight), noBoxes('2023'));

it('goes through chosen rules, and comes back sooner to the one that was missed', () => {
  expect(wantedNext(noBoxes('2023'), RULES, RULES)).toBe('score-missing');
  let boxes = after(['score-missing', false]);
  const asked: (string | undefined)[] = [];
  for (let count = 0; count < 8; count++) {
    const rule = wantedNext(boxes, RULES, RULES) as ConditionId;
    asked.push(rule);
    boxes = noteAnswer(boxes, [rule], rule !== 'score-missing');
  }
  expect(asked.filter((rule) => rule === 'score-missing').length).toBeGreaterThanOrEqual(3);
  expect(new Set(asked).size).toBe(3);
});

it('in the proportions of halls, a missed rule comes back among the others', () => {
  const wanted = (boxes: Boxes) => wantedNext(boxes, 'as-in-halls', RULES);
  expect(wanted(noBoxes('2023'))).toBe('as-in-halls');
  expect(wanted(after(['score-wrong', false]))).toBe('as-in-halls');
  expect(wanted(after(['score-wrong', false], ['score-missing', true]))).toBe('score-wrong');
  expect(wanted(after(['score-wrong', true], ['score-missing', true]))).toBe('as-in-halls');
});

it('has nothing to ask without rules', () => {
  expect(wantedNext(noBoxes('2023'), [], RULES)).toBeUndefined();
});

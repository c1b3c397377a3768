import { makeBoxesFile, noBoxes, noteAnswer } from '@raccord/school';
import { expect, it } from 'vitest';
import { boxesIn, levelOf } from './useboxes.ts';

const known = noteAnswer(noBoxes('2023'), ['score-wrong'], true);

it('what is known comes back, for its edition alone', () => {
  expect(boxesIn(makeBoxesFile(known), '2023')).toEqual(known);
  expect(boxesIn(makeBoxesFile(known), '2019')).toEqual(noBoxes('2019'));
  for (const broken of ['', '{', '{}']) expect(boxesIn(broken, '2023')).toEqual(noBoxes('2023'));
});

it('a rule that was never asked is below the first box', () => {
  expect([levelOf(known, 'score-wrong'), levelOf(known, 'right')]).toEqual([1, -1]);
});

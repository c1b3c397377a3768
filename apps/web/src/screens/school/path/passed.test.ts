import { STAGES } from '@raccord/school';
import { expect, it } from 'vitest';
import { isOpen } from './passed.ts';

it('a stage opens once the one before it is learnt, and stays open', () => {
  expect(STAGES.filter((stage) => isOpen(stage, []))).toEqual(['score']);
  expect(STAGES.filter((stage) => isOpen(stage, ['score', 'joker']))).toEqual(['score', 'joker', 'place']);
});

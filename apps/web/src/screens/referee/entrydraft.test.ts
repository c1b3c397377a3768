import type { Slip } from '@raccord/regulation';
import { emptyBoard, parseReference, unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { draftSlip } from '../../slip/slipdraft.ts';
import { draftFrom } from './entrydraft.ts';

const meant = {
  ...{ word: 'MAiS', reference: '4H', score: 20, jokerCount: 1, laidCount: 4 },
  start: unwrap(parseReference('4H')),
};

test('the fields begin with the slip to correct, the solution shown, or what no solution has', () => {
  const recorded: Slip = { state: 'late', solutions: [] };
  expect(draftSlip(draftFrom(meant, undefined, recorded, emptyBoard()))).toEqual(recorded);
  expect(draftSlip(draftFrom(meant, undefined, undefined, emptyBoard()))).toEqual({
    ...{ state: 'handed-in', score: 20 },
    solutions: [{ word: 'MAiS', direction: 'vertical', reference: '4H', outside: [] }],
  });
  expect(draftSlip(draftFrom(undefined, 'xyl12', undefined, emptyBoard()))).toEqual({
    ...{ state: 'handed-in', score: 12 },
    solutions: [{ word: 'XYL', direction: 'horizontal', outside: [] }],
  });
});

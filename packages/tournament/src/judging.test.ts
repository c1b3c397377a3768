import { layWord, parseBoard, parseReference, type Solution, unwrap } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { writtenRight } from './judging.ts';

const EMPTY = unwrap(parseBoard(Array.from({ length: 15 }, () => '.'.repeat(15)).join('\n')));

it('circles the jokers of the draw, not those that stand on the board', () => {
  const start = unwrap(parseReference('H4'));
  const board = layWord(EMPTY, start, 'VaLIDA');
  const solution: Solution = { word: 'VaLIDAiT', reference: 'H4', score: 14, start, jokerCount: 1, laidCount: 2 };
  expect(writtenRight(solution, board)).toEqual({
    ...{ state: 'handed-in', score: 14 },
    solutions: [{ word: 'VALIDAiT', direction: 'horizontal', reference: 'H4', outside: [] }],
  });
});

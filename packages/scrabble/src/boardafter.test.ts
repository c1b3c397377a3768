import { describe, expect, test } from 'vitest';
import { boardAfter, type ShownTurn } from './boardafter.ts';

const EMPTY = '.'.repeat(15);
const board = (rows: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: 15 }, (_, row) => rows[row] ?? EMPTY);

const turn = (more: Partial<ShownTurn>): ShownTurn => ({ draw: 'AEINRST', board: board({}), ...more });

describe('the board of a turn', () => {
  test('stands as it was before, until the solution is told', () => {
    expect(boardAfter(turn({}), 'normale')).toEqual({ lines: board({}), laid: [] });
  });

  test('has the solution on it, and says which squares it filled', () => {
    const solution = { word: 'RATe', reference: 'H5' };
    const { lines, laid } = boardAfter(
      turn({ draw: 'AINRST?', board: board({ 7: '....RAT........' }), solution }),
      'normale',
    );
    expect(lines[7]).toBe('....RATe.......');
    expect(laid).toEqual([7 * 15 + 7]);
  });

  test('in a joker game, the real letter has taken the place of the joker', () => {
    const joker = turn({ draw: 'AEINRS?', solution: { word: 'RAt', reference: 'H8' } });
    expect(boardAfter(joker, 'joker').lines[7]).toBe('.......RAT.....');
    expect(boardAfter(joker, 'normale').lines[7]).toBe('.......RAt.....');
  });
});

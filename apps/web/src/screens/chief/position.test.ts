import { expect, it } from 'vitest';
import { afterTurn, faultOfDraw, ghostsOf, givesDraw, squaresOf } from './position.ts';

const FIRST = afterTurn(undefined, 'normale');
const turn = (word: string, draw: string) => ({
  ...{ number: 1, draw, markedDraw: draw, leftover: '', board: [...FIRST.board], running: 0, isVoid: false },
  solution: { word, reference: 'H4', score: 0 },
});

it('begins with an empty board, then goes on from the solution laid', () => {
  expect(FIRST).toMatchObject({ number: 1, leftover: '' });
  const next = afterTurn(turn('MARe', 'MARS?NE'), 'normale');
  expect(next).toMatchObject({ number: 2, leftover: 'ENS' });
  expect(next.board[7]).toBe('...MARe........');
  expect(afterTurn(turn('MARe', 'MARS?NE'), 'joker').board[7]).toBe('...MARE........');
});

it('knows the squares of a move', () => {
  expect(squaresOf({ word: 'MA', reference: 'H4', score: 0 })).toEqual([108, 109]);
  expect([...ghostsOf({ word: 'Ma', reference: '4H', score: 0 })]).toEqual([
    [108, 'M'],
    [123, 'a'],
  ]);
});

it('says what is wrong with a draw as the server would', () => {
  const second = afterTurn(turn('MARE', 'MARENES'), 'normale');
  expect(faultOfDraw('MARENES', FIRST, 'normale')).toBeUndefined();
  expect(faultOfDraw('', FIRST, 'normale')).toContain('vide');
  expect(faultOfDraw('MARENE', FIRST, 'normale')).toContain('il en faut 7');
  expect(faultOfDraw('AEIOUAE', FIRST, 'normale')).toContain('2 consonnes');
  expect(faultOfDraw('WWARENE', FIRST, 'normale')).toContain('(W)');
  expect(faultOfDraw('AILRTUM', second, 'normale')).toContain('reliquat ENS');
  expect(faultOfDraw('ENS+AILR', second, 'normale')).toBeUndefined();
  expect(faultOfDraw('-AILRTUM', second, 'normale')).toBeUndefined();
  expect(givesDraw(FIRST, 'normale')).toBe(true);
});

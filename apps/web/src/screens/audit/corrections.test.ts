import { expect, it } from 'vitest';
import type { GameTurn } from '../../server/answers.ts';
import { correctionsOf, entryOf } from './corrections.ts';

const turn = (number: number, more: object = {}) =>
  ({ number, draw: 'AEEIMNR', markedDraw: 'MENERAI', leftover: '', drawn: 'MENERAI', ...more }) as GameTurn;
const LAID = turn(1, { solution: { word: 'MENERAI', reference: 'H4', score: 70 } });
const TURNS = [LAID, turn(2)];

it('begins with the turn as it stands, letters in the order in which they came', () => {
  expect(entryOf(LAID)).toEqual({ turn: 1, letters: 'MENERAI', word: 'MENERAI', reference: 'H4' });
  expect(entryOf(TURNS[1])).toMatchObject({ word: '', reference: '' });
});

it('is nothing while nothing was changed', () => {
  expect(correctionsOf('g', TURNS.map(entryOf), TURNS, undefined)).toBeUndefined();
  expect(correctionsOf('g', [{ ...entryOf(LAID), letters: ' MENERAI ' }], TURNS, undefined)).toBeUndefined();
});

it('says what was changed and nothing else', () => {
  const moved = { ...entryOf(LAID), reference: 'H2 ' };
  const drawn = { ...entryOf(TURNS[1]), letters: 'MERNIAS' };
  expect(correctionsOf('g', [moved, drawn], TURNS, undefined)).toEqual({
    game: 'g',
    turns: [
      { turn: 1, solution: { word: 'MENERAI', reference: 'H2' } },
      { turn: 2, letters: 'MERNIAS' },
    ],
  });
  expect(correctionsOf('g', [moved], TURNS, 2)).toMatchObject({ turns: [{ turn: 1 }], cancelFrom: 2 });
});

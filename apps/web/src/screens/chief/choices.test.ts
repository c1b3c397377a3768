import { expect, it } from 'vitest';
import { gameShown } from './choices.ts';

const games = [
  { id: 'g', isFinished: true },
  { id: 'h', isFinished: false },
  { id: 'i', isFinished: false },
];

it('is the game being played, unless another one is chosen', () => {
  expect(gameShown(games, undefined, true)?.id).toBe('h');
  expect(gameShown(games, 'i', false)?.id).toBe('i');
  expect(gameShown(games, 'gone', true)?.id).toBe('h');
  expect(gameShown([], undefined, true)).toBeUndefined();
});

it('is a game that is over only in Conduite, and where none is left', () => {
  expect(gameShown(games, 'g', true)?.id).toBe('g');
  expect(gameShown(games, 'g', false)?.id).toBe('h');
  expect(gameShown(games.slice(0, 1), undefined, false)?.id).toBe('g');
});

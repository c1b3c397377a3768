import { expect, test } from 'vitest';
import { drawCells, isFree, writeLetter } from './slipgrid.ts';

const lines = (...given: Parameters<typeof drawCells>) =>
  drawCells(...given).map((line) => line.map(({ letter }) => letter || '.').join(''));

const word = { word: 'TaS', direction: 'horizontal' } as const;

test('a word with letters outside is drawn as on the slip', () => {
  const outside = [
    { letter: 'V', down: -2, right: 2 },
    { letter: 'I', down: -1, right: 2 },
  ];
  expect(lines({ ...word, outside })).toEqual(['..V', '..I', 'TaS']);
  expect(lines({ ...word, direction: 'vertical', outside: [] })).toEqual(['T', 'a', 'S']);
});

test('a margin, and a cursor beyond it, make room', () => {
  expect(lines({ ...word, outside: [] }, 1)).toEqual(['.....', '.TaS.', '.....']);
  expect(lines({ ...word, outside: [] }, 0, { down: 1, right: -1 })).toEqual(['.TaS', '....']);
});

test('nothing stands on the word, nor just before or after it on its line', () => {
  const frees = [-2, -1, 0, 2, 3, 4].filter((right) => isFree(word, { down: 0, right }));
  expect(frees).toEqual([-2, 4]);
  expect(isFree(word, { down: 1, right: 0 })).toBe(true);
  expect(isFree(word, { down: 21, right: 0 })).toBe(false);
});

test('a letter is written over another, and wiped', () => {
  const once = writeLetter([], { down: 1, right: 0 }, 'A');
  expect(writeLetter(once, { down: 1, right: 0 }, 'B')).toEqual([{ letter: 'B', down: 1, right: 0 }]);
  expect(writeLetter(once, { down: 1, right: 0 }, '')).toEqual([]);
});

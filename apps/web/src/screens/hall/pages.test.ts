import { expect, it } from 'vitest';
import { pagesOf, type RankingRow } from './pages.ts';
import type { Hall } from './stage.ts';

const game = (id: string, turns: number, isFinished = false) => ({ id, turns, isFinished });
const hallWith = (...games: ReturnType<typeof game>[]) =>
  ({ games, turn: { game: games.at(-1)?.id } }) as unknown as Hall;
const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => ({ rank: index + 1 }) as RankingRow);
const ranking = (count: number, turns?: number) => ({
  sequence: 1,
  rows: rowsTo(count),
  ...(turns === undefined ? {} : { turns }),
});
const shown = (
  hall: Hall,
  ...[inGame, overall, columns]: [ReturnType<typeof ranking>, ReturnType<typeof ranking>?, number?]
) =>
  pagesOf(hall, inGame, overall, columns ?? 2).map(({ title, columns }) => [
    title,
    columns.map(({ length }) => length),
  ]);

it('cuts a ranking in pages of columns', () => {
  expect(shown(hallWith(game('g', 4)), ranking(40, 3))).toEqual([
    ['Classement après le coup 3', [12, 12]],
    ['Classement après le coup 3', [12, 4]],
  ]);
  expect(shown(hallWith(game('g', 4)), ranking(14, 4), undefined, 1)).toEqual([
    ['Classement après le coup 4', [12]],
    ['Classement après le coup 4', [2]],
  ]);
});

it('shows none before a turn is closed', () => {
  expect(shown(hallWith(game('g', 1)), ranking(40, 0))).toEqual([]);
});

it('is final once the game is over and all of its turns are closed', () => {
  expect(shown(hallWith(game('g', 4, true)), ranking(5, 4))).toEqual([['Classement final', [5]]]);
  expect(shown(hallWith(game('g', 4, true)), ranking(5, 3))).toEqual([['Classement après le coup 3', [5]]]);
});

it('adds the overall ranking where other games were played', () => {
  expect(shown(hallWith(game('g', 4, true), game('h', 2)), ranking(5, 2), ranking(6))).toEqual([
    ['Classement après le coup 2', [5]],
    ['Classement général', [6]],
  ]);
});

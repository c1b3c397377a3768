import { expect, it } from 'vitest';
import { inColumns, pagesOf, type RankingRow } from './pages.ts';
import type { Hall } from './stage.ts';

const game = (id: string, turns: number, isFinished = false) => ({ id, turns, isFinished });
const hallWith = (...games: ReturnType<typeof game>[]) =>
  ({ games, turn: { game: games.at(-1)?.id } }) as unknown as Hall;
const ranking = (count: number, turns?: number) => ({
  ...{ sequence: 1, count, rows: [] },
  ...(turns === undefined ? {} : { turns }),
});
const shown = (
  hall: Hall,
  ...[inGame, overall, columns]: [ReturnType<typeof ranking>, ReturnType<typeof ranking>?, number?]
) =>
  pagesOf(hall, inGame, overall, columns ?? 2).map(({ title, query: { game: of = 'all', from, count } }) => [
    title,
    `${of}: ${count} from ${from}`,
  ]);

it('cuts a ranking in pages of columns', () => {
  expect(shown(hallWith(game('g', 4)), ranking(40, 3))).toEqual([
    ['Classement après le coup 3', 'g: 24 from 0'],
    ['Classement après le coup 3', 'g: 24 from 24'],
  ]);
  expect(shown(hallWith(game('g', 4)), ranking(14, 4), undefined, 1)).toEqual([
    ['Classement après le coup 4', 'g: 12 from 0'],
    ['Classement après le coup 4', 'g: 12 from 12'],
  ]);
  const rows = Array.from({ length: 16 }, (_, index) => ({ rank: index + 1 }) as RankingRow);
  expect(inColumns(rows).map((column) => column.map(({ rank }) => rank))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [13, 14, 15, 16],
  ]);
});

it('shows none before a turn is closed', () => {
  expect(shown(hallWith(game('g', 1)), ranking(40, 0))).toEqual([]);
});

it('is final once the game is over and all of its turns are closed', () => {
  expect(shown(hallWith(game('g', 4, true)), ranking(5, 4))).toEqual([['Classement final', 'g: 24 from 0']]);
  expect(shown(hallWith(game('g', 4, true)), ranking(5, 3))).toEqual([['Classement après le coup 3', 'g: 24 from 0']]);
});

it('adds the overall ranking where other games were played', () => {
  expect(shown(hallWith(game('g', 4, true), game('h', 2)), ranking(5, 2), ranking(6))).toEqual([
    ['Classement après le coup 2', 'h: 24 from 0'],
    ['Classement général', 'all: 24 from 0'],
  ]);
});

import { expect, it } from 'vitest';
import type { HallView, SeenRankingRow } from '../../server/answers.ts';
import { inColumns, pageAt, pagesOf } from './pages.ts';

const game = (id: string, turns: number, isFinished = false) => ({ id, turns, isFinished });
const hallWith = (...games: ReturnType<typeof game>[]) =>
  ({ games, turn: { game: games.at(-1)?.id } }) as unknown as HallView;
const OPEN = {
  why: '',
  running: [],
  missing: [],
  unclosed: [],
  awaited: { referral: 0, appeal: 0, ruling: 0, review: 0 },
};
const ranking = (count: number, turns?: number, isFinal = false) => ({
  ...{ sequence: 1, count, rows: [], ...(isFinal ? {} : { provisional: OPEN }) },
  ...(turns === undefined ? {} : { turns }),
});
const shown = (hall: HallView, inGame: ReturnType<typeof ranking>, overall?: ReturnType<typeof ranking>) =>
  pagesOf(hall, inGame, overall).map(({ title, query: { game: of = 'all', from, count } }) => [
    title,
    `${of}: ${count} from ${from}`,
  ]);

it('cuts a ranking in pages of columns', () => {
  expect(shown(hallWith(game('g', 4)), ranking(40, 3))).toEqual([
    ['Classement après le coup 3', 'g: 30 from 0'],
    ['Classement après le coup 3', 'g: 30 from 30'],
  ]);
  const rows = Array.from({ length: 19 }, (_, index) => ({ rank: index + 1 }) as SeenRankingRow);
  expect(inColumns(rows).map((column) => column.map(({ rank }) => rank))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19],
  ]);
});

it('has three hundred people on ten pages, everybody once', () => {
  const pages = pagesOf(hallWith(game('g', 4)), ranking(300, 4), undefined);
  expect(pages.map(({ number, count }) => `${number}/${count}`)).toEqual(
    Array.from({ length: 10 }, (_, page) => `${page + 1}/10`),
  );
  const rows = pages.flatMap(({ query: { from, count } }) => Array.from({ length: count }, (_, row) => from + row));
  expect(rows).toEqual(Array.from({ length: 300 }, (_, row) => row));
  expect(shown(hallWith(game('g', 4)), ranking(301, 4))).toHaveLength(11);
});

it('shows none before a turn is closed', () => {
  expect(shown(hallWith(game('g', 1)), ranking(40, 0))).toEqual([]);
});

it('is final once nothing of the game is open any more', () => {
  expect(shown(hallWith(game('g', 4, true)), ranking(5, 4, true))).toEqual([['Classement final', 'g: 30 from 0']]);
  expect(shown(hallWith(game('g', 4, true)), ranking(5, 4))).toEqual([['Classement après le coup 4', 'g: 30 from 0']]);
  expect(shown(hallWith(game('g', 4, true)), ranking(5, 3))).toEqual([['Classement après le coup 3', 'g: 30 from 0']]);
});

it('adds the overall ranking where other games were played', () => {
  expect(shown(hallWith(game('g', 4, true), game('h', 2)), ranking(5, 2), ranking(6))).toEqual([
    ['Classement après le coup 2', 'h: 30 from 0'],
    ['Classement général', 'all: 30 from 0'],
  ]);
});

it('turns by the clock, so that every screen shows the same page', () => {
  expect(pageAt(1_000, 1_000, 3)).toEqual({ index: 0, stays: 10_000 });
  expect(pageAt(1_000, 12_500, 3)).toEqual({ index: 1, stays: 8_500 });
  expect(pageAt(1_000, 31_000, 3)).toEqual({ index: 0, stays: 10_000 });
  expect(pageAt(1_000, 0, 0)).toEqual({ index: 0, stays: 10_000 });
});

import { expect, test } from 'vitest';
import type { SeenRankingRow } from '../../server/answers.ts';
import { layOutRanking } from './rankinglayout.ts';

const centres = [{ id: 'c', name: 'Bois' }] as never;
const hall = {
  centres,
  games: [
    { id: 'g', name: 'Partie 1' },
    { id: 'h', name: 'Partie 2' },
  ] as never,
};

const row: SeenRankingRow = {
  ...{ rank: 1, before: 3, entrant: 'p', centre: 'c', table: 3, total: 90, top: 100, negative: -10, percent: 90 },
  members: [{ name: 'LOUP Gris', category: 'S', series: '4A', club: 'PAR' }],
  games: [
    { game: 'g', total: 40 },
    { game: 'h', total: 50 },
  ],
};

const keys = (room: 'narrow' | 'middle' | 'wide') => {
  const { columns, underName } = layOutRanking([row], hall, room);
  return [columns, underName].map((shown) => shown.map(({ key }) => key).join(' '));
};

test('a score stands beside its name; what a screen has no room for stands under it, if it is a word', () => {
  expect(keys('wide')).toEqual([
    'rank change name game g game h total negative percent table category series club',
    '',
  ]);
  expect(keys('middle')).toEqual(['rank change name total negative table club', 'category series']);
  expect(keys('narrow')).toEqual(['rank name total negative', 'change table category series club']);
});

test('what is said of nobody has no column, nor has the only game', () => {
  const { before: _, percent: __, ...plain } = row;
  const alone = { ...plain, members: [{ name: 'LOUP Gris' }], games: [{ game: 'g', total: 90 }] };
  const { columns } = layOutRanking([alone], hall, 'wide');
  expect(columns.map(({ key }) => key)).toEqual(['rank', 'name', 'total', 'negative', 'table']);
});

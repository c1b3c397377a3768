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
  ...{ rank: 1, entrant: 'p', members: [{ name: 'LOUP Gris' }], centre: 'c', table: 3 },
  ...{ total: 90, top: 100, negative: -10 },
  games: [
    { game: 'g', total: 40 },
    { game: 'h', total: 50 },
  ],
};

const keys = (room: 'narrow' | 'middle' | 'wide') => {
  const { columns, underName } = layOutRanking([row], hall, room);
  return [columns, underName].map((shown) => shown.map(({ key }) => key).join(' '));
};

test('what a screen has no room for stands under the name, if it is a word', () => {
  expect(keys('wide')).toEqual(['rank table name category series club game g game h total negative percent', '']);
  expect(keys('middle')).toEqual(['rank table name club total negative percent', 'category series']);
  expect(keys('narrow')).toEqual(['rank name total negative', 'table category series club']);
});

test('one game has no column of its own', () => {
  const alone = { ...row, games: [{ game: 'g', total: 90 }] };
  expect(layOutRanking([alone], hall, 'wide').columns.some(({ key }) => key.startsWith('game'))).toBe(false);
  expect(layOutRanking([], hall, 'wide').columns).toHaveLength(9);
});

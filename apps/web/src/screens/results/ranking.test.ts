import { describe, expect, test } from 'vitest';
import type { SeenRankingRow } from '../../server/answers.ts';
import { linesOfRanking, presentationsFor } from './ranking.ts';

const row = (rank: number, name: string, table: number, more: object = {}): SeenRankingRow => ({
  rank,
  entrant: `p${table}`,
  members: [{ name, ...more }],
  centre: 'c',
  table,
  total: 100 - rank,
  top: 100,
  negative: -rank,
});

const ROWS = [
  row(1, 'ÉPERVIER Rare', 12, { club: 'Lyon' }),
  row(2, 'LOUP Gris', 3, { licence: '12' }),
  row(2, 'OURS Brun', 4),
];
const found = (search: string) =>
  linesOfRanking({ sequence: 1, rows: ROWS }, search).map((line) =>
    line.kind === 'row' ? line.row.entrant : line.group.name,
  );

describe('the lines of a ranking', () => {
  test('everybody, in the order of the ranking, with the ranks of the whole ranking', () => {
    expect(found('')).toEqual(['p12', 'p3', 'p4']);
  });

  test.each([
    ['epervier', ['p12']],
    ['lyon', ['p12']],
    ['our', ['p4']],
    ['4', ['p4']],
    ['12', ['p12', 'p3']],
    ['tigre', []],
  ])('« %s » finds %j', (search, entrants) => {
    expect(found(search)).toEqual(entrants);
  });

  test('a group comes before its members, and not at all without any', () => {
    const groups = [
      { name: 'S', rows: [ROWS[0]] },
      { name: 'V', rows: [ROWS[1], ROWS[2]] },
    ];
    const lines = linesOfRanking({ sequence: 1, rows: ROWS, groups }, 'ours');
    expect(lines.map(({ kind, key }) => [kind, key])).toEqual([
      ['group', 'group 1'],
      ['row', '1 p4'],
    ]);
  });
});

test('presentations that would show nothing are not offered', () => {
  expect(presentationsFor([row(1, 'LOUP Gris', 3)])).toEqual(['', 'teams']);
  const pair = {
    ...row(1, 'LOUP Gris', 3),
    members: [
      { name: 'LOUP', category: 'S' },
      { name: 'OURS', club: 'A' },
    ],
  };
  expect(presentationsFor([pair])).toEqual(['', 'category', 'club', 'pairs', 'teams', 'clubs']);
});

import { expect, test } from 'vitest';
import {
  columnsOn,
  gameColumns,
  placesMoved,
  RANKING_COLUMNS,
  type RankedRow,
  saysSomething,
  withGames,
} from './columns.ts';

const PAIR: RankedRow = {
  rank: 3,
  before: 5,
  table: 12,
  members: [
    { name: 'CHAT Félix', licence: '7', category: 'S', series: '4B', club: 'CD2' },
    { name: 'CHIEN Noé', licence: '8', category: 'V', series: '4B', club: 'CD2' },
  ],
  total: 1200,
  negative: -800,
  percent: 60,
  games: [
    { game: 'g', total: 600 },
    { game: 'h', total: 600.5 },
  ],
};
const GAMES = [
  { id: 'g', name: 'Partie 1' },
  { id: 's', name: 'Départage' },
  { id: 'h', name: 'Partie 2' },
];

test('a ranking has these columns: heading, kind, width in characters, smallest screen, where, and what a pair has', () => {
  const shown = RANKING_COLUMNS.map(({ key, heading, short = '', kind, width, room, on = 'everywhere', of }) =>
    [key, heading, short, kind, width, room, on, of(PAIR)].join(' | '),
  );
  expect(shown).toEqual([
    'rank | Place |  | whole | 7 | narrow | everywhere | 3',
    'change | Évolution | Évol. | text | 10 | middle | screen | ↑ 2',
    'table | Table |  | whole | 7 | middle | screen | 12',
    'name | Nom |  | text | 32 | narrow | everywhere | CHAT Félix et CHIEN Noé',
    'licence | Licence |  | text | 11 | wide | documents | 7 / 8',
    'category | Catégorie | Cat. | text | 10 | wide | everywhere | S / V',
    'series | Série |  | text | 8 | wide | everywhere | 4B',
    'club | Club |  | text | 10 | middle | everywhere | CD2',
    'total | Score |  | whole | 9 | narrow | everywhere | 1200',
    'negative | Négatif |  | whole | 9 | narrow | everywhere | -800',
    'percent | % du top |  | percent | 10 | wide | everywhere | 60',
  ]);
});

test('screens show the table and how ranks moved, documents the licence', () => {
  const lacking = (where: 'screen' | 'documents') => {
    const keys = columnsOn(where).map(({ key }) => key);
    return RANKING_COLUMNS.flatMap(({ key }) => (keys.includes(key) ? [] : [key]));
  };
  expect([lacking('screen'), lacking('documents')]).toEqual([['licence'], ['change', 'table']]);
});

test('a rank went up, went down, stayed, or was not there before', () => {
  expect([placesMoved(1, 2), placesMoved(9, 2), placesMoved(4, 4)]).toEqual(['↑ 1', '↓ 7', '–']);
  expect(RANKING_COLUMNS[1].of({ ...PAIR, before: undefined })).toBeUndefined();
});

test('a cell that is empty or not known says nothing; zero does', () => {
  expect([undefined, '', 0, 'V'].map(saysSomething)).toEqual([false, false, true, true]);
});

test('each game that counts has its column before the score, where there are several', () => {
  const columns = gameColumns([PAIR], GAMES);
  expect(columns.map(({ of, ...column }) => [column, of(PAIR), of({ ...PAIR, games: undefined })])).toEqual([
    [{ key: 'game g', heading: 'Partie 1', kind: 'whole', width: 11, room: 'wide' }, 600, undefined],
    [{ key: 'game h', heading: 'Partie 2', kind: 'whole', width: 11, room: 'wide' }, 600.5, undefined],
  ]);
  expect(columns[0].of({ ...PAIR, games: [] })).toBeUndefined();
  const headings = withGames(columnsOn('documents'), columns).map(({ heading }) => heading);
  expect(headings.slice(5)).toEqual(['Club', 'Partie 1', 'Partie 2', 'Score', 'Négatif', '% du top']);
  expect(headings).toHaveLength(11);
});

test('one game alone, a ranking of one game and a ranking of nobody have no such column', () => {
  const { games: _, ...ofOneGame } = PAIR;
  expect([gameColumns([PAIR], GAMES.slice(0, 2)), gameColumns([ofOneGame], GAMES), gameColumns([], GAMES)]).toEqual([
    ...[[], [], []],
  ]);
});

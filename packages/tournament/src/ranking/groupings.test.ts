import { expect, test } from 'vitest';
import { GROUPING_LABELS, GROUPINGS, titleOfGroup, titleOfRanking } from './groupings.ts';

test('a ranking is titled by what it ranks and of which game', () => {
  expect(titleOfRanking(undefined, undefined)).toBe('Classement général');
  expect(titleOfRanking(undefined, 'Partie 2')).toBe('Classement – Partie 2');
  expect(titleOfRanking('series', undefined)).toBe('Classement général par série');
  expect(titleOfRanking('pairs', 'Partie 2')).toBe('Classement des paires – Partie 2');
});

test('each way to split a ranking has its choice, its title and the title of a group', () => {
  const told = GROUPINGS.map((by) =>
    [GROUPING_LABELS[by].choice, titleOfRanking(by, undefined), GROUPING_LABELS[by].one, titleOfGroup(by, 'X')].join(
      ' | ',
    ),
  );
  expect(told).toEqual([
    'Par catégorie | Classement général par catégorie | Catégorie | Catégorie X',
    'Par série | Classement général par série | Série | Série X',
    'Par club | Classement général par club | Club | Club X',
    'Par fédération | Classement général par fédération | Fédération | Fédération X',
    'Paires | Classement général des paires | Paires | X',
    'Équipes | Classement général des équipes | Équipe | X',
    'Clubs entre eux | Classement général des clubs | Club | Club X',
  ]);
});

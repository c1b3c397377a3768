import { expect, test } from 'vitest';
import { titleOfGroup, titleOfRanking } from './groupings.ts';

test('a ranking is titled by what it ranks and of which game', () => {
  expect(titleOfRanking(undefined, undefined)).toBe('Classement général');
  expect(titleOfRanking('series', undefined)).toBe('Classement général par série');
  expect(titleOfRanking('pairs', 'Partie 2')).toBe('Classement des paires – Partie 2');
});

test('a group is titled by its kind and its name', () => {
  expect([titleOfGroup('category', 'V'), titleOfGroup('clubs', 'AB01'), titleOfGroup('teams', 'Les Hiboux')]).toEqual([
    ...['Catégorie V', 'Club AB01', 'Les Hiboux'],
  ]);
});

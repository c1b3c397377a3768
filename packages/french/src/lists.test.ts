import { expect, test } from 'vitest';
import { alphabetical, list } from './lists.ts';

test('a list ends with « et » or « ou »', () => {
  expect(list(['Partie 1', 'Partie 2', 'Partie 3'])).toBe('Partie 1, Partie 2 et Partie 3');
  expect([list([]), list(['a']), list(['a', 'b', 'c'], 'ou')]).toEqual(['', 'a', 'a, b ou c']);
});

test('names are in the order of a dictionary, numbers by their value', () => {
  expect(['Zèbre', 'Table 10', 'Éléphant', 'Table 9', 'élan'].sort(alphabetical)).toEqual([
    ...['élan', 'Éléphant', 'Table 9', 'Table 10', 'Zèbre'],
  ]);
});

import { expect, it } from 'vitest';
import { initials } from './people.ts';

it.each([
  ['Anne', 'A.'],
  ['Émile ZOLA', 'É. Z.'],
  ['Marie-Claude du Puy', 'M.-C. d. P.'],
  ['DUPONT Jean-Marc', 'D. J.-M.'],
  ['Jean-Pierre De La Tour', 'J.-P. D. L. T.'],
  ["D'ARTAGNAN Luc", 'D’A. L.'],
  ['Jeanne d’Arc', 'J. d’A.'],
  ['d’ÉTANG-O’Neil', 'd’É.-O’N.'],
  ['E\u0301milie Œuf', 'É. Œ.'],
  ['X', 'X.'],
  ['J. M.', 'J. M.'],
  ['’Ali -', 'A.'],
  ['Joueur 12', 'J. 1.'],
  ['« Zoé » (junior)', 'Z. j.'],
  ['—', '…'],
])('of %s are %s', (name, short) => {
  expect(initials(name)).toBe(short);
});

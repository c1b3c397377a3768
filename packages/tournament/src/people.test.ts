import { expect, it } from 'vitest';
import { initials, isDegraded } from './people.ts';

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

it.each([
  ['Łucja ŁĄCKA', 'Lucja LACKA', true],
  ['Łucja ŁĄCKA', '?ucja ??CKA', true],
  ['Zoé', 'ZoÃ©', true],
  ['Zoé', 'Zoe', true],
  ['Zoe', 'Zoé', false],
  ['Zoé', 'Chloé', false],
  ['Иван', 'Пётр', false],
])('%s, of which a file made %s: %s', (whole, written, isLost) => {
  expect(isDegraded(whole, written)).toBe(isLost);
});

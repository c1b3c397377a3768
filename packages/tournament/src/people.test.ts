import { expect, it } from 'vitest';
import { initials, isDegraded, tellingApart } from './people.ts';

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

it('tells two of a name apart by licence, series and club, and nobody else', () => {
  const all = [
    { name: 'ALPHA Anne', licence: '1', series: '4B', club: 'Nord' },
    { name: 'Anne Alpha', licence: '2' },
    { name: 'BETA Bruno', licence: '3' },
  ];
  expect(all.map(tellingApart(all, (one) => [one]))).toEqual([
    'ALPHA Anne · 1 · 4B · Nord',
    'Anne Alpha · 2',
    'BETA Bruno',
  ]);
});

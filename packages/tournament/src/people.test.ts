import { expect, it } from 'vitest';
import { initials } from './people.ts';

it.each([
  ['Anne', 'A.'],
  ['Émile ZOLA', 'É. Z.'],
  ['Marie-Claude du Puy', 'M.-C. d. P.'],
  ["D'ARTAGNAN Luc", 'D. L.'],
  ['Joueur 12', 'J. 1.'],
  ['« Zoé » (junior)', 'Z. j.'],
  ['—', '…'],
])('of %s are %s', (name, short) => {
  expect(initials(name)).toBe(short);
});

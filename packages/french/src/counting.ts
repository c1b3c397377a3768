import { number } from './numbers.ts';

type Gender = 'masculine' | 'feminine';

const WORDS = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  ...['neuf', 'dix', 'onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'],
];

/** « trois », « une »; in figures where it takes more than one word. */
export function cardinal(count: number, gender: Gender = 'masculine'): string {
  if (count === 1 && gender === 'feminine') return 'une';
  return WORDS[count] ?? number(count);
}

/** « 1er », « 1re », « 4e »; screens raise what follows the figure. */
export const nth = (rank: number, gender: Gender = 'masculine'): string =>
  rank === 1 ? (gender === 'feminine' ? '1re' : '1er') : `${number(rank)}e`;

/** « 1 table », « 12 tables », « 1 200 tables »; none is singular in French. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)}\u00a0${Math.abs(count) > 1 ? many : one}`;

import { MAX_WORD_LENGTH, MIN_WORD_LENGTH } from './geometry.ts';

/** The French set of tiles, and letters as small numbers: A = 0 … Z = 25, joker = 26. */

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const JOKER = 26;
export const JOKER_MARK = '?';

/** Points of each letter; the joker, last, is worth nothing. */
export const VALUES: readonly number[] = [
  1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 10, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 10, 10, 10, 10, 0,
];

/** How many tiles of each letter a full bag has: 102 with the two jokers. */
export const TILE_COUNTS: readonly number[] = [
  9, 2, 2, 3, 15, 2, 2, 2, 8, 1, 1, 5, 3, 6, 6, 2, 1, 6, 6, 6, 6, 2, 1, 1, 1, 1, 2,
];

/** Of a game: each lays a tile at least. */
export const MOST_TURNS = TILE_COUNTS.reduce((sum, count) => sum + count, 0);

export const letterOf = (index: number): string => (index === JOKER ? JOKER_MARK : ALPHABET[index]);

export const CODE_A = 65;

/** The index of an upper-case letter A–Z, or -1. */
export function letterIndex(character: string): number {
  const index = character.charCodeAt(0) - CODE_A;
  return index >= 0 && index < 26 ? index : -1;
}

/** Upper case, without accents nor ligatures: "Cœur" → "COEUR". Other characters stay as they are. */
export function foldAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[œŒ]/g, 'OE')
    .replace(/[æÆ]/g, 'AE')
    .toUpperCase();
}

/** Has a text every word that was typed, in whatever order, accents and case aside? */
export function textSearch(typed: string): (text: string) => boolean {
  const words = foldAccents(typed).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = foldAccents(text);
    return words.every((word) => folded.includes(word));
  };
}

/** Letters without accents, of either case, of a length that the board takes. */
export const WORD_SHAPE = new RegExp(`^[A-Za-z]{${MIN_WORD_LENGTH},${MAX_WORD_LENGTH}}$`);

/** Of any lexicon or none. */
export const isWordShaped = (text: string): boolean => WORD_SHAPE.test(text);

/** « de 2 à 15 lettres ». */
export const WORD_LENGTHS = `de ${MIN_WORD_LENGTH} à ${MAX_WORD_LENGTH} lettres`;

/** A letter of a word on the board or on a slip is marked (a joker, a circle) when it is written in lower case. */
export const isMarked = (character: string): boolean => character >= 'a' && character <= 'z';

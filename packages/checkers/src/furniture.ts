import type { Board, Direction } from '@raccord/scrabble';

/**
 * Letters, squares and references as chapter 1 of the regulation says them, written once more: nothing here comes from the
 * program that is checked. Letters are numbers, A = 0 … Z = 25, joker = 26; a board is 225 of them plus one, 0 where it is empty.
 */

export const SIDE = 15;
export const MIDDLE = 7;
export const BLANK = 26;
/** A tile of the board that is a joker has this bit. */
export const BLANK_BIT = 32;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const numberOfLetter = (letter: string): number => (letter === '?' ? BLANK : LETTERS.indexOf(letter));
export const letterOfNumber = (number: number): string => (number === BLANK ? '?' : LETTERS[number]);
export const isLowerCase = (character: string): boolean => /^[a-z]$/.test(character);

/** 1.1: value and number of the tiles. */
const TILES: readonly (readonly [value: number, letters: string])[] = [
  [1, 'AAAAAAAAAEEEEEEEEEEEEEEEIIIIIIIINNNNNNOOOOOORRRRRRSSSSSSTTTTTTUUUUUULLLLL'],
  [2, 'DDDMMMGG'],
  [3, 'BBCCPP'],
  [4, 'FFHHVV'],
  [8, 'JQ'],
  [10, 'KWXYZ'],
  [0, '??'],
];

/** The 102 tiles of the game. */
export const FULL_BAG = TILES.map(([, letters]) => letters).join('');

const WORTH = new Map(TILES.flatMap(([value, letters]) => [...letters].map((letter) => [letter, value])));

export const worthOfLetter = (letter: string): number => WORTH.get(letter) ?? 0;

/** T word × 3, D word × 2, t letter × 3, d letter × 2. */
export const PREMIUM_LINES: readonly string[] = [
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...D...d..T',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....D.....D....',
  'd..D...d...D..d',
  '..D...d.d...D..',
  '.D...t...t...D.',
  'T..d...T...d..T',
];

const markAt = (square: number): string => PREMIUM_LINES[Math.floor(square / SIDE)][square % SIDE];

export const letterFactor = (square: number): number => ({ t: 3, d: 2 })[markAt(square)] ?? 1;
export const wordFactor = (square: number): number => ({ T: 3, D: 2 })[markAt(square)] ?? 1;

export const squareOf = (row: number, column: number): number => row * SIDE + column;
export const across = (direction: Direction): Direction => (direction === 'horizontal' ? 'vertical' : 'horizontal');
export const letterOfTile = (tile: number): string => LETTERS[(tile & ~BLANK_BIT) - 1];
export const worthOfTile = (tile: number): number =>
  tile === 0 || (tile & BLANK_BIT) !== 0 ? 0 : worthOfLetter(letterOfTile(tile));
export const hasNoTile = (board: Board): boolean => board.every((tile) => tile === 0);

interface Beginning {
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** 4.3.1: letter then number is horizontal, number then letter vertical; undefined if it cannot be read. */
export function readPlace(text: string): Beginning | undefined {
  const parts = /^(?:([A-O])\s*0?(\d\d?)|0?(\d\d?)\s*([A-O]))$/i.exec(text.trim());
  if (!parts) return undefined;
  const [, letter = parts[4], number = parts[3]] = parts;
  const column = Number(number) - 1;
  if (column < 0 || column >= SIDE) return undefined;
  const direction = parts[1] === undefined ? 'vertical' : 'horizontal';
  return { row: LETTERS.indexOf(letter.toUpperCase()), column, direction };
}

export const referenceAt = ({ row, column, direction }: Beginning): string =>
  direction === 'horizontal' ? `${LETTERS[row]}${column + 1}` : `${column + 1}${LETTERS[row]}`;

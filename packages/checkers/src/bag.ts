import type { FormulaName } from '@raccord/scrabble';
import { FULL_BAG } from './furniture.ts';

/** The bag as chapters 1 and 3 say it: strings of letters, each taken out by hand. */

/** What each formula of 3.8 draws and lays. */
const FORMULAS: Readonly<Record<FormulaName, { drawn: number; laid: number; hasJoker: boolean }>> = {
  normale: { drawn: 7, laid: 7, hasJoker: false },
  '7sur8': { drawn: 8, laid: 7, hasJoker: false },
  '7et8': { drawn: 8, laid: 8, hasJoker: false },
  '789': { drawn: 9, laid: 9, hasJoker: false },
  joker: { drawn: 7, laid: 7, hasJoker: true },
  '7sur8joker': { drawn: 8, laid: 7, hasJoker: true },
  '7et8joker': { drawn: 8, laid: 8, hasJoker: true },
  '789joker': { drawn: 9, laid: 9, hasJoker: true },
};

export const mostLaidIn = (formula: FormulaName): number => FORMULAS[formula].laid;

/** 50 points for seven tiles, 75 for eight, 100 for nine (3.8.2). */
export const BONUSES: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 50, 75, 100];

/** What is left of some letters once others are taken out; undefined where one is not there. */
export function lettersWithout(letters: string, taken: string): string | undefined {
  let left = letters;
  for (const letter of taken) {
    if (!left.includes(letter)) return undefined;
    left = left.replace(letter, '');
  }
  return left;
}

export const lettersSorted = (letters: string): string =>
  [...letters].sort((a, b) => Number(a === '?') - Number(b === '?') || a.localeCompare(b)).join('');

/** The tiles that are not on a board; jokers there are in lower case. */
export function offBoard(lines: readonly string[]): string | undefined {
  const standing = [...lines.join('')].filter((square) => square !== '.');
  return lettersWithout(FULL_BAG, standing.map((tile) => (/[a-z]/.test(tile) ? '?' : tile)).join(''));
}

const countOf = (letters: string, kind: RegExp): number => [...letters].filter((letter) => kind.test(letter)).length;
const EITHER = /[Y?]/;
const VOWEL = /[AEIOU]/;
const CONSONANT = /[BCDFGHJKLMNPQRSTVWXZ]/;

const hasOfEach = (letters: string, many: number): boolean =>
  countOf(letters, VOWEL) + countOf(letters, EITHER) >= many &&
  countOf(letters, CONSONANT) + countOf(letters, EITHER) >= many;

/** 3.8.1: in joker games one joker serves at a time. */
const drawableOf = (letters: string, formula: FormulaName): string =>
  FORMULAS[formula].hasJoker && countOf(letters, /\?/) > 1 ? letters.replace('?', '') : letters;

/** 3.2: two vowels and two consonants up to the fifteenth turn, in 2023 if what is left allows; then one and one. */
export function askedOfEach({ turn, formula, edition, lines }: BagTurn): number {
  if (turn > 15) return 1;
  if (edition !== '2023') return 2;
  const usable = drawableOf(offBoard(lines) ?? '', formula);
  return Math.min(FORMULAS[formula].drawn, usable.length) >= 4 && hasOfEach(usable, 2) ? 2 : 1;
}

export interface BagTurn {
  readonly turn: number;
  readonly formula: FormulaName;
  readonly edition: string;
  readonly lines: readonly string[];
}

/** Do the letters that are left give a draw at all? */
export function isBagOut(turn: BagTurn): boolean {
  const { formula, lines } = turn;
  const usable = drawableOf(offBoard(lines) ?? '', formula);
  const asked = askedOfEach(turn);
  return !hasOfEach(usable, asked) || Math.min(FORMULAS[formula].drawn, usable.length) < 2 * asked;
}

/** The letters that are left, where they are one draw. */
export function lastDraw(lines: readonly string[], formula: FormulaName): string | undefined {
  const usable = drawableOf(offBoard(lines) ?? '', formula);
  return usable.length <= FORMULAS[formula].drawn ? lettersSorted(usable) : undefined;
}

/** Why letters drawn do not stand; undefined where they do. */
export function whyRejected(draw: string, turn: BagTurn): string | undefined {
  const { formula, lines } = turn;
  const left = offBoard(lines) ?? '';
  if (lettersWithout(left, draw) === undefined) return 'not in the bag';
  const usable = drawableOf(left, formula);
  if (draw.length !== Math.min(FORMULAS[formula].drawn, usable.length)) return 'wrong number of letters';
  if (FORMULAS[formula].hasJoker && left.includes('?') && countOf(draw, /\?/) !== 1) return 'not one joker';
  const asked = askedOfEach(turn);
  if (!hasOfEach(draw, asked) || draw.length < 2 * asked) return `fewer than ${asked} vowels or consonants`;
  return undefined;
}

/** 3.2 of 2023, D14: would it not stand, were its Y and jokers counted the other way? Only while what is left has of both kinds. */
export function staysByChoice(draw: string, turn: BagTurn): boolean {
  const left = offBoard(turn.lines) ?? '';
  const asked = askedOfEach(turn);
  const isOfBoth = countOf(left, VOWEL) > 0 && countOf(left, CONSONANT) > 0;
  const isShort = countOf(draw, VOWEL) < asked || countOf(draw, CONSONANT) < asked;
  return turn.edition === '2023' && isOfBoth && isShort && countOf(draw, EITHER) > 0;
}

/** Lays a word; in joker games its joker becomes the real letter while the bag has one (3.8.1, D25). */
export function layOnLines(
  lines: readonly string[],
  after: readonly string[],
  draw: string,
  formula: FormulaName,
): { readonly lines: readonly string[]; readonly leftover: string; readonly replaced: number } {
  const laid = [...after.join('')].filter((tile, square) => tile !== '.' && lines.join('')[square] === '.');
  const leftover = lettersWithout(draw, laid.map((tile) => (/[a-z]/.test(tile) ? '?' : tile)).join('')) ?? '';
  if (!FORMULAS[formula].hasJoker) return { lines: after, leftover, replaced: 0 };
  const bag = lettersWithout(offBoard(lines) ?? '', draw) ?? '';
  let replaced = 0;
  const real = after.map((line, row) =>
    [...line]
      .map((tile, column) => {
        if (lines[row][column] !== '.' || !/[a-z]/.test(tile) || !bag.includes(tile.toUpperCase())) return tile;
        replaced++;
        return tile.toUpperCase();
      })
      .join(''),
  );
  return { lines: real, leftover, replaced };
}

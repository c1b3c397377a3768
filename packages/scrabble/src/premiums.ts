import { BOARD_SIZE, pointOf, SQUARE_COUNT } from './geometry.ts';

/** One quarter of the board: T word ×3, D word ×2, t letter ×3, d letter ×2. The rest is its mirror image. */
const QUARTER = ['T..d...T', '.D...t..', '..D...d.', 'd..D...d', '....D...', '.t...t..', '..d...d.', 'T..d...D'];

const mirrored = (index: number): number => (index < QUARTER.length ? index : BOARD_SIZE - 1 - index);

const marks = Array.from({ length: SQUARE_COUNT }, (_, square) => {
  const { row, column } = pointOf(square);
  return QUARTER[mirrored(row)][mirrored(column)];
});

/** What a letter laid on each square is multiplied by. */
export const LETTER_MULTIPLIERS = Uint8Array.from(marks, (mark) => ({ t: 3, d: 2 })[mark] ?? 1);

/** What a word that covers each square with a new tile is multiplied by. */
export const WORD_MULTIPLIERS = Uint8Array.from(marks, (mark) => ({ T: 3, D: 2 })[mark] ?? 1);

export type Premium = 'word-3' | 'word-2' | 'letter-3' | 'letter-2';

/** What is written on a premium square. */
export const PREMIUM_SIGNS: Readonly<Record<Premium, string>> = {
  'word-3': 'MT',
  'word-2': 'MD',
  'letter-3': 'LT',
  'letter-2': 'LD',
};

export function premiumOf(square: number): Premium | undefined {
  if (WORD_MULTIPLIERS[square] > 1) return `word-${WORD_MULTIPLIERS[square]}` as Premium;
  if (LETTER_MULTIPLIERS[square] > 1) return `letter-${LETTER_MULTIPLIERS[square]}` as Premium;
  return undefined;
}

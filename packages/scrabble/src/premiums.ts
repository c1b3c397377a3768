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

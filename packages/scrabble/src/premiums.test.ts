import { describe, expect, it } from 'vitest';
import { BOARD_SIZE, squareAt } from './geometry.ts';
import { LETTER_MULTIPLIERS, WORD_MULTIPLIERS } from './premiums.ts';
import { startOf } from './testing/given.ts';

const squareOf = (name: string) => squareAt(startOf(name).row, startOf(name).column);

describe('premium squares', () => {
  it.each([
    ['triple word', 8, WORD_MULTIPLIERS, 3],
    ['double word, the centre included', 17, WORD_MULTIPLIERS, 2],
    ['triple letter', 12, LETTER_MULTIPLIERS, 3],
    ['double letter', 24, LETTER_MULTIPLIERS, 2],
  ])('%s: %i squares', (_, count, multipliers, factor) => {
    expect(multipliers.filter((multiplier) => multiplier === factor)).toHaveLength(count);
  });

  it.each([
    ['A1', 1, 3],
    ['A8', 1, 3],
    ['O15', 1, 3],
    ['H8', 1, 2],
    ['B2', 1, 2],
    ['K11', 1, 2],
    ['B6', 3, 1],
    ['J14', 3, 1],
    ['A4', 2, 1],
    ['H4', 2, 1],
    ['G7', 2, 1],
    ['O12', 2, 1],
    ['A2', 1, 1],
    ['G8', 1, 1],
  ])('%s: letter × %i, word × %i', (name, letter, word) => {
    expect(LETTER_MULTIPLIERS[squareOf(name)]).toBe(letter);
    expect(WORD_MULTIPLIERS[squareOf(name)]).toBe(word);
  });

  it('are the same across the board as down', () => {
    for (let row = 0; row < BOARD_SIZE; row++) {
      for (let column = 0; column < BOARD_SIZE; column++) {
        expect(LETTER_MULTIPLIERS[squareAt(row, column)]).toBe(LETTER_MULTIPLIERS[squareAt(column, row)]);
        expect(WORD_MULTIPLIERS[squareAt(row, column)]).toBe(WORD_MULTIPLIERS[squareAt(column, row)]);
      }
    }
  });

  it('never multiply letter and word on one square', () => {
    expect(LETTER_MULTIPLIERS.some((letter, square) => letter > 1 && WORD_MULTIPLIERS[square] > 1)).toBe(false);
  });
});

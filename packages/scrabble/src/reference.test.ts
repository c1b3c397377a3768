import { describe, expect, it } from 'vitest';
import { BOARD_SIZE, otherDirection, squareAlong, squareAt } from './geometry.ts';
import { makeReference, parseReference } from './reference.ts';
import { accepted, refused, startOf } from './testing/given.ts';

describe('a reference', () => {
  it.each([
    ['H4', 7, 3, 'horizontal'],
    ['4H', 7, 3, 'vertical'],
    ['A1', 0, 0, 'horizontal'],
    ['1A', 0, 0, 'vertical'],
    ['O15', 14, 14, 'horizontal'],
    ['15O', 14, 14, 'vertical'],
    ['C10', 2, 9, 'horizontal'],
  ] as const)('%s is row %i, column %i, %s', (text, row, column, direction) => {
    expect(accepted(parseReference(text))).toEqual({ row, column, direction });
  });

  it.each([
    ['lower case', 'k5', 'K5'],
    ['lower case, number first', '15o', '15O'],
    ['blanks around', ' K5\t', 'K5'],
    ['a blank between', 'K 5', 'K5'],
    ['a blank between, number first', '5 k', '5K'],
    ['several blanks', 'K \t 12', 'K12'],
    ['a no-break space', 'K\u00a05', 'K5'],
    ['a narrow no-break space', '5\u202fK', '5K'],
    ['a leading zero', 'k05', 'K5'],
    ['a leading zero, number first', '05K', '5K'],
    ['all of it', ' 05 k ', '5K'],
  ])('forgives %s: %o is %s', (_, text, reference) => {
    expect(makeReference(startOf(text))).toBe(reference);
  });

  it('comes back from every square, both ways', () => {
    for (let row = 0; row < BOARD_SIZE; row++) {
      for (let column = 0; column < BOARD_SIZE; column++) {
        for (const direction of ['horizontal', 'vertical'] as const) {
          const start = { row, column, direction };
          expect(startOf(makeReference(start))).toEqual(start);
        }
      }
    }
  });

  it.each([
    ...['', 'H', '8', 'HH', '84', 'H4H', '4H4', 'illisible'],
    ...['H0', '0H', 'H00', 'H16', '16H', 'P1', '1P', 'ı5', 'Ｋ5'],
    ...['K005', 'K012', 'K-5', 'K.5', '5/K', 'K 1 2', 'K5 !'],
  ])('refuses %o and says what to write', (text) => {
    const fault = refused(parseReference(text));
    expect(fault.code).toBe('reference-unreadable');
    expect(fault.text).toContain(`« ${text} »`);
    expect(fault.text).toContain('H4 (horizontal) ou 4H (vertical)');
  });
});

describe('squares along a word', () => {
  it.each([
    ['H4', 0, squareAt(7, 3)],
    ['H4', 6, squareAt(7, 9)],
    ['4H', 6, squareAt(13, 3)],
    ['4H', -7, squareAt(0, 3)],
    ['H1', -1, undefined],
    ['1A', -1, undefined],
    ['H15', 1, undefined],
    ['1O', 1, undefined],
  ])('from %s, %i further', (reference, steps, square) => {
    expect(squareAlong(startOf(reference), steps)).toBe(square);
  });

  it('run the other way when the direction is turned', () => {
    expect(otherDirection('horizontal')).toBe('vertical');
    expect(otherDirection('vertical')).toBe('horizontal');
  });
});

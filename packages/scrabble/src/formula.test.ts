import { describe, expect, it } from 'vitest';
import { FORMULAS } from './formula.ts';

describe('formulas', () => {
  it.each([
    ['normale', 7, 7, 0, false],
    ['7sur8', 8, 7, 0, false],
    ['7et8', 8, 8, 75, false],
    ['joker', 7, 7, 0, true],
    ['7sur8joker', 8, 7, 0, true],
    ['7et8joker', 8, 8, 75, true],
  ] as const)('%s: %i letters drawn, %i laid at most, %i for eight, a joker in every draw: %o', (...row) => {
    const [name, drawSize, maxLaid, bonusForEight, jokerEveryDraw] = row;
    expect(FORMULAS[name]).toMatchObject({
      name,
      drawSize,
      maxLaid,
      jokerEveryDraw,
      bonus: [0, 0, 0, 0, 0, 0, 0, 50, bonusForEight],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { FORMULA_NAMES, FORMULAS, formulaNamed } from './formula.ts';

describe('formulas (3.8; C before 2023)', () => {
  it.each([
    ['normale', 7, 7, 0, 0, false],
    ['7sur8', 8, 7, 0, 0, false],
    ['7et8', 8, 8, 75, 0, false],
    ['789', 9, 9, 75, 100, false],
    ['joker', 7, 7, 0, 0, true],
    ['7sur8joker', 8, 7, 0, 0, true],
    ['7et8joker', 8, 8, 75, 0, true],
    ['789joker', 9, 9, 75, 100, true],
  ] as const)(
    '%s: %i letters drawn, %i laid at most, %i for eight, %i for nine, a joker in every draw: %o',
    (...row) => {
      const [name, drawSize, maxLaid, bonusForEight, bonusForNine, jokerEveryDraw] = row;
      expect(FORMULAS[name]).toMatchObject({
        name,
        drawSize,
        maxLaid,
        jokerEveryDraw,
        bonus: [0, 0, 0, 0, 0, 0, 0, 50, bonusForEight, bonusForNine],
      });
    },
  );

  it('are offered in the order of the regulation, the joker forms last', () => {
    expect(FORMULA_NAMES.map((name) => FORMULAS[name].label)).toEqual([
      'normale',
      '7 sur 8',
      '7 et 8',
      '7, 8 et 9',
      'joker',
      '7 sur 8 joker',
      '7 et 8 joker',
      '7, 8 et 9 joker',
    ]);
  });

  it.each([
    ['789', '789'],
    ['7, 8 et 9', '789'],
    ['7,8 ET 9\u00a0Joker', '789joker'],
    [' 7 Sur 8', '7sur8'],
    ['7 à 9', undefined],
    ['toString', undefined],
  ])('%o names %s', (text, name) => {
    expect(formulaNamed(text)?.name).toBe(name);
  });
});

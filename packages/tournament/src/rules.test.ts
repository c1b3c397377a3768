import { EDITION_NAMES, EDITIONS, RHYTHM_NAMES } from '@raccord/regulation';
import { FORMULA_NAMES, FORMULAS } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { costOfWarnings, firstCostlyWarning } from './rules.ts';

describe('the first warning that costs points (5.9, D16; 5.7 before 2023)', () => {
  it.each(EDITION_NAMES)('%s: the fourth in an ordinary game, the sixth in blitz', (edition) => {
    const ordinary = RHYTHM_NAMES.filter((rhythm) => rhythm !== 'blitz' && rhythm !== 'mort-subite');
    expect(new Set(ordinary.map((rhythm) => firstCostlyWarning(edition, FORMULAS.normale, rhythm)))).toEqual(
      new Set([4]),
    );
    expect(new Set(FORMULA_NAMES.map((name) => firstCostlyWarning(edition, FORMULAS[name], 'blitz')))).toEqual(
      new Set([6]),
    );
  });

  it.each([
    ['2015', 6, 4],
    ['2016', 6, 4],
    ['2019', 6, 4],
    ['2023', 6, 6],
  ] as const)('%s: in an original formula, number %i; in a sudden death, number %i', (edition, first, suddenDeath) => {
    const original = FORMULA_NAMES.filter((name) => name !== 'normale');
    expect(original.map((name) => firstCostlyWarning(edition, FORMULAS[name], 'normal'))).toEqual(
      original.map(() => first),
    );
    expect(firstCostlyWarning(edition, FORMULAS.normale, 'mort-subite')).toBe(suddenDeath);
  });

  it.each(EDITION_NAMES)('%s: each one from there on costs what the edition says, and cites its article', (edition) => {
    const { costOfWarning: cost } = EDITIONS[edition].ledger;
    expect([3, 4, 5, 6].map((warnings) => costOfWarnings(edition, warnings, 4))).toEqual([0, cost, 2 * cost, 3 * cost]);
    expect(EDITIONS[edition].ledger.article).toMatch(/^art(icle|\.) 5\.[79]$/);
  });
});

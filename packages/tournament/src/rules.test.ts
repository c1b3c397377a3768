import { EDITION_NAMES } from '@raccord/regulation';
import { FORMULA_NAMES, FORMULAS } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { RHYTHM_NAMES } from './rhythms.ts';
import { firstCostlyWarning, LEDGER_RULES } from './rules.ts';

describe('the first warning that costs points (5.7)', () => {
  it.each(EDITION_NAMES)('%s: the fourth in an ordinary game, the sixth in blitz', (edition) => {
    const ordinary = RHYTHM_NAMES.filter((rhythm) => rhythm !== 'blitz');
    expect(new Set(ordinary.map((rhythm) => firstCostlyWarning(edition, FORMULAS.normale, rhythm)))).toEqual(
      new Set([4]),
    );
    expect(new Set(FORMULA_NAMES.map((name) => firstCostlyWarning(edition, FORMULAS[name], 'blitz')))).toEqual(
      new Set([6]),
    );
  });

  it.each([
    ['2015', 6],
    ['2016', 6],
    ['2019', 6],
    ['2023', 4],
  ] as const)('%s: in an original formula, number %i', (edition, first) => {
    const original = FORMULA_NAMES.filter((name) => name !== 'normale');
    expect(original.map((name) => firstCostlyWarning(edition, FORMULAS[name], 'normal'))).toEqual(
      original.map(() => first),
    );
  });

  it.each(EDITION_NAMES)('%s cites its article', (edition) => {
    expect(LEDGER_RULES[edition].citation).toMatch(/^article 5\.7/);
  });
});

import { essenceOf } from '@raccord/checkers';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES, EDITIONS } from '../editions/index.ts';
import { judge } from '../judge.ts';
import { comparedSlips } from './compared.ts';

describe.each(EDITION_NAMES)('the judge of %s and a slow one written from the text alone', (edition) => {
  it.each([
    ['random', 480, 12],
    ['near', 200, 5],
    ['worked', 320, 12],
  ] as const)('agree on slips: %s', (kind, least, manyCodes) => {
    const codes = new Set<string>();
    const slips = comparedSlips(kind, edition);
    for (const { turn, slip, settings, slowly } of slips) {
      const verdict = judge(turn, slip, EDITIONS[edition], settings);
      expect([slip, essenceOf(verdict)]).toEqual([slip, slowly]);
      for (const { code } of verdict.reasons) codes.add(code);
    }
    expect(slips.length).toBeGreaterThanOrEqual(least);
    expect(codes.size).toBeGreaterThanOrEqual(manyCodes);
  });
});

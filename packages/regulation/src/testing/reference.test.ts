import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES, EDITIONS } from '../editions/index.ts';
import { judge } from '../judge.ts';
import { PLAUSIBILITIES } from '../settings.ts';
import { slipsNear } from './exhaustion.ts';
import { smallPositions } from './positions.ts';
import { slipsFor, turns } from './slips.ts';
import { essenceOf, judgeSlowly } from './slow.ts';
import { WORKED_CASES } from './worked.ts';

/** One in 1,499 of all the slips within two faults of a playable word, on four of the small positions: `bench:exhaustion` has all. */
const NEAR = smallPositions()
  .filter((_, index) => index % 5 === 2)
  .flatMap(({ turn, solutions }) =>
    solutions.flatMap((solution) => [...slipsNear(turn, solution)]).map((slip) => ({ turn, slip })),
  )
  .filter((_, index) => index % 1499 === 0);

describe.each(EDITION_NAMES)('the judge of %s and a slow one written from the text alone', (edition) => {
  it('agree on random slips, whatever the tournament has set', () => {
    const codes = new Set<string>();
    const positions = turns.chain((position) =>
      fc.record({
        turn: fc.constant(position.turn),
        slips: fc.array(slipsFor(position), { minLength: 8, maxLength: 8 }),
        settings: fc.record({
          provisional: fc.constantFrom('zero' as const, 'penalty' as const),
          plausible: fc.constantFrom(...PLAUSIBILITIES),
        }),
      }),
    );
    for (const { turn, slips, settings } of fc.sample(positions, { numRuns: 60, seed: Number(edition) })) {
      for (const slip of slips) {
        const verdict = judge(turn, slip, EDITIONS[edition], settings);
        expect([slip, essenceOf(verdict)]).toEqual([slip, essenceOf(judgeSlowly(turn, slip, edition, settings))]);
        for (const { code } of verdict.reasons) codes.add(code);
      }
    }
    expect(codes.size).toBeGreaterThanOrEqual(12);
  });

  it('agree on slips within two faults of a playable word', () => {
    expect(NEAR.length).toBeGreaterThan(200);
    for (const { turn, slip } of NEAR) {
      const [fast, slow] = [judge(turn, slip, EDITIONS[edition]), judgeSlowly(turn, slip, edition)];
      expect([slip, essenceOf(fast)]).toEqual([slip, essenceOf(slow)]);
    }
  });

  it('agree on every worked slip', () => {
    for (const { turn, worked } of WORKED_CASES) {
      const [fast, slow] = [judge(turn, worked.slip, EDITIONS[edition]), judgeSlowly(turn, worked.slip, edition)];
      expect([worked.title, essenceOf(fast)]).toEqual([worked.title, essenceOf(slow)]);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../editions/index.ts';
import { judge, type Verdict } from '../judge.ts';
import { DEFAULT_JUDGE_SETTINGS, PLAUSIBILITIES, type Plausibility } from '../settings.ts';
import type { Slip } from '../slip.ts';
import type { Turn } from '../turn.ts';
import { judgeBefore2023, type OldVerdict } from './before2023/judge.ts';
import { type ReferenceVerdict, referenceJudge } from './reference-judge.ts';
import { slipsFor, turns } from './slips.ts';
import { WORKED_CASES } from './worked.ts';

/** What both judges have to say, the reasons and their words in no order. */
const essence = ({
  outcome,
  points,
  penalty,
  warning,
  disciplinary,
  retained,
  reasons,
}: Verdict | ReferenceVerdict | OldVerdict) => ({
  ...{ outcome, points, penalty, warning, disciplinary, retained },
  reasons: reasons.map(({ code, words = [] }) => [code, ...words.toSorted()].join(' ')).toSorted(),
});

const byTable = (turn: Turn, slip: Slip, plausible: Plausibility): Verdict =>
  judge(turn, slip, EDITIONS['2023'], { ...DEFAULT_JUDGE_SETTINGS, plausible });

describe('the judge of 2023 and a slow one written from the text alone', () => {
  it('agree on random slips, whatever words the tournament takes for plausible', () => {
    const codes = new Set<string>();
    fc.assert(
      fc.property(
        turns.chain((position) =>
          fc.record({
            turn: fc.constant(position.turn),
            slips: fc.array(slipsFor(position), { minLength: 6, maxLength: 6 }),
            plausible: fc.constantFrom(...PLAUSIBILITIES),
          }),
        ),
        ({ turn, slips, plausible }) => {
          for (const slip of slips) {
            const verdict = byTable(turn, slip, plausible);
            expect(essence(verdict)).toEqual(essence(referenceJudge(turn, slip, plausible)));
            for (const { code } of verdict.reasons) codes.add(code);
          }
        },
      ),
      { numRuns: 120 },
    );
    expect(codes.size).toBeGreaterThanOrEqual(12);
  });

  it('agree on every worked slip', () => {
    for (const { turn, worked } of WORKED_CASES) {
      const [fast, slow] = [byTable(turn, worked.slip, 'accord'), referenceJudge(turn, worked.slip, 'accord')];
      expect([worked.title, essence(fast)]).toEqual([worked.title, essence(slow)]);
    }
  });
});

describe.each(['2015', '2016', '2019'] as const)(
  'the judge of %s and a slow one written from the text alone',
  (edition) => {
    it('agree on random slips, whatever a referred slip gets until the commission decides', () => {
      const codes = new Set<string>();
      const positions = turns.chain((position) =>
        fc.record({
          turn: fc.constant(position.turn),
          slips: fc.array(slipsFor(position), { minLength: 8, maxLength: 8 }),
          provisional: fc.constantFrom('zero' as const, 'penalty' as const),
        }),
      );
      for (const { turn, slips, provisional } of fc.sample(positions, { numRuns: 50, seed: Number(edition) })) {
        for (const slip of slips) {
          const verdict = judge(turn, slip, EDITIONS[edition], { ...DEFAULT_JUDGE_SETTINGS, provisional });
          const slow = judgeBefore2023(turn, slip, edition, provisional);
          expect([slip, essence(verdict)]).toEqual([slip, essence(slow)]);
          for (const { code } of verdict.reasons) codes.add(code);
        }
      }
      expect(codes.size).toBeGreaterThanOrEqual(12);
    });

    it('agree on every worked slip', () => {
      for (const { turn, worked } of WORKED_CASES) {
        for (const provisional of ['zero', 'penalty'] as const) {
          const verdict = judge(turn, worked.slip, EDITIONS[edition], settings(provisional));
          const slow = judgeBefore2023(turn, worked.slip, edition, provisional);
          expect([worked.title, essence(verdict)]).toEqual([worked.title, essence(slow)]);
        }
      }
    });
  },
);

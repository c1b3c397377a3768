import { essenceOf, judgeSlowly } from '@raccord/checkers';
import fc from 'fast-check';
import { DEFAULT_JUDGE_SETTINGS, type JudgeSettings, PLAUSIBILITIES } from '../settings.ts';
import type { Slip } from '../slip.ts';
import type { Turn } from '../turn.ts';
import { slipsNear } from './exhaustion.ts';
import { smallPositions } from './positions.ts';
import { slipsFor, turns } from './slips.ts';
import { WORKED_CASES } from './worked.ts';

/** A slip, and what the slow judge of an edition says of it. */
export interface ComparedSlip {
  readonly turn: Turn;
  readonly slip: Slip;
  readonly settings: JudgeSettings;
  readonly slowly: string;
}

type Given = Omit<ComparedSlip, 'slowly'>;

const POSITIONS = turns.chain((position) =>
  fc.record({
    turn: fc.constant(position.turn),
    slips: fc.array(slipsFor(position), { minLength: 8, maxLength: 8 }),
    settings: fc.record({
      provisional: fc.constantFrom('zero' as const, 'penalty' as const),
      plausible: fc.constantFrom(...PLAUSIBILITIES),
    }),
  }),
);

const GIVEN: Readonly<Record<string, (edition: string) => readonly Given[]>> = {
  random: (edition) =>
    fc
      .sample(POSITIONS, { numRuns: 60, seed: Number(edition) })
      .flatMap(({ turn, slips, settings }) => slips.map((slip) => ({ turn, slip, settings }))),
  /**
   * One in 439 of all the slips within two faults of one in three of the playable words, on four of the small positions:
   * `bench:exhaustion` has all.
   */
  near: () =>
    smallPositions()
      .filter((_, index) => index % 5 === 2)
      .flatMap(({ turn, solutions }) => solutions.map((solution) => ({ turn, solution })))
      .filter((_, index) => index % 3 === 1)
      .flatMap(({ turn, solution }) => [...slipsNear(turn, solution)].map((slip) => ({ turn, slip })))
      .filter((_, index) => index % 439 === 0)
      .map((one) => ({ ...one, settings: DEFAULT_JUDGE_SETTINGS })),
  worked: () => WORKED_CASES.map(({ turn, worked: { slip } }) => ({ turn, slip, settings: DEFAULT_JUDGE_SETTINGS })),
};

const kept = new Map<string, unknown>();

function keep<T>(key: string, make: () => T): T {
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as T;
}

/** Slips of a kind with what the slow judge says of them: always the same ones. */
export const comparedSlips = (kind: 'random' | 'near' | 'worked', edition: string): readonly ComparedSlip[] =>
  keep(`${kind} ${edition}`, () =>
    keep(kind === 'random' ? edition : kind, () => GIVEN[kind](edition)).map((one) => ({
      ...one,
      slowly: essenceOf(judgeSlowly(one.turn, one.slip, edition, one.settings)),
    })),
  );

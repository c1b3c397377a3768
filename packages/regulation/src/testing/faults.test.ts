import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES, EDITIONS, type EditionName } from '../editions/index.ts';
import { judge } from '../judge.ts';
import type { Verdict } from '../verdict.ts';
import { type Fault, type Faulty, faultySlipsFor } from './faults.ts';
import { turns } from './slips.ts';
import { WORKED_CASES } from './worked.ts';

/** A slip of which one fault is taken away, and what it gets before and after. */
interface Mended {
  readonly edition: EditionName;
  readonly faulty: Faulty;
  readonly fault: Fault;
  readonly before: Verdict;
  readonly after: Verdict;
}

/** Where a text says by name that a slip with a fault more gets as much or more. */
const NAMED: Readonly<Record<string, (mended: Mended) => boolean>> = {
  // A4, A8, A9, F1; R, K, S of 2023: with its fault the slip shows another solution, a right one, which is paid as such.
  'another move is paid': ({ before: { retained }, faulty: { meant } }) =>
    retained !== null && (retained.reference !== meant.reference || retained.word !== meant.word),
  // A8: both modes faulty, the less severe sanction is kept; without its stray letter the slip has one mode, and its sanction. The
  // text of 2023 has the same (5.3, D2), for two letters in a row.
  'two faulty modes are judged by the lighter one': ({ edition, fault, before }) =>
    fault.kind === 'stray' && edition === '2019' && before.penalty > 0,
};

/** Points less the penalty, a negative turn counting as zero as in A11. */
const netOf = ({ points, penalty }: Verdict): number => Math.max(0, points - penalty);

/** Fewer points, or as many and one more warning; a nullity has no warning, whatever is wrong besides. */
function isWorse(after: Verdict, before: Verdict): boolean {
  if (netOf(after) !== netOf(before)) return netOf(after) < netOf(before);
  return before.outcome === 'accepted' && before.penalty === 0 && after.warning && !before.warning;
}

describe('a fault taken away from a slip', () => {
  it.each(EDITION_NAMES)('never makes its result worse under %s, but where the text says so by name', (edition) => {
    const worse: string[] = [];
    const asSaid = new Set<string>();
    const positions = turns.chain((position) =>
      fc.record({
        turn: fc.constant(position.turn),
        slips: fc.array(faultySlipsFor(position), { minLength: 8, maxLength: 8 }),
      }),
    );
    for (const { turn, slips } of fc.sample(positions, { numRuns: 80, seed: 29 })) {
      for (const faulty of slips) {
        const before = judge(turn, faulty.slipWith(faulty.faults), EDITIONS[edition]);
        for (const fault of faulty.faults) {
          const mended = faulty.slipWith(faulty.faults.filter((other) => other !== fault));
          const after = judge(turn, mended, EDITIONS[edition]);
          if (!isWorse(after, before)) continue;
          const [said] =
            Object.entries(NAMED).find(([, holds]) => holds({ edition, faulty, fault, before, after })) ?? [];
          if (said) asSaid.add(said);
          else worse.push(`${fault.kind} taken away from ${JSON.stringify(faulty.slipWith(faulty.faults))}`);
        }
      }
    }
    expect(worse).toEqual([]);
    expect(asSaid).toContain('another move is paid');
  });

  it.each([
    ['A8-16 ', '2019'],
    ['Score seul 53 ', '2023'],
  ] as const)(
    'can cost more where both modes are faulty and the text keeps the lighter sanction: %s',
    (title, edition) => {
      const [{ turn, worked }] = WORKED_CASES.filter((one) => one.worked.title.startsWith(title));
      const [solution] = worked.slip.solutions;
      const mended = { ...worked.slip, solutions: [{ ...solution, outside: [] }] };
      expect(judge(turn, worked.slip, EDITIONS[edition])).toMatchObject({ outcome: 'accepted', penalty: 5 });
      expect(judge(turn, mended, EDITIONS[edition])).toMatchObject({ outcome: 'nullity' });
    },
  );
});

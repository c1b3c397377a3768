import { PLAUSIBILITIES, type Plausibility, type Slip, type Verdict } from '@raccord/regulation';
import { engine } from '../engine/engine.ts';
import { useAnswer } from '../engine/useengine.ts';
import type { JudgedTurn } from '../slip/useshownturn.ts';
import type { ShownVerdict } from '../slip/verdicts.ts';

/** A verdict that the text leaves open, and the ways of reading that give it. */
export interface RulingReading {
  readonly by: readonly Plausibility[];
  readonly verdict: Verdict;
}

interface Worth {
  readonly points: number;
  readonly penalty: number;
  readonly warnings: number;
}

/** What each way of reading gives: alike ones together, the one that brings the player most first. */
export function readingsOf(judged: readonly (readonly [Plausibility, Verdict])[]): readonly RulingReading[] {
  const readings = new Map<string, RulingReading>();
  for (const [plausible, verdict] of judged) {
    const { outcome, points, penalty, warning, retained } = verdict;
    const key = JSON.stringify([outcome, points, penalty, warning, retained]);
    readings.set(key, { verdict, by: [...(readings.get(key)?.by ?? []), plausible] });
  }
  return [...readings.values()].sort((a, b) => compare(worthOf(b.verdict), worthOf(a.verdict)));
}

/** Does what stands bring the player as much as the best reading? */
export const isAlreadyBest = ({ points, penalty, warnings }: ShownVerdict, [best]: readonly RulingReading[]): boolean =>
  best === undefined || compare({ points, penalty, warnings }, worthOf(best.verdict)) >= 0;

const worthOf = ({ points, penalty, warning }: Verdict): Worth => ({ points, penalty, warnings: Number(warning) });

/** Points first, then the fewest warnings. */
const compare = (a: Worth, b: Worth): number =>
  a.points - a.penalty - (b.points - b.penalty) || b.warnings - a.warnings;

/** The readings of a slip, once the engine has judged it by each. */
export function useReadings(
  shown: JudgedTurn | undefined,
  slip: Slip | undefined,
): readonly RulingReading[] | undefined {
  const key = shown?.readiness.isReady && slip ? JSON.stringify(['readings', shown.position, slip]) : undefined;
  const { value } = useAnswer(key, async () => {
    const { position, hall } = shown as JudgedTurn;
    const { legibility: _, ...legible } = slip as Slip;
    const judged = PLAUSIBILITIES.map(async (plausible) => {
      const settings = { ...hall.settings, plausible };
      const [{ verdict }] = await engine().judge(position, legible, [hall.edition], settings);
      return [plausible, verdict] as const;
    });
    return readingsOf(await Promise.all(judged));
  });
  return value;
}

import type { Palmares } from '@raccord/tournament';
import { type RankingRow, ROWS_PER_PAGE } from './pages.ts';

/** A step of a palmarès: the best place told, or the curtain before the podium. */
export type PalmaresStep = Pick<Palmares, 'from' | 'isHeld'>;

/** Places told one after the other. */
const ONE_BY_ONE = 10;
const PODIUM = 3;

/** Who stands on the podium: three, and whoever ties with the third, as long as that is a podium. */
export function podiumOf(first: readonly Pick<RankingRow, 'rank'>[]): number {
  const ranked = first.filter(({ rank }) => rank <= PODIUM).length;
  return ranked > ONE_BY_ONE ? PODIUM : Math.max(PODIUM, ranked);
}

/** Of so many people: nobody, pages from the last one up, the last ten one by one, a curtain, the podium. */
export function stepsOf(count: number, podium: number): readonly PalmaresStep[] {
  const steps: PalmaresStep[] = [{}];
  const single = Math.min(count, ONE_BY_ONE);
  let from = count + 1;
  while (from > single + 1) {
    from = Math.max(single + 1, from - ROWS_PER_PAGE);
    steps.push({ from });
  }
  while (from > 1) {
    if (from === podium + 1 && from <= count) steps.push({ from, isHeld: true });
    steps.push({ from: --from });
  }
  return steps;
}

const isSame = (a: PalmaresStep, b: PalmaresStep): boolean => a.from === b.from && a.isHeld === b.isHeld;

/** The steps around one: that which is shown, and where it leads. */
export function stepsAround(steps: readonly PalmaresStep[], step: PalmaresStep) {
  const at = steps.findIndex((one) => isSame(one, step));
  return { before: steps[at - 1], after: at < 0 ? undefined : steps[at + 1] };
}

export interface Places {
  readonly best: number;
  readonly last: number;
}

/** The places that a step tells, both included: none under a curtain. */
export function newPlacesOf(steps: readonly PalmaresStep[], step: PalmaresStep, count: number): Places | undefined {
  if (step.from === undefined || step.isHeld) return undefined;
  return { best: step.from, last: (stepsAround(steps, step).before?.from ?? count + 1) - 1 };
}

/** The places that a step shows, those told before it with them where they are few, both included. */
export function placesOf(
  steps: readonly PalmaresStep[],
  step: PalmaresStep,
  count: number,
  podium: number,
): Places | undefined {
  const told = newPlacesOf(steps, step, count);
  if (!told || told.best > ONE_BY_ONE) return told;
  return { best: told.best, last: Math.min(told.best <= podium ? podium : ONE_BY_ONE, count) };
}

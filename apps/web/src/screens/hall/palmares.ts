import type { Palmares } from '@raccord/tournament';
import type { HallView, SeenRankingRow } from '../../server/answers.ts';
import { ROWS_PER_PAGE } from './pages.ts';

/** A step of a palmarès: the best place told, or the curtain before the podium. */
export type PalmaresStep = Pick<Palmares, 'from' | 'isHeld'>;

/** Places told one after the other. */
const ONE_BY_ONE = 10;
const PODIUM = 3;

/** Who stands on the podium: three, and whoever ties with the third, as long as that is a podium. */
export function podiumOf(first: readonly Pick<SeenRankingRow, 'rank'>[]): number {
  const ranked = first.filter(({ rank }) => rank <= PODIUM).length;
  return ranked > ONE_BY_ONE ? PODIUM : Math.max(PODIUM, ranked);
}

/** Of so many people: nobody, pages from the last one up, the last ten one by one, a curtain, the podium. */
export function palmaresSteps(count: number, podium: number): readonly PalmaresStep[] {
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

/** How far a game has come whose results are told: the overall ranking goes with the game being played. */
export interface Tellable {
  readonly game: string;
  /** The last turn that counts in it; none in a ranking that is final. */
  readonly after?: number;
  /** A turn that is not closed yet: nothing can be told before. */
  readonly open?: number;
}

/** @param closed how many of its turns are. */
export function tellableOf(
  { games, turn }: Pick<HallView, 'games' | 'turn'>,
  id: string | undefined,
  closed: number,
): Tellable | undefined {
  const game = games.find((one) => one.id === (id ?? turn?.game));
  if (!game) return undefined;
  const open = closed < game.turns ? { open: closed + 1 } : {};
  const after = closed > 0 && (closed < game.turns || !game.isFinished) ? { after: closed } : {};
  return { game: game.name, ...after, ...open };
}

const isSame = (a: PalmaresStep, b: PalmaresStep): boolean => a.from === b.from && a.isHeld === b.isHeld;

/**
 * The steps around one: where it comes from, and where it leads. A ruling may change how many people or ties there are: what was a
 * step then stands between those that tell less and more.
 */
export function stepsAround(steps: readonly PalmaresStep[], step: PalmaresStep) {
  const at = steps.findIndex((one) => isSame(one, step));
  if (at >= 0) return { before: steps[at - 1], after: steps[at + 1] };
  const less = steps.findLastIndex(({ from = Infinity }) => from >= (step.from ?? Infinity));
  return { before: steps[less], after: steps[less + 1] };
}

export interface ToldPlaces {
  readonly best: number;
  readonly last: number;
}

/** The places that a step tells, both included: none under a curtain. */
export function newPlacesOf(steps: readonly PalmaresStep[], step: PalmaresStep, count: number): ToldPlaces | undefined {
  if (step.from === undefined || step.isHeld) return undefined;
  const last = (stepsAround(steps, step).before?.from ?? count + 1) - 1;
  return last < step.from ? undefined : { best: step.from, last };
}

/** The places that a step shows, those told before it with them where they are few, both included. */
export function placesOf(
  steps: readonly PalmaresStep[],
  step: PalmaresStep,
  count: number,
  podium: number,
): ToldPlaces | undefined {
  const told = newPlacesOf(steps, step, count);
  if (!told || told.best > ONE_BY_ONE) return told;
  return { best: told.best, last: Math.min(told.best <= podium ? podium : ONE_BY_ONE, count) };
}

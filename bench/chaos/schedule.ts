import { Chance } from '@raccord/simulation';

/** What may be done to an event while it is played, how often, and how long it may last, in milliseconds. */
export const DISTURBANCES = {
  kill: { weight: 10, longest: 0 },
  'kill-relay': { weight: 4, longest: 0 },
  freeze: { weight: 3, longest: 4_000 },
  'freeze-relay': { weight: 2, longest: 4_000 },
  'cut-hall': { weight: 2, longest: 3_000 },
  'cut-line': { weight: 3, longest: 8_000 },
  'slow-hall': { weight: 2, longest: 4_000 },
  'slow-line': { weight: 2, longest: 6_000 },
  'fill-disk': { weight: 3, longest: 4_000 },
  'jump-clock': { weight: 3, longest: 0 },
  'damage-copy': { weight: 1, longest: 0 },
  'damage-aside': { weight: 1, longest: 0 },
  upgrade: { weight: 1, longest: 0 },
  'delete-club': { weight: 2, longest: 0 },
  'erase-person': { weight: 4, longest: 0 },
  'kill-database': { weight: 3, longest: 0 },
  'freeze-database': { weight: 2, longest: 3_000 },
} as const;

export type DisturbanceName = keyof typeof DISTURBANCES;

export const DISTURBANCE_NAMES = Object.keys(DISTURBANCES) as readonly DisturbanceName[];

/** Those of a database that is a process of its own. */
export const OF_DATABASE: readonly DisturbanceName[] = ['kill-database', 'freeze-database'];

export interface Planned {
  /** Milliseconds after the beginning. */
  readonly at: number;
  readonly what: DisturbanceName;
  readonly lasts: number;
  /** For what it leaves to chance. */
  readonly seed: number;
}

/** Between two of them on average, in milliseconds. */
const PACE = 1_200;

/** The same seed gives the same schedule: each kind once first, as far as there is time, then as chance has it. */
export function scheduleOf(seed: number, length: number, kinds: readonly DisturbanceName[]): readonly Planned[] {
  const chance = new Chance(seed);
  const planned: Planned[] = [];
  const left = [...kinds];
  const next = (): DisturbanceName => {
    if (left.length > 0) return left.splice(chance.between(0, left.length - 1), 1)[0];
    return chance.pickWeighted(kinds.map((what) => ({ what, weight: DISTURBANCES[what].weight }))).what;
  };
  for (let at = PACE; at < length; at += Math.round(PACE * (0.5 + chance.share()))) {
    const what = next();
    const { longest } = DISTURBANCES[what];
    planned.push({ at, what, lasts: Math.round(longest * (0.2 + 0.8 * chance.share())), seed: chance.seed() });
  }
  return planned;
}

export const describePlanned = ({ at, what, lasts }: Planned): string =>
  `${(at / 1000).toFixed(1).padStart(7)} s  ${what}${lasts > 0 ? ` for ${(lasts / 1000).toFixed(1)} s` : ''}`;

import type { ConditionId } from '@raccord/regulation';
import type { Chance } from '@raccord/simulation';
import type { Exercise } from './exercise.ts';
import { FEATURES } from './features.ts';
import { HALL_FAULTS } from './leads.ts';
import { type MadeExercise, type SchoolOrder, Workshop } from './workshop.ts';

/** What the slips of a pile are: faults as often as in halls, or chosen rows, each as often as the others. */
export type PileAsked = 'as-in-halls' | { readonly rows: readonly ConditionId[] };

export interface PileOrder extends SchoolOrder {
  readonly count: number;
  readonly asked: PileAsked;
  /** An exam never has the same slip twice, is of several games, and has some slips of each feature. */
  readonly isExam?: boolean;
}

/** An exercise, and what it was asked for: the name of a fault, `right`, or a row. */
export interface PiledExercise extends Exercise {
  readonly asked: string;
}

/** How many slips an exam has of a game, about, and how many games at least and at most. */
const SLIPS_OF_EXAM_GAME = 8;
const FEWEST_GAMES = 3;
const MOST_GAMES = 8;
/** How often another slip is made where one is of a game that has given its half of an exam. */
const TRIES_OF_GAME = 12;
/** One slip in so many is there for a feature, for each of them. */
const SLIPS_A_FEATURE = 12;

/** One slip in four has nothing wrong: many fewer than in halls, where one would judge for an hour to meet a fault. */
const RIGHT_SLIPS = 0.25;

/** A part of a pile. */
interface Part {
  readonly asked: string;
  readonly weight: number;
  make(): MadeExercise | undefined;
}

type PiledOfGame = MadeExercise & PiledExercise;

/**
 * A shuffled pile, with just as many slips of each part as its share asks. A fault that makes no ordinary slip under this edition,
 * or a row that no slip shows, is left out, and the others keep their proportions.
 */
export function makePile(order: PileOrder): PiledExercise[] {
  const workshop = new Workshop(order, order.isExam ? gamesFor(order.count) : 1);
  const shares = new Shares(order.isExam ? Math.ceil(order.count / 2) : Number.POSITIVE_INFINITY);
  const featured = order.isExam ? featuredSlips(workshop, order.count, shares) : [];
  const count = order.count - featured.length;
  const parts = partsOf(order.asked, workshop).flatMap((part) => {
    const first = part.make();
    return first ? [{ ...part, made: [first] }] : [];
  });
  const { chance } = workshop;
  const mixed = shuffled(parts, chance);
  const weights = mixed.map(({ weight }) => weight);
  const counts = quotas(weights, count, chance.share());
  const pile = mixed.flatMap(({ asked, make, made }, index) => {
    const wanted = counts[index];
    const taken = wanted > 0 && shares.takes(made[0]) ? made : [];
    let more: MadeExercise | undefined;
    while (taken.length < wanted && (more = shares.oneOf(make))) taken.push(more);
    const length = order.isExam ? taken.length : wanted;
    return Array.from({ length }, (_, at) => ({ ...taken[at % taken.length], asked }));
  });
  const more = moreOf(mixed, count - pile.length, shares);
  return shuffled([...featured, ...pile, ...more], chance).map(({ game: _, ...exercise }) => exercise);
}

/** How many slips each game has given: no more than half of an exam. */
class Shares {
  readonly #most: number;
  readonly #given = new Map<number, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Is there room for one more of its game? Then it is counted. */
  takes({ game }: MadeExercise): boolean {
    const given = this.#given.get(game) ?? 0;
    if (given < this.#most) this.#given.set(game, given + 1);
    return given < this.#most;
  }

  oneOf<T extends MadeExercise>(make: () => T | undefined): T | undefined {
    for (let tries = 0; tries < TRIES_OF_GAME; tries++) {
      const made = make();
      if (!made || this.takes(made)) return made;
    }
    return undefined;
  }
}

const gamesFor = (count: number): number =>
  Math.min(MOST_GAMES, Math.max(FEWEST_GAMES, Math.ceil(count / SLIPS_OF_EXAM_GAME)));

/** Slips of each feature, as far as there is room for all of them. */
function featuredSlips(workshop: Workshop, count: number, shares: Shares): PiledOfGame[] {
  if (count < FEATURES.length) return [];
  const each = Math.max(1, Math.round(count / SLIPS_A_FEATURE));
  const makers = FEATURES.map((feature) => () => workshop.ofFeature(feature));
  return Array.from({ length: each }, () => makers.flatMap((make) => shares.oneOf(make) ?? [])).flat();
}

/** So many more, of one part after the other, the commonest first; fewer where none can make any. */
function moreOf(parts: readonly Part[], count: number, shares: Shares): PiledOfGame[] {
  const more: PiledOfGame[] = [];
  for (const { asked, make } of parts.toSorted((one, other) => other.weight - one.weight)) {
    let exercise: MadeExercise | undefined;
    while (more.length < count && (exercise = shares.oneOf(make))) more.push({ ...exercise, asked });
  }
  return more;
}

function partsOf(asked: PileAsked, workshop: Workshop): Part[] {
  if (asked !== 'as-in-halls')
    return asked.rows.map((row) => ({ asked: row, weight: 1, make: () => workshop.ofRow(row) }));
  const total = HALL_FAULTS.reduce((sum, { weight }) => sum + weight, 0);
  const right = (total * RIGHT_SLIPS) / (1 - RIGHT_SLIPS);
  return [
    { asked: 'right', weight: right, make: () => workshop.ofFault('right') },
    ...HALL_FAULTS.map((fault) => ({ asked: fault.name, weight: fault.weight, make: () => workshop.ofFault(fault) })),
  ];
}

/**
 * Whole numbers in the proportion of the weights, whose sum is the count, each at most one away from its exact share. `start`, from 0
 * to 1, says which of the small shares are rounded up: a short pile has now one of the rare faults, now another.
 */
export function quotas(weights: readonly number[], count: number, start: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let given = 0;
  return weights.map((weight, index) => {
    before += weight;
    const isLast = index === weights.length - 1;
    const upTo = isLast ? count : Math.min(count, Math.floor((before * count) / total + start));
    const own = upTo - given;
    given = upTo;
    return own;
  });
}

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = chance.between(0, last);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

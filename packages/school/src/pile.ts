import type { ConditionId } from '@raccord/regulation';
import type { Chance, Fault } from '@raccord/simulation';
import type { Exercise } from './exercise.ts';
import { SCHOOL_FAULTS } from './leads.ts';
import { type SchoolOrder, Workshop } from './workshop.ts';

/** What the slips of a pile are: faults as often as in halls, or chosen rows, each as often as the others. */
export type PileAsked = 'as-in-halls' | { readonly rows: readonly ConditionId[] };

export interface PileOrder extends SchoolOrder {
  readonly count: number;
  readonly asked: PileAsked;
  /** Where a part has too few different slips, may it repeat them? Otherwise the other parts have more. It may unless told. */
  readonly mayRepeat?: boolean;
}

/** An exercise, and what it was asked for: the name of a fault, `right`, or a row. */
export interface PiledExercise extends Exercise {
  readonly asked: string;
}

/** One slip in four has nothing wrong: many fewer than in halls, where one would judge for an hour to meet a fault. */
const RIGHT_SLIPS = 0.25;

/** What only somebody in the hall can say: no ordinary exercise. */
const SEEN_BY_EYE: ReadonlySet<string> = new Set([
  'hard-to-read',
  'illegible',
  'conduct',
  'grave-misconduct',
  'illegible-reference',
]);

/** A part of a pile. */
interface Part {
  readonly asked: string;
  readonly weight: number;
  make(): Exercise | undefined;
}

/** The faults of halls that ordinary exercises may have, with how often each happens beside the others. */
export const HALL_FAULTS: readonly Fault[] = SCHOOL_FAULTS.filter(({ name }) => !SEEN_BY_EYE.has(name));

/**
 * A shuffled pile, with just as many slips of each part as its share asks. A fault that makes no ordinary slip under this edition,
 * or a row that no slip shows, is left out, and the others keep their proportions.
 */
export function makePile(order: PileOrder): PiledExercise[] {
  const workshop = new Workshop(order);
  const parts = partsOf(order.asked, workshop).flatMap((part) => {
    const first = part.make();
    return first ? [{ ...part, made: [first] }] : [];
  });
  const { chance } = workshop;
  const mixed = shuffled(parts, chance);
  const weights = mixed.map(({ weight }) => weight);
  const counts = quotas(weights, order.count, chance.share());
  const pile = mixed.flatMap(({ asked, make, made }, index) => {
    const wanted = counts[index];
    let more: Exercise | undefined;
    while (made.length < wanted && (more = make())) made.push(more);
    const length = order.mayRepeat === false ? Math.min(wanted, made.length) : wanted;
    return Array.from({ length }, (_, at) => ({ ...made[at % made.length], asked }));
  });
  return shuffled([...pile, ...moreOf(mixed, order.count - pile.length)], chance);
}

/** So many more, of one part after the other, the commonest first; fewer where none can make any. */
function moreOf(parts: readonly Part[], count: number): PiledExercise[] {
  const more: PiledExercise[] = [];
  for (const { asked, make } of parts.toSorted((one, other) => other.weight - one.weight)) {
    let exercise: Exercise | undefined;
    while (more.length < count && (exercise = make())) more.push({ ...exercise, asked });
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

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = chance.between(0, last);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

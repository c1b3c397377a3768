import type { CheckReport, Difference, DifferenceSubject } from '@raccord/checkers';
import type { FaultName } from './faults.ts';

/** What a run of trials was made with: the same gives the same. */
export interface ConformityOrder {
  readonly version: string;
  readonly seed: number;
  readonly tournaments: number;
  /** Of the files of the program, and of the checkers among them. */
  readonly program: string;
  readonly checkers: string;
  readonly lexicon: { readonly name: string; readonly words: number; readonly hash: string };
  /** Of what each edition says, by its name. */
  readonly editions: Readonly<Record<string, string>>;
  /** A fault planted in each tournament. */
  readonly fault?: FaultName;
}

/** All the differences about one thing, and the smallest example of them. */
export interface FoundDifferences {
  readonly about: DifferenceSubject;
  readonly count: number;
  readonly tournament: number;
  /** How many turns of each game show it. */
  readonly turns?: number;
  readonly smallest: Difference;
}

/** A fault planted on purpose, and whether it was found. */
export interface FaultTrial {
  readonly name: FaultName;
  readonly tournament: number;
  readonly isFound: boolean;
}

/** What a run of trials came to. */
export interface ConformitySummary {
  readonly format: 'raccord-conformite-1';
  readonly order: ConformityOrder;
  /** How many tournaments were checked. */
  readonly done: number;
  /** By edition, how often each thing was exercised or checked. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly differences: readonly FoundDifferences[];
  readonly faults: readonly FaultTrial[];
}

/** Adds reports up, one after the other, in any order: it holds no more than its sums. */
export class ConformitySums {
  #done = 0;
  #checked = 0;
  readonly #marks = new Map<string, Map<string, number>>();
  readonly #differences = new Map<DifferenceSubject, FoundDifferences>();

  add({ number, edition, marks, differences }: CheckReport): void {
    this.#done++;
    if (Object.keys(marks).length > 0) this.#checked++;
    const sums = this.#marks.get(edition) ?? new Map<string, number>();
    this.#marks.set(edition, sums);
    for (const [mark, times] of Object.entries(marks)) sums.set(mark, (sums.get(mark) ?? 0) + times);
    for (const smallest of differences) {
      const known = this.#differences.get(smallest.about);
      const count = (known?.count ?? 0) + 1;
      const isSmaller = !known || sizeOf(smallest) < sizeOf(known.smallest);
      this.#differences.set(smallest.about, {
        ...(isSmaller ? { about: smallest.about, tournament: number, smallest } : known),
        count,
      });
    }
  }

  get done(): number {
    return this.#done;
  }

  /** How many of them have something that was checked: with a fault, those that had a place for it. */
  get checked(): number {
    return this.#checked;
  }

  get differences(): readonly FoundDifferences[] {
    return [...this.#differences.values()].sort((a, b) => a.about.localeCompare(b.about));
  }

  summary(
    order: ConformityOrder,
    differences: readonly FoundDifferences[],
    faults: readonly FaultTrial[],
  ): ConformitySummary {
    const marks = sorted(new Map([...this.#marks].map(([edition, sums]) => [edition, sorted(sums)])));
    return { format: 'raccord-conformite-1', order, done: this.#done, marks, differences, faults };
  }
}

const sorted = <T>(map: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

/** In all editions. */
export const timesOfMark = ({ marks }: Pick<ConformitySummary, 'marks'>, mark: string): number =>
  Object.values(marks).reduce((sum, counts) => sum + (counts[mark] ?? 0), 0);

const sizeOf = ({ where, program, checker, example = '' }: Difference): number =>
  where.length + program.length + checker.length + example.length;

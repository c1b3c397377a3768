import { LARGEST_SEED, type Random, seededRandom } from '@raccord/scrabble';

/** A repeatable source of chance, with the questions that a simulation asks of it. */
export class Chance {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** From 0 up to, not including, 1. */
  share(): number {
    return this.#random();
  }

  happens(probability: number): boolean {
    return this.#random() < probability;
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.#random() * (to - from + 1));
  }

  /** One of the items; of none, undefined, as by an index. */
  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.#random() * items.length)];
  }

  /** One of the items, each in proportion to its weight. */
  pickWeighted<T extends { readonly weight: number }>(items: readonly T[]): T {
    let left = this.#random() * items.reduce((sum, { weight }) => sum + weight, 0);
    return (
      items.find(({ weight }) => {
        left -= weight;
        return left < 0;
      }) ?? items[items.length - 1]
    );
  }

  /** A seed for another source. */
  seed(): number {
    return this.between(0, LARGEST_SEED);
  }
}

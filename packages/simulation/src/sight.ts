import type { Slip, Turn, WrittenSolution } from '@raccord/regulation';
import { ALPHABET, type Solution } from '@raccord/scrabble';
import type { Chance } from './chance.ts';

/** Which solutions lend themselves to something. */
export type Suits = (solution: Solution, turn: Turn) => boolean;

/** How far down a list of solutions players look. */
const LOOKED_AT = 80;

/** A turn as the players see it. */
export class PlayersSight {
  readonly turn: Turn;
  /** Best first. */
  readonly solutions: readonly Solution[];
  /** The one that goes on the board. */
  readonly top: Solution;
  /** How hard the top is to find, from 0 to 1. */
  readonly difficulty: number;
  /** The words laid on the turns before. */
  readonly earlier: readonly Solution[];
  readonly chance: Chance;
  readonly #those = new Map<Suits, readonly Solution[]>();

  constructor(seen: Pick<PlayersSight, 'turn' | 'solutions' | 'top' | 'difficulty' | 'earlier' | 'chance'>) {
    this.turn = seen.turn;
    this.solutions = seen.solutions;
    this.top = seen.top;
    this.difficulty = seen.difficulty;
    this.earlier = seen.earlier;
    this.chance = seen.chance;
  }

  /** One of the best solutions that suit, if any does. */
  oneThat(suits: Suits): Solution | undefined {
    const those = this.#those.get(suits) ?? this.#firstThat(suits);
    this.#those.set(suits, those);
    return those[Math.floor(this.chance.share() ** 2 * those.length)];
  }

  #firstThat(suits: Suits): Solution[] {
    const those: Solution[] = [];
    for (const solution of this.solutions) {
      if (those.length === LOOKED_AT) break;
      if (suits(solution, this.turn)) those.push(solution);
    }
    return those;
  }
}

/** What a player makes of a solution he meant; undefined where it does not lend itself to that. */
export type SlipMaker = (sight: PlayersSight, meant: Solution) => Slip | undefined;

/** A solution as it should be written, but for what is changed. */
export const written = (
  { word, start, reference }: Solution,
  change: Partial<WrittenSolution> = {},
): WrittenSolution => ({ word, direction: start.direction, reference, outside: [], ...change });

/** The same without its reference. */
export const unreferenced = ({ word, start }: Solution, change: Partial<WrittenSolution> = {}): WrittenSolution => ({
  word,
  direction: start.direction,
  outside: [],
  ...change,
});

/** A slip handed in with one solution and its score, if one is written. */
export const sightSlip = (solution: WrittenSolution, score?: number): Slip => ({
  state: 'handed-in',
  solutions: [solution],
  ...(score === undefined ? {} : { score }),
});

/** Any letter but this one. */
export const otherLetter = (letter: string, chance: Chance): string =>
  ALPHABET[(ALPHABET.indexOf(letter.toUpperCase()) + chance.between(1, ALPHABET.length - 1)) % ALPHABET.length];

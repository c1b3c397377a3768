import type { Direction } from '@raccord/scrabble';

/** What a player handed in, as written, and what only a person can see of it: nothing here says what it means. */
export interface Slip {
  readonly state: SlipState;
  /** The solutions written, the main one first, those struck out included; none on a blank slip. */
  readonly solutions: readonly WrittenSolution[];
  /** Missing when nothing legible is written. */
  readonly score?: number;
  /** How the referee could read it; not named = without trouble. */
  readonly legibility?: Legibility;
  /** What the referee has to say of the player's conduct on this turn; not named = nothing. */
  readonly conduct?: Conduct;
}

/** Handed in, not handed in, blank, after the announcement, several slips for one turn, exchanged after the end. */
export const SLIP_STATES = ['handed-in', 'absent', 'blank', 'late', 'several', 'exchanged'] as const;
export type SlipState = (typeof SLIP_STATES)[number];

/** Crossings-out, words struck and taken up again, written askew; or a word that cannot be read at all. */
export const LEGIBILITIES = ['hard', 'illegible'] as const;
export type Legibility = (typeof LEGIBILITIES)[number];

/** A disciplinary warning, or serious misconduct. */
export const CONDUCTS = ['warned', 'grave'] as const;
export type Conduct = (typeof CONDUCTS)[number];

/** The first solution that is not struck out. */
export const mainSolution = (slip: Slip | undefined): WrittenSolution | undefined =>
  slip?.solutions.find(({ isStruck }) => !isStruck);

/** What is kept of a slip, whatever was written on paper: its solutions, the signs of a word and of a reference. */
export const MOST_SOLUTIONS = 10;
export const LONGEST_WRITING = 30;
export const LONGEST_REFERENCE = 16;

/** A word with its reference, as written. */
export type WrittenPlace = Pick<WrittenSolution, 'word' | 'reference'>;

export interface WrittenSolution {
  /** As written: lower case = circled, `-` = letters left out. */
  readonly word: string;
  /** The way it is written, whatever the reference says. */
  readonly direction: Direction;
  /** The reference as written, even if it cannot be read. */
  readonly reference?: string;
  /** Letters written outside the word and not struck out. */
  readonly outside: readonly OutsideLetter[];
  /** The player struck this solution out. */
  readonly isStruck?: boolean;
}

/** A letter written outside the word: its upper-case letter and its place from the first letter written. */
export interface OutsideLetter {
  readonly letter: string;
  readonly down: number;
  readonly right: number;
}

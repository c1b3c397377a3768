import type { Direction } from '@raccord/scrabble';

/** What a player handed in, as written: nothing here says what it means. */
export interface Slip {
  readonly state: SlipState;
  /** The solutions written, the main one first; none on a blank slip. */
  readonly solutions: readonly WrittenSolution[];
  /** Missing when nothing legible is written. */
  readonly score?: number;
}

/** Handed in, not handed in, blank, after the announcement, several slips for one turn. */
export type SlipState = 'handed-in' | 'absent' | 'blank' | 'late' | 'several';

export interface WrittenSolution {
  /** As written: lower case = circled, `-` = letters left out. */
  readonly word: string;
  readonly direction: Direction;
  /** The reference as written, even if it cannot be read. */
  readonly reference?: string;
  /** Letters written outside the word. */
  readonly outside: readonly OutsideLetter[];
}

/** A letter written outside the word: its upper-case letter and its place from the first letter written. */
export interface OutsideLetter {
  readonly letter: string;
  readonly down: number;
  readonly right: number;
}

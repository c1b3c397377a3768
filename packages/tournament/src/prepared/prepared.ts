import type { FormulaName } from '@raccord/scrabble';

/** A turn settled in advance: its draw and the solution to lay. */
export interface PreparedTurn {
  /** As in a game record: `AB+CDEFG`, `-ABCDEFG`. */
  readonly draw: string;
  /** Jokers in lower case. */
  readonly word: string;
  readonly reference: string;
}

/** A game made in advance. */
export interface PreparedGame {
  readonly name: string;
  readonly formula: FormulaName;
  readonly turns: readonly PreparedTurn[];
}

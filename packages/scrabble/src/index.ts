/** Duplicate Scrabble, without I/O: letters, board, scores, lexicon, every move, every place of a word, game records. */

// The game’s furniture:

export * from './board.ts';
export * from './formula.ts';
export * from './geometry.ts';
export { countBits } from './integers.ts';
export * from './letters.ts';
export * from './points.ts';
export * from './premiums.ts';
export * from './random.ts';
export * from './reference.ts';
export * from './result.ts';

// Letters drawn and laid:

export * from './bag.ts';
export { boardAfter, type ShownTurn, type TurnBoard } from './boardafter.ts';
export * from './draw.ts';
export { linesFor, startsFor } from './ground.ts';
export * from './markeddraw.ts';
export * from './placement.ts';
export * from './places.ts';
export { playProposals } from './play.ts';
export * from './supply.ts';

// Words, moves, games:

export * from './lexicon/index.ts';
export * from './moves/index.ts';
export * from './record/index.ts';

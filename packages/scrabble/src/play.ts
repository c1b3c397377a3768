import { type AfterMove, drawTiles, NO_TILES, playSolution, type Random } from './bag.ts';
import { emptyBoard } from './board.ts';
import type { Tiles } from './draw.ts';
import type { Formula } from './formula.ts';
import type { SearchGraph } from './lexicon/searchgraph.ts';
import { findMoves, type MoveList, type Solution } from './moves/movelist.ts';
import { MoveRoom } from './moves/room.ts';

/** A turn of a game that lays the proposal each time. */
export interface PlayedTurn {
  readonly number: number;
  readonly draw: Tiles;
  /** The leftover was put back and everything drawn again. */
  readonly isWhole: boolean;
  readonly before: AfterMove;
  /** Every move of the turn; the next turn overwrites it. */
  readonly moves: MoveList;
  readonly solution: Solution;
  readonly after: AfterMove;
}

/** Plays a game, one turn at a time, until no draw stands or nothing can be played. */
export function* playProposals(
  graph: SearchGraph,
  formula: Formula,
  random: Random,
  room: MoveRoom = new MoveRoom(),
): Generator<PlayedTurn, void, undefined> {
  let before: AfterMove = { board: emptyBoard(), leftover: NO_TILES };
  for (let number = 1; ; number++) {
    const drawn = drawTiles(before.board, before.leftover, number, formula, random);
    if (!drawn) return;
    const moves = findMoves(graph, before.board, drawn.tiles, formula, room);
    const solution = moves.proposal();
    if (!solution) return;
    const after = playSolution(before.board, drawn.tiles, formula, solution);
    yield { number, draw: drawn.tiles, isWhole: drawn.isWhole, before, moves, solution, after };
    before = after;
  }
}

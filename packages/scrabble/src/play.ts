import { type AfterMove, type BagDraw, drawTiles, NO_TILES, playSolution } from './bag.ts';
import { emptyBoard } from './board.ts';
import type { Tiles } from './draw.ts';
import type { Formula } from './formula.ts';
import type { SearchGraph } from './lexicon/searchgraph.ts';
import { allowedTops, type PlayRules } from './moves/choice.ts';
import { findMoves, type MoveList, type Solution } from './moves/movelist.ts';
import { MoveRoom } from './moves/room.ts';
import type { Random } from './random.ts';

/** A turn of a game that lays a solution each time. */
export interface PlayedTurn extends Pick<BagDraw, 'isWhole' | 'rejected'> {
  readonly number: number;
  readonly draw: Tiles;
  readonly before: AfterMove;
  /** Every move of the turn; the next turn overwrites it. */
  readonly moves: MoveList;
  readonly solution: Solution;
  readonly after: AfterMove;
}

/** Plays a game, one turn at a time, until it is over: of the best solutions allowed, the first one is laid. */
export function* playProposals(
  graph: SearchGraph,
  formula: Formula,
  rules: PlayRules,
  random: Random,
  room: MoveRoom = new MoveRoom(),
): Generator<PlayedTurn, void, undefined> {
  let before: AfterMove = { board: emptyBoard(), leftover: NO_TILES };
  for (let turn = 1; ; turn++) {
    const { board, leftover } = before;
    const terms = { turn, formula, rules };
    const drawn = drawTiles(board, leftover, terms, random, (tiles) => {
      const moves = findMoves(graph, board, tiles, formula, room);
      return moves.count > 0 ? moves : 'nothing-playable';
    });
    if (!drawn) return;
    const { tiles: draw, isWhole, rejected, found: moves } = drawn;
    const [solution] = allowedTops(graph, { ...terms, board, draw }, moves.tops())?.solutions ?? [];
    const after = playSolution(board, draw, formula, solution);
    yield { number: turn, draw, isWhole, rejected, before, moves, solution, after };
    before = after;
  }
}

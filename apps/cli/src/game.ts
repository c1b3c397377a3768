import {
  type Board,
  drawTiles,
  emptyBoard,
  type Formula,
  findMoves,
  MoveRoom,
  makeDraw,
  NO_TILES,
  playSolution,
  type SearchGraph,
  type Solution,
  seededRandom,
  subtractTiles,
  type Tiles,
} from '@raccord/scrabble';
import { type Survey, survey } from './survey.ts';

const SHOWN = 6;

/** A turn of a game that Raccord plays by itself, laying the top each time. */
export interface PlayedTurn {
  readonly turn: number;
  /** As in a game record: leftover, `+`, new letters; a leading `-` when the leftover was put back. */
  readonly draw: string;
  readonly top: Solution;
  readonly found: Survey;
  /** Sum of the scores so far. */
  readonly total: number;
  readonly before: Board;
  readonly after: Board;
  readonly leftover: Tiles;
}

/** Plays a whole game, one turn at a time; the seed decides every draw. */
export function* playGame(graph: SearchGraph, formula: Formula, seed: number): Generator<PlayedTurn, void, undefined> {
  const random = seededRandom(seed);
  const room = new MoveRoom();
  let board = emptyBoard();
  let leftover: Tiles = NO_TILES;
  let total = 0;
  for (let turn = 1; ; turn++) {
    const drawn = drawTiles(board, leftover, turn, formula, random);
    if (!drawn) return;
    const found = survey(findMoves(graph, board, drawn.tiles, formula, room), SHOWN);
    const top = found.proposal;
    if (!top) return;
    const after = playSolution(board, drawn.tiles, formula, top);
    const draw = writeDraw(drawn.tiles, leftover, drawn.isWhole);
    total += top.score;
    yield { turn, draw, top, found, total, before: board, after: after.board, leftover: after.leftover };
    ({ board, leftover } = after);
  }
}

function writeDraw(tiles: Tiles, leftover: Tiles, isWhole: boolean): string {
  const kept = makeDraw(leftover);
  if (kept === '') return makeDraw(tiles);
  if (isWhole) return `-${makeDraw(tiles)}`;
  const added = makeDraw(subtractTiles(tiles, leftover));
  return added === '' ? kept : `${kept}+${added}`;
}

import {
  type Board,
  type Formula,
  makeMarkedDraw,
  playProposals,
  type SearchGraph,
  type Solution,
  seededRandom,
  type Tiles,
} from '@raccord/scrabble';
import { playRulesOfToday } from './editions.ts';
import { survey, type TurnSurvey } from './survey.ts';

const SHOWN = 6;

/** A turn of a game that Raccord plays by itself, as it is shown. */
export interface TurnOnScreen {
  readonly turn: number;
  /** As in a game record: leftover, `+`, new letters; a leading `-` when the leftover was put back. */
  readonly draw: string;
  readonly top: Solution;
  readonly found: TurnSurvey;
  /** Sum of the scores so far. */
  readonly total: number;
  readonly before: Board;
  readonly after: Board;
  readonly leftover: Tiles;
}

/** Plays a whole game, one turn at a time, laying the top each time; the seed decides every draw. */
export function* playGame(
  graph: SearchGraph,
  formula: Formula,
  seed: number,
): Generator<TurnOnScreen, void, undefined> {
  let total = 0;
  for (const { number, draw, isWhole, before, moves, solution, after } of playProposals(
    graph,
    formula,
    playRulesOfToday(),
    seededRandom(seed),
  )) {
    total += solution.score;
    yield {
      turn: number,
      draw: makeMarkedDraw(draw, before.leftover, isWhole),
      top: solution,
      found: survey(moves, SHOWN),
      total,
      before: before.board,
      after: after.board,
      leftover: after.leftover,
    };
  }
}

import { EDITIONS, playRulesOf } from '@raccord/regulation';
import {
  canDraw,
  countTiles,
  drawable,
  onlyDraw,
  playSolution,
  type Solution,
  tilesAvailable,
} from '@raccord/scrabble';
import type { PlayersSight } from '@raccord/simulation';
import { lettersOfLastDraw } from '@raccord/tournament';
import type { WantedEnd } from './order.ts';
import { TRIAL_CHIEF, type TrialStage } from './stage.ts';

const LOOKED_AT = 150;

/** The solution that brings a whole game soonest to its end; to the one that is wanted, where one of a few does. */
export function layingTo(end: WantedEnd, stage: TrialStage, { turn, solutions, chance }: PlayersSight): Solution {
  const { board, draw, formula } = turn;
  const lettersAfter = (solution: Solution) => tilesAvailable(playSolution(board, draw, formula, solution).board);
  const leftBy = (solution: Solution) => countTiles(lettersAfter(solution));
  const few = Array.from({ length: LOOKED_AT }, () => chance.pick(solutions));
  const soonest = few.reduce((best, one) => (leftBy(one) < leftBy(best) ? one : best));
  if (end !== 'no-move' || leftBy(soonest) > formula.drawSize) return soonest;
  const terms = { turn: turn.turn + 1, formula, rules: playRulesOf(EDITIONS[stage.order.edition]) };
  const blocks = (solution: Solution): boolean => {
    const after = playSolution(board, draw, formula, solution).board;
    const last = onlyDraw(tilesAvailable(after), formula);
    if (!last || !canDraw(last, terms)) return false;
    return !stage.door.journal.judging.isPlayable(after, last, formula);
  };
  return few.find(blocks) ?? few.reduce((best, one) => (leftBy(one) > leftBy(best) ? one : best));
}

/** Something happens on the last draw: it is cancelled, or cannot go on. Did it? */
export function spoilsLastDraw({ door, order, chance }: TrialStage, game: string, sight: PlayersSight): boolean {
  const { board, formula, turn } = sight.turn;
  const left = countTiles(drawable(tilesAvailable(board), formula));
  if (left > lettersOfLastDraw(order.edition)) return false;
  if (chance.happens(0.5)) door.does('cancel-turn', { game, turn, reason: 'Lettre mal épelée.' }, TRIAL_CHIEF);
  return true;
}

import { countTiles, drawable, playSolution, type Solution, tilesAvailable } from '@raccord/scrabble';
import type { PlayersSight } from '@raccord/simulation';
import { lettersOfLastDraw } from '@raccord/tournament';
import { TRIAL_CHIEF, type TrialStage } from './stage.ts';

const LOOKED_AT = 150;

/** Of a few solutions, the one that leaves the fewest letters: a whole game is soon over. */
export function soonestSolution({ turn: { board, draw, formula }, solutions, chance }: PlayersSight): Solution {
  const leftBy = (solution: Solution) => countTiles(tilesAvailable(playSolution(board, draw, formula, solution).board));
  const few = Array.from({ length: LOOKED_AT }, () => chance.pick(solutions));
  return few.reduce((best, one) => (leftBy(one) < leftBy(best) ? one : best));
}

/** Something happens on the last draw: it is cancelled, or cannot go on. Did it? */
export function spoilsLastDraw({ door, order, chance }: TrialStage, game: string, sight: PlayersSight): boolean {
  const { board, formula, turn } = sight.turn;
  const left = countTiles(drawable(tilesAvailable(board), formula));
  if (left > lettersOfLastDraw(order.edition)) return false;
  if (chance.happens(0.5)) door.does('cancel-turn', { game, turn, reason: 'Lettre mal épelée.' }, TRIAL_CHIEF);
  return true;
}

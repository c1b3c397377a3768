import {
  canDraw,
  countTiles,
  drawable,
  makeDraw,
  onlyDraw,
  playSolution,
  type Solution,
  tilesAvailable,
} from '@raccord/scrabble';
import type { PlayersSight } from '@raccord/simulation';
import { drawTermsOf, lettersOfLastDraw } from '@raccord/tournament';
import type { WantedEnd } from './order.ts';
import { TRIAL_CHIEF, type TrialStage } from './stage.ts';

const LOOKED_AT = 150;
/** Two draws or so. */
const FEW_LEFT = 20;
/** Kept to the last, they make a draw, since the Y is a vowel and a consonant, with which hardly anything can be laid. */
const AWKWARD = /[JQVY]/g;

/**
 * Of a few solutions, the one that leaves the fewest letters: a whole game is soon over; the most, where it shall be long. Where
 * nothing shall be playable at last, awkward letters are kept back.
 */
export function wholeGameSolution(stage: TrialStage, sight: PlayersSight, end: WantedEnd): Solution {
  const { chance } = sight;
  const isAtLast = countTiles(drawable(tilesAvailable(sight.turn.board), sight.turn.formula)) < FEW_LEFT;
  const closing = isAtLast ? CLOSING[end]?.(stage, sight) : undefined;
  if (closing) return closing;
  const few = Array.from({ length: LOOKED_AT }, () => chance.pick(sight.solutions));
  const cost = (solution: Solution) => {
    const left = countTiles(leftAfter(sight, solution).available);
    if (end === 'late') return -left;
    return end === 'no-move' ? left + 10 * (solution.word.match(AWKWARD) ?? []).length : left;
  };
  return few.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function leftAfter({ turn: { board, draw, formula } }: PlayersSight, solution: Solution) {
  const after = playSolution(board, draw, formula, solution).board;
  return { board: after, available: tilesAvailable(after) };
}

/** What brings a game to its end. */
const CLOSING: Partial<Record<WantedEnd, (stage: TrialStage, sight: PlayersSight) => Solution | undefined>> = {
  'no-move': closingSolution,
  bag: endingTop,
};

/**
 * Of equal solutions some end the game: that one or, half the time, another of them. Where none do, one after which the last draw
 * has such solutions.
 */
function endingTop({ door, order, chance }: TrialStage, sight: PlayersSight): Solution | undefined {
  const { judging } = door.journal;
  const { turn, formula, board, draw } = sight.turn;
  const choice = judging.choice({ number: turn, board, draw, formula }, order.edition);
  if (choice?.obligation === 'ends-game') {
    return chance.pick([choice.solution, ...judging.tops({ number: turn, board, draw, formula })]);
  }
  return sight.solutions.find((solution) => {
    const after = leftAfter(sight, solution);
    const last = onlyDraw(after.available, formula);
    if (!last || !canDraw(after.available, drawTermsOf({ formula, edition: order.edition }, { number: turn + 1 })))
      return false;
    const next = { number: turn + 1, board: after.board, draw: last, formula };
    return judging.tops(next).length > 1 && judging.choice(next, order.edition)?.obligation === 'ends-game';
  });
}

/** One after which letters are left that make a draw, and nothing can be laid with them. */
function closingSolution({ door, order }: TrialStage, sight: PlayersSight): Solution | undefined {
  const { turn, formula } = sight.turn;
  const { judging } = door.journal;
  return sight.solutions.find((solution) => {
    const { board, available } = leftAfter(sight, solution);
    const last = onlyDraw(available, formula);
    if (!last || makeDraw(last).length < 2) return false;
    const terms = drawTermsOf({ formula, edition: order.edition }, { number: turn + 1 });
    return canDraw(available, terms) && !judging.isPlayable(board, last, formula);
  });
}

/** Something happens on the last draw: it is cancelled, or cannot go on. Did it? */
export function spoilsLastDraw({ door, order, chance }: TrialStage, game: string, sight: PlayersSight): boolean {
  const { board, formula, turn } = sight.turn;
  const left = countTiles(drawable(tilesAvailable(board), formula));
  if (left > lettersOfLastDraw(order.edition)) return false;
  if (chance.happens(0.5)) door.does('cancel-turn', { game, turn, reason: 'Lettre mal épelée.' }, TRIAL_CHIEF);
  return true;
}

import type { Slip } from '@raccord/regulation';
import { DIRECTIONS, type Solution } from '@raccord/scrabble';
import { writtenRight } from '@raccord/tournament';
import type { CastPlayer } from './cast.ts';
import { makeFault } from './faults/index.ts';
import { threeLinks } from './faults/links.ts';
import { slipAt } from './faults/word.ts';
import type { PlayersSight } from './sight.ts';

/** What a player hands in: `top` is the solution laid, rightly written. */
export type WrittenSlip = Slip | 'top';

const FAULTS_OF_THE_BEST = 0.015;
const FAULTS_OF_THE_WORST = 0.2;
const STUBBORNNESS = 0.4;

export function writeSlip(sight: PlayersSight, player: CastPlayer): WrittenSlip {
  const { chance } = sight;
  const again = player.untold.size > 0 && chance.happens(STUBBORNNESS) ? playAgain(sight, player) : undefined;
  if (again) return again;
  const meant = findSolution(sight, player.skill);
  const faultOdds = FAULTS_OF_THE_BEST + (FAULTS_OF_THE_WORST - FAULTS_OF_THE_BEST) * (1 - player.skill);
  const faulty = chance.happens(faultOdds) ? makeFault(sight, meant) : undefined;
  if (faulty) return faulty;
  const linked = player.likesLinks ? threeLinks(sight, meant) : undefined;
  if (linked) return linked;
  return meant === sight.top ? 'top' : writtenRight(meant, sight.turn.board);
}

/** A word that is not admitted, played once more by somebody who was not told (5.7). */
function playAgain(sight: PlayersSight, { untold }: CastPlayer): Slip | undefined {
  for (const word of untold) {
    const places = DIRECTIONS.flatMap((direction) => sight.turn.places(word, direction));
    const place = sight.chance.pick(places.filter(({ notAdmitted }) => notAdmitted.every((formed) => formed === word)));
    if (place) return slipAt(sight, place);
  }
  return undefined;
}

const SHARE_LOST_BY_THE_WORST = 0.85;
const NEARLY_AS_GOOD = 8;

/** The top or, for who does not see it, a solution that makes less: the weaker the player, the less. */
function findSolution({ solutions, top, difficulty, chance }: PlayersSight, skill: number): Solution {
  const odds = (skill * (1 - difficulty)) / ((1 - skill) * difficulty);
  if (chance.happens(odds / (1 + odds))) {
    const tops = countTops(solutions);
    return chance.happens(0.8) ? top : chance.pick(solutions.slice(0, tops));
  }
  const lost = (1 - skill) * SHARE_LOST_BY_THE_WORST * chance.share() + 0.02;
  const first = firstAtMost(solutions, top.score * (1 - lost));
  return solutions[Math.min(solutions.length - 1, first + chance.between(0, NEARLY_AS_GOOD))];
}

const countTops = (solutions: readonly Solution[]): number => firstAtMost(solutions, solutions[0].score - 1);

/** The index of the first solution that makes this score or less; their number if none does. */
function firstAtMost(solutions: readonly Solution[], score: number): number {
  let from = 0;
  let to = solutions.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (solutions[middle].score > score) from = middle + 1;
    else to = middle;
  }
  return from;
}

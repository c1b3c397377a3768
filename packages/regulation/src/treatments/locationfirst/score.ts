import type { Place, Tiling } from '@raccord/scrabble';
import type { Finding } from '../../conditions/index.ts';
import type { Granted } from '../../conditions/score.ts';
import { type Claims, comparePayable, movesFor, type Payable } from '../../moves.ts';
import type { Turn } from '../../turn.ts';
import { scoreFindings } from '../scorefindings.ts';

/** A move retained and what its score and its circles earn. */
export interface Settled extends Payable {
  readonly findings: readonly Finding[];
}

/** Score and joker once a placement is retained (A9). */
export function settleAt(turn: Turn, place: Place, claims: Claims, kind: Granted = 'own'): Settled {
  const tiling = chooseTiling(place, claims.score, claims.circles(place));
  const isLowest = place.tilings.length > 1 && tiling.score !== claims.score && tiling.jokers !== claims.circles(place);
  return withFindings(turn, { place, tiling }, claims, isLowest ? 'lowest' : kind);
}

const withFindings = (turn: Turn, move: Payable, claims: Claims, kind?: Granted): Settled => ({
  ...move,
  findings: scoreFindings(turn, move, claims, kind),
});

/**
 * Which tiling of a retained placement is paid: the one that circles and score agree on or, failing that, by the text.
 * Tilings stand with the fewest jokers first, then the leftmost ones: the first of equals is the one of F2.
 */
function chooseTiling({ tilings }: Place, score: number | undefined, circles: number): Tiling {
  const named = tilings.find(({ jokers }) => jokers === circles);
  const plain = tilings.find(({ jokers }) => jokers === 0);
  const claimed = tilings.find((tiling) => tiling.score === score);
  if (named && named !== plain) return plain && plain.score === score ? plain : named;
  return claimed ?? named ?? tilings.reduce((low, tiling) => (tiling.score < low.score ? tiling : low));
}

/** The move among these places that makes exactly the score written, with the warning of circles that name another one. */
export function grantWritten(turn: Turn, places: readonly Place[], claims: Claims): Settled | undefined {
  const [best] = movesFor(places, claims);
  return best && withFindings(turn, best, claims);
}

/** The one of these places that earns least. */
export const lowestOf = (turn: Turn, places: readonly Place[], claims: Claims): Settled =>
  places
    .map((place) => settleAt(turn, place, claims, places.length > 1 ? 'lowest' : 'own'))
    .sort((a, b) => a.tiling.score - b.tiling.score || comparePayable(a, b, claims))[0];

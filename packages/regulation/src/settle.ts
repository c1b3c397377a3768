import {
  type Board,
  JOKER,
  JOKER_TILE,
  makeReference,
  markJokers,
  type Place,
  squareAlong,
  type Tiles,
  type Tiling,
} from '@raccord/scrabble';
import type { Inquiry } from './inquiry.ts';
import type { ReasonCode } from './reasons.ts';
import { startOf, type Turn } from './turn.ts';

/** The placement and the tiling that a slip is paid for. */
export interface Retained {
  readonly place: Place;
  readonly tiling: Tiling;
}

/** A retained move and what its score and its circles earn. */
export interface Settled extends Retained {
  readonly codes: readonly ReasonCode[];
}

/** What a slip says of score and jokers: `circles(place)` gives the letters circled, as bits of the placed word. */
export interface Claims {
  readonly score: number | undefined;
  circles(place: Place): number;
}

/** Bits of the letters circled: a circle on a joker that already stands on the board is ignored (I). */
export function circlesOn(board: Board, place: Place, circled: readonly number[]): number {
  return circled.reduce((mask, index) => {
    const tile = board[squareAlong(startOf(place), index) as number];
    return tile & JOKER_TILE ? mask : mask | (1 << index);
  }, 0);
}

/** Score and joker once a placement is retained (A9). */
export function settleAt(turn: Turn, place: Place, claims: Claims, inquiry: Inquiry): Settled {
  return withReasons({ place, tiling: chooseTiling(turn, place, claims) }, claims, inquiry);
}

/** A move retained, with what score and circles say against it. */
export function withReasons({ place, tiling }: Retained, claims: Claims, inquiry: Inquiry): Settled {
  const marks = { circles: claims.circles(place), jokers: tiling.jokers };
  const scores = { writtenScore: claims.score, realScore: tiling.score };
  const codes = inquiry.reasons({
    'joker-not-circled': marks,
    'wrong-letter-circled': marks,
    'score-missing': scores,
    'score-wrong': scores,
  });
  return { place, tiling, codes };
}

/** Which tiling of a retained placement is paid: the one that circles and score agree on or, failing that, by the text. */
function chooseTiling(turn: Turn, place: Place, claims: Claims): Tiling {
  const { tilings } = place;
  if (!hasJoker(turn.draw)) return tilings[0];
  const circles = claims.circles(place);
  const named = tilings.find(({ jokers }) => jokers === circles);
  const plain = tilings.find(({ jokers }) => jokers === 0);
  const claimed = tilings.filter((tiling) => tiling.score === claims.score);
  const isClaimed = (tiling: Tiling | undefined): tiling is Tiling =>
    tiling !== undefined && tiling.score === claims.score;
  if (named && named !== plain) return isClaimed(plain) && !isClaimed(named) ? plain : named;
  if (claimed.length > 0) return isClaimed(named) ? named : preferred(claimed, circles);
  return named ?? preferred(lowestTilings(tilings), circles);
}

const hasJoker = (draw: Tiles): boolean => draw[JOKER] > 0;

function lowestTilings(tilings: readonly Tiling[]): Tiling[] {
  const lowest = Math.min(...tilings.map(({ score }) => score));
  return tilings.filter(({ score }) => score === lowest);
}

function preferred(tilings: readonly Tiling[], circles: number): Tiling {
  return tilings.toSorted((a, b) => compareTilings(a, b, circles))[0];
}

/** Ties in what is retained (F2): circles that match, then fewest jokers; leftmost jokers come last. */
function compareTilings(a: Tiling, b: Tiling, circles: number): number {
  return (
    Number(b.jokers === circles) - Number(a.jokers === circles) ||
    countBits(a.jokers) - countBits(b.jokers) ||
    compareJokers(a.jokers, b.jokers)
  );
}

/** Ties between moves of equal points (F2): circles that match, fewest jokers, row, column, leftmost jokers. */
export function compareRetained(a: Retained, b: Retained, claims: Claims): number {
  const matches = ({ place, tiling }: Retained) => Number(tiling.jokers === claims.circles(place));
  const [p, q] = [startOf(a.place), startOf(b.place)];
  return (
    matches(b) - matches(a) ||
    countBits(a.tiling.jokers) - countBits(b.tiling.jokers) ||
    p.row - q.row ||
    p.column - q.column ||
    compareJokers(a.tiling.jokers, b.tiling.jokers)
  );
}

/** The mask whose lowest differing bit is set stands further left. */
function compareJokers(a: number, b: number): number {
  const differing = (a ^ b) & -(a ^ b);
  if (differing === 0) return 0;
  return a & differing ? -1 : 1;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The move among these places that makes exactly the score written, with the warning of circles that name another one. */
export function grantWritten(places: readonly Place[], claims: Claims, inquiry: Inquiry): Settled | undefined {
  const moves = places.flatMap((place) =>
    place.tilings.filter(({ score }) => score === claims.score).map((tiling) => ({ place, tiling })),
  );
  const [best] = moves.sort((a, b) => compareRetained(a, b, claims));
  return best && withReasons(best, claims, inquiry);
}

/** The one of these that earns least. */
export const lowestOf = (settled: readonly Settled[], claims: Claims): Settled =>
  settled.toSorted((a, b) => a.tiling.score - b.tiling.score || compareRetained(a, b, claims))[0];

/** A move as a verdict shows it: jokers in lower case, just laid or of the board (F3). */
export function describeRetained(
  board: Board,
  { place, tiling }: Retained,
): { word: string; reference: string; score: number } {
  return {
    word: markJokers(board, place.fit.placement, tiling.jokers),
    reference: makeReference(startOf(place)),
    score: tiling.score,
  };
}

import {
  type Board,
  countBits,
  JOKER_TILE,
  makeReference,
  markJokers,
  type Place,
  squareAlong,
  type Tiling,
} from '@raccord/scrabble';
import type { Inquiry } from './inquiry.ts';
import type { ReasonCode } from './reasons.ts';
import { startOf } from './turn.ts';

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
export function settleAt(place: Place, claims: Claims, inquiry: Inquiry): Settled {
  const tiling = chooseTiling(place, claims.score, claims.circles(place));
  return withReasons({ place, tiling }, claims, inquiry);
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

/** Ties between moves of equal points (F2): circles that match, fewest jokers, row, column. */
export function compareRetained(a: Retained, b: Retained, claims: Claims): number {
  const matches = ({ place, tiling }: Retained) => Number(tiling.jokers === claims.circles(place));
  const [p, q] = [startOf(a.place), startOf(b.place)];
  return (
    matches(b) - matches(a) ||
    countBits(a.tiling.jokers) - countBits(b.tiling.jokers) ||
    p.row - q.row ||
    p.column - q.column
  );
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

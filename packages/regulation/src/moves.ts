import {
  type Board,
  countBits,
  isMarked,
  JOKER_TILE,
  makeReference,
  markJokers,
  type Place,
  squareAlong,
  type Tiling,
} from '@raccord/scrabble';
import type { MoveTold } from './conditions/french.ts';
import type { Inquiry } from './inquiry.ts';
import { startOf } from './turn.ts';

/** A placement and a tiling that a slip can be paid for. */
export interface Payable {
  readonly place: Place;
  readonly tiling: Tiling;
}

/** What a slip says of score and jokers: `circles(place)` gives the letters circled, as bits of the placed word. */
export interface Claims {
  readonly score: number | undefined;
  circles(place: Place): number;
}

/** The letters circled in a writing, by their indexes. */
export function circledIn(written: string): number[] {
  const circled: number[] = [];
  for (let index = 0; index < written.length; index++) if (isMarked(written[index])) circled.push(index);
  return circled;
}

/** Bits of the letters circled, those on jokers that already stand on the board left out where the text says so. */
export function circlesOn(board: Board, place: Place, circled: readonly number[], inquiry: Inquiry): number {
  return circled.reduce((mask, index) => {
    const isOnJoker = (board[squareAlong(startOf(place), index) as number] & JOKER_TILE) !== 0;
    const isIgnored = isOnJoker && inquiry.lifts('joker de la grille', 'wrong-letter-circled');
    return isIgnored ? mask : mask | (1 << index);
  }, 0);
}

/** Ties between moves of equal points (F2): circles that match, fewest jokers, row, column, leftmost jokers. */
export function comparePayable(a: Payable, b: Payable, claims: Claims): number {
  const matches = ({ place, tiling }: Payable) => Number(tiling.jokers === claims.circles(place));
  const [p, q] = [startOf(a.place), startOf(b.place)];
  return (
    matches(b) - matches(a) ||
    countBits(a.tiling.jokers) - countBits(b.tiling.jokers) ||
    p.row - q.row ||
    p.column - q.column
  );
}

/** The moves among these places that make exactly this score, the one to keep first (F2: tilings stand leftmost first). */
export function movesFor(places: readonly Place[], claims: Claims): Payable[] {
  return places
    .flatMap((place) =>
      place.tilings.filter(({ score }) => score === claims.score).map((tiling) => ({ place, tiling })),
    )
    .sort((a, b) => comparePayable(a, b, claims));
}

/** A move as a verdict shows it: jokers in lower case, just laid or of the board (F3). */
export const describeMove = (board: Board, { place, tiling }: Payable): MoveTold => ({
  word: markJokers(board, place.fit.placement, tiling.jokers),
  reference: makeReference(startOf(place)),
  score: tiling.score,
});

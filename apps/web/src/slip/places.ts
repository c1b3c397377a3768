import type { Mark } from '../board/BoardGrid.tsx';
import type { ShownPlace } from '../engine/protocol.ts';

export const isValidPlace = ({ notAdmitted }: ShownPlace): boolean => notAdmitted.length === 0;

/** Valid places first, then by what they make. */
export const bestFirst = (places: readonly ShownPlace[]): readonly ShownPlace[] =>
  places.toSorted(
    (a, b) => Number(isValidPlace(b)) - Number(isValidPlace(a)) || Math.max(...b.scores) - Math.max(...a.scores),
  );

/** What the board shows of the places of a word. */
export interface PlacesShown {
  readonly marks: ReadonlyMap<number, Mark>;
  readonly ghosts: ReadonlyMap<number, string>;
}

/** Places on the board, the best first; of those that share squares the others are left to their list: nobody could read them. */
export function showPlaces(places: readonly ShownPlace[]): PlacesShown {
  const marks = new Map<number, Mark>();
  const ghosts = new Map<number, string>();
  for (const place of bestFirst(places)) {
    const { squares, word } = place;
    if (squares.some((square) => ghosts.has(square))) continue;
    for (const [index, square] of squares.entries()) {
      marks.set(square, isValidPlace(place) ? 'valid' : 'invalid');
      ghosts.set(square, word[index]);
    }
  }
  return { marks, ghosts };
}

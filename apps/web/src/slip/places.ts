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

/**
 * Marks for places on the board; where they overlap, a valid place covers the others. Letters are shown for the first
 * place and for those that share no square with it: over one another they could not be read.
 */
export function showPlaces(places: readonly ShownPlace[]): PlacesShown {
  const marks = new Map<number, Mark>();
  const ghosts = new Map<number, string>();
  for (const place of bestFirst(places)) {
    const { squares, word } = place;
    const mark: Mark = isValidPlace(place) ? 'valid' : 'invalid';
    const isClear = squares.every((square) => !ghosts.has(square));
    for (const [index, square] of squares.entries()) {
      if (!marks.has(square)) marks.set(square, mark);
      if (isClear) ghosts.set(square, word[index]);
    }
  }
  return { marks, ghosts };
}

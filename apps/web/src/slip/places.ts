import type { Mark } from '../board/Board.tsx';
import type { ShownPlace } from '../engine/protocol.ts';

export const isValidPlace = ({ notAdmitted }: ShownPlace): boolean => notAdmitted.length === 0;

/** What the board shows of the places of a word. */
export interface PlacesShown {
  readonly marks: ReadonlyMap<number, Mark>;
  readonly ghosts: ReadonlyMap<number, string>;
}

/** Marks and letters for places on the board; where they overlap, a valid place covers the others. */
export function showPlaces(places: readonly ShownPlace[]): PlacesShown {
  const marks = new Map<number, Mark>();
  const ghosts = new Map<number, string>();
  for (const place of [...places].sort((a, b) => Number(isValidPlace(a)) - Number(isValidPlace(b)))) {
    place.squares.forEach((square, index) => {
      marks.set(square, isValidPlace(place) ? 'valid' : 'invalid');
      ghosts.set(square, place.word[index]);
    });
  }
  return { marks, ghosts };
}

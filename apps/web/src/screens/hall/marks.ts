import { parseReference, squareAlong } from '@raccord/scrabble';
import type { Mark } from '../../board/BoardGrid.tsx';

/** The squares of a solution, to be found at a glance. */
export function marksOf({ word, reference }: { readonly word: string; readonly reference: string }): Map<number, Mark> {
  const start = parseReference(reference);
  const marks = new Map<number, Mark>();
  if (!start.ok) return marks;
  for (let step = 0; step < word.length; step++) {
    const square = squareAlong(start.value, step);
    if (square !== undefined) marks.set(square, 'new');
  }
  return marks;
}

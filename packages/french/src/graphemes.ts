import { late } from './late.ts';

const segmenter = late(() => new Intl.Segmenter('fr', { granularity: 'grapheme' }));

/** What a reader takes for single letters: an accent stays with its letter, an emoji of several people is one. */
export const graphemes = (text: string): string[] => Array.from(segmenter().segment(text), ({ segment }) => segment);

/** As much of the start of a text as has this size at most, cut between two letters. */
export function cutTo(text: string, most: number, sizeOf: (letter: string) => number = ({ length }) => length): string {
  let cut = '';
  let size = 0;
  // One at a time: all the letters of a long text take as long as its square.
  for (const { segment: letter } of segmenter().segment(text)) {
    size += sizeOf(letter);
    if (size > most) break;
    cut += letter;
  }
  return cut;
}

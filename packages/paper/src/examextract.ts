import type { ExtractedWord } from '@raccord/school';
import { batches } from './flow.ts';
import type { Layout, PageDrawing } from './page.ts';

const COLUMNS = 4;
const ROW = 15;
const SIZE = 10.5;
/** Where it is said whether a word is admitted, from the end of its column. */
const TOLD = 34;

/** What the dictionary says of words, in columns, in the order of letters. */
export function extractPages({ area }: Layout, extract: readonly ExtractedWord[]): PageDrawing[] {
  const rows = Math.floor(area.height / ROW);
  const width = area.width / COLUMNS;
  return batches(extract, rows * COLUMNS).map((page) => (pen) => {
    // As even as can be: who looks a word up reads down.
    const high = Math.ceil(page.length / COLUMNS);
    for (const [index, { word, isAdmitted }] of page.entries()) {
      const left = area.left + Math.floor(index / high) * width;
      const baseline = area.top + (index % high) * ROW + SIZE;
      pen.text(word, left, baseline, { size: SIZE });
      const told = isAdmitted ? 'oui' : 'non';
      pen.text(told, left + width - TOLD, baseline, { size: SIZE, font: isAdmitted ? 'regular' : 'bold' });
    }
  });
}

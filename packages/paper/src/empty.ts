import type { Layout, PageDrawing } from './page.ts';
import { leading } from './ruler.ts';
import type { TablePage } from './table.ts';

const STYLE = { size: 12 };

/** A page that says why there is nothing else on it. */
export const emptyPage = (layout: Layout, sentence: string): PageDrawing => emptyPart(layout, sentence).draw;

/** The same in a part of a page. */
export function emptyPart({ ruler, area }: Layout, sentence: string): TablePage {
  const lines = ruler.wrap(sentence, area.width, STYLE);
  const top = area.top + 10;
  return {
    draw: (pen) => {
      pen.lines(lines, area.left, top, STYLE);
    },
    bottom: top + lines.length * leading(STYLE.size),
  };
}

import type { Layout, PageDrawing } from './page.ts';
import { leading } from './ruler.ts';

const STYLE = { font: 'italic', size: 10 } as const;
const GAP = 6;

/** Pages with a sentence above what is on each: pages are pinned up one by one. */
export function pagesUnder(
  { ruler, area }: Layout,
  sentence: string | undefined,
  lay: (layout: Layout) => readonly PageDrawing[],
): PageDrawing[] {
  if (sentence === undefined) return [...lay({ ruler, area })];
  const lines = ruler.wrap(sentence, area.width, STYLE);
  const height = lines.length * leading(STYLE.size) + GAP;
  const below = { ...area, top: area.top + height, height: area.height - height };
  return lay({ ruler, area: below }).map((draw) => (pen) => {
    pen.lines(lines, area.left, area.top, STYLE);
    draw(pen);
  });
}

import type { Layout, PageDrawing } from './page.ts';
import { leading } from './ruler.ts';

const STYLE = { font: 'italic', size: 10 } as const;
const GAP = 6;

/** A sentence at the top of an area, and what is left below it. */
export function noticeOver({ ruler, area }: Layout, sentence: string | undefined) {
  const lines = sentence === undefined ? [] : ruler.wrap(sentence, area.width, STYLE);
  const height = lines.length === 0 ? 0 : lines.length * leading(STYLE.size) + GAP;
  const below: Layout = { ruler, area: { ...area, top: area.top + height, height: area.height - height } };
  const draw: PageDrawing = (pen) => {
    pen.lines(lines, area.left, area.top, STYLE);
  };
  return { below, draw };
}

/** Pages with a sentence above what is on each: pages are pinned up one by one. */
export function pagesUnder(
  layout: Layout,
  sentence: string | undefined,
  lay: (layout: Layout) => readonly PageDrawing[],
): PageDrawing[] {
  const notice = noticeOver(layout, sentence);
  return lay(notice.below).map((draw) => (pen) => {
    notice.draw(pen);
    draw(pen);
  });
}

import type { Layout, PageDrawing } from './page.ts';

/** A page that says why there is nothing else on it. */
export const emptyPage =
  ({ ruler, area }: Layout, sentence: string): PageDrawing =>
  (pen) => {
    const style = { size: 12 };
    pen.lines(ruler.wrap(sentence, area.width, style), area.left, area.top + 10, style);
  };

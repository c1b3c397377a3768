import { batches } from './flow.ts';
import { CUT } from './frame.ts';
import type { Area, PageDrawing } from './page.ts';
import type { Pen } from './pen.ts';

/** Cards of one size to cut out, row after row. */
export function cardPages<Card>(
  area: Area,
  cards: readonly Card[],
  { across, down }: { readonly across: number; readonly down: number },
  drawCard: (pen: Pen, card: Card, place: Area) => void,
): PageDrawing[] {
  const width = area.width / across;
  const height = area.height / down;
  return batches(cards, across * down).map((page) => (pen) => {
    for (const [index, card] of page.entries()) {
      const left = area.left + (index % across) * width;
      const top = area.top + Math.floor(index / across) * height;
      const place = { left, top, width, height };
      pen.box(place, CUT);
      drawCard(pen, card, place);
    }
  });
}

import type { Layout, PageDrawing } from './page.ts';

/** What stands under a title, on as many pages as it takes. */
export type Block = (layout: Layout) => readonly { readonly draw: PageDrawing; readonly bottom: number }[];

export interface TitledBlock {
  /** None for what goes on with the one before. */
  readonly title?: string;
  readonly lay: Block;
}

const HEADING = 26;
const GAP = 10;
const TITLE = { font: 'bold', size: 12 } as const;

/** One under the other; what would be cut begins a page. */
export function stack({ ruler, area }: Layout, blocks: readonly TitledBlock[]): PageDrawing[] {
  const pages: PageDrawing[][] = [[]];
  const end = area.top + area.height;
  let top = area.top;
  for (const { title, lay } of blocks) {
    const heading = title === undefined ? 0 : HEADING;
    const fits = (at: number) => lay({ ruler, area: { ...area, top: at + heading, height: end - at - heading } });
    let laid = fits(top);
    if (top > area.top && (laid.length > 1 || laid[0].bottom > end)) {
      pages.push([]);
      top = area.top;
      laid = fits(top);
    }
    const baseline = top + HEADING * 0.7;
    for (const [index, { draw }] of laid.entries()) {
      if (index > 0) pages.push([]);
      pages.at(-1)?.push((pen) => {
        if (title !== undefined) pen.text(index > 0 ? `${title} (suite)` : title, area.left, baseline, TITLE);
        draw(pen);
      });
    }
    top = laid[laid.length - 1].bottom + GAP;
  }
  return pages.map((drawings) => (pen) => {
    for (const draw of drawings) draw(pen);
  });
}

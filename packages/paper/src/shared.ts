import { CUT, drawHeading } from './frame.ts';
import type { Area, Layout, PageDrawing, Section, TournamentNames } from './page.ts';
import type { TablePage } from './table.ts';

/** What is handed to one person. */
export interface HandedSheet extends Pick<Section, 'title' | 'subtitle'> {
  /** Laid out in the area under the heading of a sheet. */
  readonly pages: readonly TablePage[];
}

const HEADING = 54;
/** Under what a sheet says, before it is cut off. */
const FOOT = 6;

/** The area of a sheet that has a page of its own, under its heading. */
export const underHeading = (area: Area): Area => ({
  ...area,
  top: area.top + HEADING,
  height: area.height - HEADING - FOOT,
});

/** How many equal parts a page has where a sheet is so high under its heading. */
export const partsOf = (area: Area, height: number): number =>
  Math.max(1, Math.floor(area.height / (HEADING + height + FOOT)));

/**
 * Sheets one under the other, each with its heading. A page is cut into equal parts, so that a pile of them is cut at once;
 * what needs more takes several of them, or pages of its own, numbered.
 */
export function* sharePages(
  { ruler, area }: Layout,
  tournament: TournamentNames,
  title: string,
  slots: number,
  sheets: Iterable<HandedSheet>,
): Generator<Section> {
  const below = { ruler, area: underHeading(area) };
  const part = area.height / slots;
  let drawings: PageDrawing[] = [];
  let used = 0;
  const shared = (): Section => {
    const drawn = drawings;
    const parts = drawn.length;
    drawings = [];
    used = 0;
    return {
      title,
      isNumbered: false,
      parts,
      pages: [
        (pen) => {
          for (const draw of drawn) draw(pen);
        },
      ],
    };
  };
  for (const sheet of sheets) {
    const drawAll =
      ({ draw }: TablePage): PageDrawing =>
      (pen) => {
        drawHeading(pen, below, tournament, sheet);
        draw(pen);
      };
    const needed = Math.ceil((sheet.pages[0].bottom + FOOT - area.top) / part - 0.001);
    if (used > 0 && (sheet.pages.length > 1 || used + needed > slots)) yield shared();
    if (sheet.pages.length > 1) {
      yield { title: sheet.title, parts: 1, pages: sheet.pages.map(drawAll) };
      continue;
    }
    const down = used * part;
    const draw = drawAll(sheet.pages[0]);
    drawings.push((pen) => {
      pen.move(0, down, () => draw(pen));
      if (down > 0) pen.line(area.left, area.top + down, area.left + area.width, area.top + down, CUT);
    });
    used += needed;
  }
  if (used > 0) yield shared();
}

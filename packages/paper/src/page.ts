import type { PAPERS } from '@raccord/contract';
import type { Pen } from './pen.ts';
import type { Ruler } from './ruler.ts';

/** Lengths are in points, from the top left corner of the page. */
export const MILLIMETRE = 72 / 25.4;

export type PaperSize = (typeof PAPERS)[number];

export const PAPER_SIZES: Readonly<Record<PaperSize, { readonly width: number; readonly height: number }>> = {
  A4: { width: 595.28, height: 841.89 },
  Letter: { width: 612, height: 792 },
};

/** A rectangle of the page. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws one page, between its heading and its foot. */
export type PageDrawing = (pen: Pen) => void;

/** What the heading says. */
export interface TournamentNames {
  readonly name: string;
  readonly place: string;
  readonly date: string;
}

/** Pages that are numbered together, unless said otherwise. */
export interface Section {
  readonly title: string;
  /** What stands beside the title. */
  readonly subtitle?: string;
  readonly pages: readonly PageDrawing[];
  readonly isNumbered?: boolean;
  /** Of a long paper: how many of its parts are on them. */
  readonly parts?: number;
}

/** What a paper is laid out with: how long texts are, and where to draw. */
export interface Layout {
  readonly ruler: Ruler;
  readonly area: Area;
}

/** A paper, whatever its size. */
export interface Paper {
  readonly title: string;
  /**
   * Has very many sections: each is laid out only once the one before is drawn, so the number of pages is not known in
   * advance.
   */
  readonly isLong?: boolean;
  /** How many parts a long one has, where that is known. */
  readonly parts?: number;
  /** To be cut: it has the whole page, without heading, and the foot stands in the margin. */
  readonly isCut?: boolean;
  /** Lies on its long side: to be read from afar. */
  readonly isLandscape?: boolean;
  lay(layout: Layout, tournament: TournamentNames): Iterable<Section>;
}

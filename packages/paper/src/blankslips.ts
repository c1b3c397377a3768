import { BOARD_SIZE } from '@raccord/scrabble';
import { emptyPage } from './empty.ts';
import { batches } from './flow.ts';
import { CUT, SOFT } from './frame.ts';
import { type Area, MILLIMETRE, type Paper } from './page.ts';
import type { Pen } from './pen.ts';

/** A table that needs slips, and who sits there if he is known. */
export interface SlipTable {
  readonly table: number;
  readonly name?: string;
  /** Where there are several. */
  readonly centre?: string;
}

export interface BlankSlipsOrder {
  readonly tables: readonly SlipTable[];
  /** Slips for each table, one after the other. */
  readonly copies: number;
}

const TITLE = 'Bulletins vierges';
const EMPTY = 'Aucune table n’est demandée.';
const ACROSS = 2;
const DOWN = 3;

/** Blank slips with their table printed on them, to cut out. */
export function blankSlipsPaper({ tables, copies }: BlankSlipsOrder): Paper {
  return {
    title: TITLE,
    isCut: true,
    *lay(layout) {
      const { area } = layout;
      const width = area.width / ACROSS;
      const height = area.height / DOWN;
      const slips = tables.flatMap((table) => Array.from({ length: copies }, () => table));
      const pages = batches(slips, ACROSS * DOWN);
      yield {
        title: TITLE,
        pages:
          pages.length === 0
            ? [emptyPage(layout, EMPTY)]
            : pages.map((page) => (pen) => {
                page.forEach((slip, index) => {
                  const left = area.left + (index % ACROSS) * width;
                  const top = area.top + Math.floor(index / ACROSS) * height;
                  pen.box({ left, top, width, height }, CUT);
                  drawBlankSlip(pen, slip, { left, top, width, height });
                });
              }),
      };
    },
  };
}

const COLUMNS = BOARD_SIZE;
const ROWS = 13;
const PADDING = 8;
const GREY = '#d0d0d0';

/** The squared part, the three boxes on its right, the grey strip of the referee at the bottom. */
function drawBlankSlip(pen: Pen, { table, name = '', centre = '' }: SlipTable, slip: Area): void {
  const left = slip.left + PADDING;
  const top = slip.top + PADDING;
  const width = slip.width - 2 * PADDING;
  const height = slip.height - 2 * PADDING;
  const boxes = 19 * MILLIMETRE;
  const side = Math.min((width - boxes - 6) / COLUMNS, (height - 62) / ROWS);
  const squared = { left, top: top + 18, width: side * COLUMNS, height: side * ROWS };

  const who = [name, centre].filter((part) => part !== '').join(' – ');
  pen.textWithin(who, left, width - 80, top + 10, { size: 9 });
  pen.text('Coup', left + width - 44, top + 10, { size: 9, color: SOFT }, 'right');
  pen.box({ left: left + width - 40, top: top - 2, width: 40, height: 16 });

  pen.grid(squared, COLUMNS, ROWS, { width: 0.35, color: '#888888' });
  const start = squared.left + squared.width + 6;
  const third = squared.height / 3;
  const labels = ['Table', 'Référence', 'Score'];
  labels.forEach((label, index) => {
    const at = { left: start, top: squared.top + index * third, width: left + width - start, height: third - 4 };
    pen.box(at, { width: 0.9 });
    pen.text(label, at.left + 3, at.top + 9, { size: 8, color: SOFT });
    if (index > 0) return;
    const size = 28;
    pen.textWithin(String(table), at.left + 2, at.width - 4, at.top + at.height - 9, { font: 'bold', size }, 'centre');
  });

  const strip = { left, top: squared.top + squared.height + 5, width, height: 0 };
  const bottom = top + height;
  pen.fill({ ...strip, height: bottom - strip.top }, GREY);
  pen.text('Arbitrage', left + 4, strip.top + 10, { size: 8, color: SOFT });
}

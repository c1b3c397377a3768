import { BOARD_SIZE } from '@raccord/scrabble';
import { SOFT } from './frame.ts';
import { type Area, MILLIMETRE } from './page.ts';
import type { Pen } from './pen.ts';

/** What is printed on a slip before anybody writes on it. */
export interface PrintedSlipForm {
  readonly table: number;
  /** Who sits there, and where. */
  readonly who: string;
  readonly turn?: number;
  /** Rows of the squared part. */
  readonly rows?: number;
}

/** Where one writes on a slip. */
export interface SlipPlaces {
  /** The squared part, and the side of a square. */
  readonly squared: Area;
  readonly side: number;
  readonly reference: Area;
  readonly score: Area;
  /** The grey strip of the referee. */
  readonly strip: Area;
}

const SLIP_ROWS = 13;
const COLUMNS = BOARD_SIZE;
const PADDING = 8;
const GREY = '#d0d0d0';

/** The squared part, the three boxes on its right, the grey strip of the referee at the bottom. */
export function drawSlipForm(
  pen: Pen,
  { table, who, turn, rows = SLIP_ROWS }: PrintedSlipForm,
  slip: Area,
): SlipPlaces {
  const left = slip.left + PADDING;
  const top = slip.top + PADDING;
  const width = slip.width - 2 * PADDING;
  const height = slip.height - 2 * PADDING;
  const boxes = 19 * MILLIMETRE;
  const side = Math.min((width - boxes - 6) / COLUMNS, (height - 62) / rows);
  const squared = { left, top: top + 18, width: side * COLUMNS, height: side * rows };

  pen.textWithin(who, left, width - 80, top + 10, { size: 9 });
  pen.text('Coup', left + width - 44, top + 10, { size: 9, color: SOFT }, 'right');
  pen.box({ left: left + width - 40, top: top - 2, width: 40, height: 16 });
  if (turn !== undefined) pen.text(String(turn), left + width - 20, top + 10, { font: 'bold', size: 11 }, 'centre');

  pen.grid(squared, COLUMNS, rows, { width: 0.35, color: '#888888' });
  const start = squared.left + squared.width + 6;
  const third = squared.height / 3;
  const [, reference, score] = ['Table', 'Référence', 'Score'].map((label, index) => {
    const at = { left: start, top: squared.top + index * third, width: left + width - start, height: third - 4 };
    pen.box(at, { width: 0.9 });
    pen.text(label, at.left + 3, at.top + 9, { size: 8, color: SOFT });
    const size = 28;
    if (index === 0)
      pen.textWithin(
        String(table),
        at.left + 2,
        at.width - 4,
        at.top + at.height - 9,
        { font: 'bold', size },
        'centre',
      );
    return at;
  });

  const under = squared.top + squared.height + 5;
  const strip = { left, top: under, width, height: top + height - under };
  pen.fill(strip, GREY);
  pen.text('Arbitrage', left + 4, under + 10, { size: 8, color: SOFT });
  return { squared, side, reference, score, strip };
}

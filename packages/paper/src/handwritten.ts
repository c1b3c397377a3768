import type { Slip } from '@raccord/regulation';
import type { SheetText, SlipSheet, WrittenSign } from '@raccord/school';
import { SLIP_STATE_NAMES } from '@raccord/tournament';
import type { Area } from './page.ts';
import type { Pen } from './pen.ts';
import { drawSlipForm } from './slipform.ts';
import { notesOf } from './written.ts';

export interface HandedSlip {
  readonly slip: Slip;
  readonly sheet: SlipSheet;
  readonly table: number;
  readonly turn: number;
}

const INK = '#1d2a5c';
/** In squares. */
const LINE = 0.085;
/** Where a letter is gone over again. */
const BESIDE = 0.035;

/** A slip as a player hands it in: letters in squares, jokers in circles, reference, score; below, what the referee knows of it. */
export function drawHandedSlip(pen: Pen, { slip, sheet, table, turn }: HandedSlip, area: Area): void {
  const { squared, side, reference, score, strip } = drawSlipForm(
    pen,
    { table, who: '', turn, rows: sheet.rows },
    area,
  );
  for (const { letters, strikes } of sheet.solutions) {
    const circles = letters.flatMap(({ circle }) => (circle ? [circle] : []));
    drawSigns(pen, letters, [...circles, ...strikes], squared.left, squared.top, side);
  }
  fillIn(pen, sheet.references, reference);
  fillIn(pen, sheet.score ? [sheet.score] : [], score);
  const state = slip.state === 'handed-in' || slip.state === 'blank' ? [] : [SLIP_STATE_NAMES[slip.state]];
  const notes = [...state, ...notesOf(slip)].join(', ');
  pen.textWithin(notes, strip.left + 46, strip.width - 52, strip.top + 11, { font: 'bold', size: 10 });
}

function drawSigns(
  pen: Pen,
  signs: readonly WrittenSign[],
  others: readonly string[],
  left: number,
  top: number,
  side: number,
): void {
  const stroke = { width: side * LINE, color: INK };
  const retraced = signs.flatMap(({ isRetraced, path }) => (isRetraced ? [path] : []));
  pen.strokes([...signs.map(({ path }) => path), ...others], left, top, side, stroke);
  pen.strokes(retraced, left + side * BESIDE, top + side * BESIDE, side, stroke);
}

/** Writes in a box of the slip, under its label. */
function fillIn(pen: Pen, texts: readonly SheetText[], { left, top, width, height }: Area): void {
  const step = (height - 12) / Math.max(1, texts.length);
  for (const [index, { signs, strikes, width: wide }] of texts.entries()) {
    const side = Math.min(22, step * (texts.length > 1 ? 0.85 : 1), (width - 6) / wide);
    const [x, y] = [left + (width - wide * side) / 2, top + 12 + index * step + (step - side) / 2];
    drawSigns(pen, signs, strikes, x, y, side);
  }
}

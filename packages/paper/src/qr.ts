import { create } from 'qrcode';
import type { Pen, Run } from './pen.ts';

/** White around the code, in modules, as the norm asks. */
const QUIET = 4;
/** Any mask can be read; trying all eight of them takes four times as long. */
const MASK = 3;

/** All as bytes: looking for the shortest mix of modes takes longer than the rest, and gains nothing on a link. */
const encoder = new TextEncoder();
export const qrOf = (text: string) =>
  create([{ data: encoder.encode(text), mode: 'byte' }], { errorCorrectionLevel: 'M', maskPattern: MASK });

/** A QR code in a square with its white edge: vector, one path. */
export function drawQr(pen: Pen, text: string, left: number, top: number, side: number): void {
  const { modules } = qrOf(text);
  const step = side / (modules.size + 2 * QUIET);
  pen.squares(darkRuns(modules), left + QUIET * step, top + QUIET * step, step);
}

/** The dark modules, as runs along the rows. */
export function* darkRuns({ size, data }: { readonly size: number; readonly data: Uint8Array }): Generator<Run> {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue;
      const from = column;
      while (column + 1 < size && data[row * size + column + 1]) column++;
      yield { column: from, row, length: column + 1 - from };
    }
  }
}

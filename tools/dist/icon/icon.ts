import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { type Picture, readPng, writePng } from './png.ts';

/** What a page has for its icon: every other size is made of it. */
const DRAWN = 'apps/web/static/public/icone-512.png';

/** Of lists, of the task bar, of a desktop, and of large icons. */
const WINDOWS_SIDES = [16, 32, 48, 256];

const drawn = (): Picture => readPng(readFileSync(join(ROOT, DRAWN)));

/** The icon as a PNG of that side. */
export const iconPng = (side: number): Buffer => writePng(shrink(drawn(), side));

/** The icon as Windows wants it: the same picture in several sizes, each as a PNG. */
export function iconIco(): Buffer {
  const whole = drawn();
  const pictures = WINDOWS_SIDES.map((side) => ({ side, png: writePng(shrink(whole, side)) }));
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length + 16 * pictures.length;
  const index = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(16);
    // One byte each: 256 is written 0.
    entry[0] = entry[1] = side % 256;
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([head, ...index, ...pictures.map(({ png }) => png)]);
}

/** Each point is the mean of those it stands for, which count as much as they are opaque. */
export function shrink({ side: from, points }: Picture, side: number): Picture {
  const shares = Array.from({ length: side }, (_, index) => sharesOf(index, from / side));
  const made = Buffer.alloc(side * side * 4);
  shares.forEach((rows, row) => {
    shares.forEach((columns, column) => {
      const sums = [0, 0, 0, 0];
      let area = 0;
      for (const { at: y, share: high } of rows)
        for (const { at: x, share: wide } of columns) {
          const at = (y * from + x) * 4;
          const weight = high * wide * points[at + 3];
          for (let channel = 0; channel < 3; channel++) sums[channel] += weight * points[at + channel];
          sums[3] += weight;
          area += high * wide;
        }
      const opacity = sums[3];
      const mean = sums.map((sum, channel) => (channel === 3 ? sum / area : sum / (opacity || 1)));
      made.set(mean.map(Math.round), (row * side + column) * 4);
    });
  });
  return { side, points: made };
}

/** Which points of the larger picture one of the smaller stands for, and how much of each. */
function sharesOf(index: number, ratio: number): readonly { readonly at: number; readonly share: number }[] {
  const [start, end] = [index * ratio, (index + 1) * ratio];
  const shares = [];
  for (let at = Math.floor(start); at < end; at++)
    shares.push({ at, share: Math.min(at + 1, end) - Math.max(at, start) });
  return shares;
}

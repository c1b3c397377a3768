import { seededRandom } from '@raccord/scrabble';
import { type GlyphStroke, glyphOf, SCRAWL } from './glyphs.ts';

/** How a slip is written: by a hand, or as clearly as can be. */
export type Penmanship = 'by-hand' | 'legible';

/** A sign as it is written: lengths are in squares of the slip. */
export interface WrittenSign {
  /** An upper-case letter, a figure, `-`; `~` is a scrawl that nobody can read. */
  readonly sign: string;
  /** Where its middle is. */
  readonly x: number;
  readonly y: number;
  /** How tall it is. */
  readonly size: number;
  /** In degrees, clockwise. */
  readonly turn: number;
  /** Gone over a second time: drawn once more, a little beside. */
  readonly isRetraced: boolean;
  /** Its strokes as an SVG path, where it stands, turned and all: to be stroked with round ends, not filled. */
  readonly path: string;
}

/** How tall letters are in a square. */
const CAPITAL = 0.74;

/** The hand that wrote one slip: the same seed writes it the same way. */
export class Hand {
  /** How untidy it is, from 0. */
  readonly #wildness: number;
  readonly #random: () => number;
  /** How far the hand leans, in degrees. */
  readonly #slant: number;

  constructor(seed: number, wildness: number) {
    this.#wildness = wildness;
    this.#random = seededRandom(seed);
    this.#slant = this.#stray(5);
  }

  /** Somewhere within so much on either side of nothing. */
  #stray(most: number): number {
    return (this.#random() * 2 - 1) * most * this.#wildness;
  }

  /** How much a line of writing goes up or down from one sign to the next. */
  slope(): number {
    return this.#stray(0.018);
  }

  /** A sign around a point, as tall as `scale` times a letter in its square. */
  write(sign: string, x: number, y: number, scale = 1): WrittenSign {
    const strokes = glyphOf(sign) ?? (glyphOf(SCRAWL) as readonly GlyphStroke[]);
    const size = CAPITAL * scale * (1 + this.#stray(0.09));
    const at = { x: x + this.#stray(0.06) * scale, y: y + this.#stray(0.06) * scale };
    const turn = this.#slant + this.#stray(4);
    const isRetraced = this.#random() < 0.05 * this.#wildness;
    const move = this.#mover(strokes, at, size, turn);
    return {
      sign: glyphOf(sign) ? sign.toUpperCase() : SCRAWL,
      ...{ x: rounded(at.x), y: rounded(at.y), size: rounded(size), turn: rounded(turn), isRetraced },
      path: strokes.map((stroke) => this.#drawStroke(stroke, move)).join(''),
    };
  }

  /** From hundredths of the glyph to squares of the slip. */
  #mover(strokes: readonly GlyphStroke[], at: { x: number; y: number }, size: number, turn: number) {
    const wide = Math.max(...strokes.flatMap(({ points }) => points.map(([x]) => x)));
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return ([px, py]: readonly [number, number]): [number, number] => {
      const [right, down] = [((px - wide / 2) / 100) * size, ((py - 50) / 100) * size];
      return [at.x + right * cos - down * sin, at.y + right * sin + down * cos];
    };
  }

  #drawStroke({ points, isRound }: GlyphStroke, move: (point: readonly [number, number]) => [number, number]): string {
    const moved = points.map(([x, y]) => move([x + this.#stray(3), y + this.#stray(3)]));
    return isRound ? roundPath(moved) : `M${moved.map(written).join('L')}`;
  }

  /** A stroke from one point to another, not quite straight. */
  strike(x1: number, y1: number, x2: number, y2: number): string {
    const parts = 4;
    const points = Array.from({ length: parts + 1 }, (_, index): [number, number] => {
      const along = index / parts;
      return [x1 + (x2 - x1) * along + this.#stray(0.08), y1 + (y2 - y1) * along + this.#stray(0.08)];
    });
    return roundPath(points);
  }

  /** A circle around a sign. */
  circle({ x, y }: WrittenSign): string {
    const [right, down, radius] = [this.#stray(0.05), this.#stray(0.05), 0.46 * (1 + this.#stray(0.06))];
    const points = Array.from({ length: 9 }, (_, index): [number, number] => {
      const angle = (index / 8) * 2 * Math.PI - Math.PI / 2;
      const far = radius * (1 + this.#stray(0.04));
      return [x + right + Math.cos(angle) * far, y + down + Math.sin(angle) * far];
    });
    if (this.#wildness === 0) points[8] = points[0];
    return roundPath(points);
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const written = ([x, y]: readonly [number, number]): string => `${rounded(x)} ${rounded(y)}`;

/** A curve through points, without a corner. */
function roundPath(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)];
  let path = `M${written(points[0])}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    path += `C${written(first)} ${written(second)} ${written(to)}`;
  }
  return path;
}

import { raisedParts } from '@raccord/french';
import type { Area } from './page.ts';
import { type Fitted, firstBaseline, leading, RAISED_BY, RAISED_SIZE, type Ruler, type TextStyle } from './ruler.ts';
import { Scribe } from './scribe.ts';
import { typesetPaper } from './typography.ts';

export type Align = 'left' | 'centre' | 'right';

export interface Stroke {
  readonly width?: number;
  readonly color?: string;
  /** Lengths of a dash and of the space after it. */
  readonly dash?: readonly [number, number];
}

const BLACK = '#000000';
/** From this size on, letters are set with their kerning. */
const KERNED = 12;
/**
 * Figures are never kerned. Texts with accents apart from their letters always are, since pdfkit then places each mark.
 */
const FIGURES = /^\d+$/;
const COMBINED = /\p{M}/u;

/** Draws on the page being made. */
export class Pen {
  readonly ruler: Ruler;
  readonly #doc: PDFKit.PDFDocument;
  readonly #scribe: Scribe;

  constructor(doc: PDFKit.PDFDocument, ruler: Ruler) {
    this.#doc = doc;
    this.#scribe = new Scribe(doc);
    this.ruler = ruler;
  }

  /** Writes on a baseline, from `x` on, around it or up to it. */
  text(text: string, x: number, baseline: number, style: TextStyle, align: Align = 'left'): void {
    if (text === '') return;
    const { font = 'regular', size, color = BLACK } = style;
    const length = align === 'left' ? 0 : this.ruler.width(text, style);
    const start = align === 'left' ? x : align === 'right' ? x - length : x - length / 2;
    let at = start;
    for (const { text: part, isRaised } of raisedParts(typesetPaper(text))) {
      const own = isRaised ? { ...style, size: size * RAISED_SIZE } : style;
      this.#write(part, { font, size: own.size, color }, at, isRaised ? baseline - size * RAISED_BY : baseline);
      at += this.ruler.width(part, own);
    }
  }

  #write(shown: string, { font, size, color }: Required<TextStyle>, start: number, baseline: number): void {
    const isPlain = FIGURES.test(shown) || (size < KERNED && !COMBINED.test(shown));
    if (isPlain) this.#scribe.write(shown, { font, size, color }, start, baseline);
    else {
      this.#doc.font(font).fontSize(size).fillColor(color);
      this.#doc.text(shown, start, baseline, { lineBreak: false, baseline: 'alphabetic' });
    }
  }

  /** Writes in a room of one line, smaller or cut if need be. */
  textWithin(
    text: string,
    left: number,
    room: number,
    baseline: number,
    style: TextStyle,
    align: Align = 'left',
  ): void {
    const fitted: Fitted = this.ruler.fit(text, room, style);
    const x = align === 'left' ? left : align === 'right' ? left + room : left + room / 2;
    this.text(fitted.text, x, baseline, { ...style, size: fitted.size }, align);
  }

  /** Writes lines from `top` down; gives where they end. */
  lines(lines: readonly string[], left: number, top: number, style: TextStyle): number {
    const step = leading(style.size);
    lines.forEach((line, index) => {
      this.text(line, left, top + index * step + firstBaseline(style.size), style);
    });
    return top + lines.length * step;
  }

  /** Writes the whole of a text in a room, in its middle from top to bottom: smaller, on several lines if need be. */
  fillWith(text: string, { left, top, width, height }: Area, style: TextStyle): void {
    const { lines, size } = this.ruler.fill(text, { width, height }, style);
    this.lines(lines, left, top + (height - lines.length * leading(size)) / 2, { ...style, size });
  }

  /** Where a click in this area leads, for whoever reads the PDF on a screen. */
  leadTo(url: string, { left, top, width, height }: Area): void {
    this.#doc.link(left, top, width, height, url);
  }

  /** Draws elsewhere on the page than where it was laid out. */
  move(right: number, down: number, draw: () => void): void {
    this.#doc.save().translate(right, down);
    draw();
    this.#doc.restore();
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke: Stroke = {}): void {
    this.#doc.moveTo(x1, y1).lineTo(x2, y2);
    this.#stroke(stroke);
  }

  /** From point to point: dashes go on around the corners. */
  polyline([first, ...others]: readonly { readonly x: number; readonly y: number }[], stroke: Stroke): void {
    if (!first || others.length === 0) return;
    this.#doc.moveTo(first.x, first.y);
    for (const { x, y } of others) this.#doc.lineTo(x, y);
    this.#stroke(stroke);
  }

  box({ left, top, width, height }: Area, stroke: Stroke = {}): void {
    this.#doc.rect(left, top, width, height);
    this.#stroke(stroke);
  }

  /** Squares side by side, all in one path. */
  grid({ left, top, width, height }: Area, columns: number, rows: number, stroke: Stroke): void {
    for (let column = 0; column <= columns; column++) {
      const x = left + (column * width) / columns;
      this.#doc.moveTo(x, top).lineTo(x, top + height);
    }
    for (let row = 0; row <= rows; row++) {
      const y = top + (row * height) / rows;
      this.#doc.moveTo(left, y).lineTo(left + width, y);
    }
    this.#stroke(stroke);
  }

  fill({ left, top, width, height }: Area, color: string): void {
    this.#doc.rect(left, top, width, height).fill(color);
  }

  circle(x: number, y: number, radius: number, stroke: Stroke = {}): void {
    this.#doc.circle(x, y, radius);
    this.#stroke(stroke);
  }

  /** Strokes SVG paths whose lengths are in steps, with round ends. */
  strokes(
    paths: readonly string[],
    left: number,
    top: number,
    step: number,
    { width = 0.5, color = BLACK }: Stroke,
  ): void {
    if (paths.length === 0) return;
    this.#doc.save().translate(left, top).scale(step).lineCap('round').lineJoin('round');
    this.#doc
      .lineWidth(width / step)
      .path(paths.join(''))
      .stroke(color);
    this.#doc.restore();
  }

  /** Fills squares of a grid whose steps are `step` long, all in one path. */
  squares(runs: Iterable<Run>, left: number, top: number, step: number): void {
    let path = '';
    for (const { column, row, length } of runs) path += `${column} ${row} ${length} 1 re\n`;
    this.#doc.save().translate(left, top).scale(step).fillColor(BLACK).addContent(path).fill().restore();
  }

  #stroke({ width = 0.5, color = BLACK, dash }: Stroke): void {
    this.#doc.lineWidth(width);
    if (dash) this.#doc.dash(dash[0], { space: dash[1] });
    this.#doc.stroke(color);
    if (dash) this.#doc.undash();
  }
}

/** Squares side by side in a row of a grid. */
export interface Run {
  readonly column: number;
  readonly row: number;
  readonly length: number;
}

/** The baseline of a text that stands in the middle of a line of a height. */
export const middle = (top: number, height: number, size: number): number => top + height / 2 + size * 0.33;

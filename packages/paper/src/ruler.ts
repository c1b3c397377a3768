import { graphemes, raisedParts } from '@raccord/french';
import type { Area } from './page.ts';
import { typesetPaper } from './typography.ts';

export const FONT_NAMES = ['regular', 'bold', 'italic'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** How a text looks. */
export interface TextStyle {
  readonly font?: FontName;
  readonly size: number;
  /** Black unless said; greys only, since most printers have no more. */
  readonly color?: string;
}

/** A text that fits in a room, at the size at which it does. */
export interface Fitted {
  readonly text: string;
  readonly size: number;
}

/** A text over lines, at the size at which they stand in their room. */
export interface FilledText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How wide a letter is at size 1. */
export type Advance = (letter: string, font: FontName) => number;

/** Texts shrink to this part of their size before they are cut. */
const SMALLEST = 0.75;
const ELLIPSIS = '…';

/** The letters of « 1er » beside the figure: how large they are, and how high above the line. */
export const RAISED_SIZE = 0.64;
export const RAISED_BY = 0.34;

/**
 * Says how long texts are, and makes them fit. It adds letters up: what their pairs gain by kerning is left out, since shaping
 * every text of a long table before its first page is drawn would take most of the time.
 */
export class Ruler {
  readonly #advance: Advance;
  readonly #known = new Map<FontName, Map<string, number>>();

  constructor(advance: Advance) {
    this.#advance = advance;
  }

  width(text: string, { font = 'regular', size }: TextStyle): number {
    const known = this.#known.get(font) ?? new Map<string, number>();
    this.#known.set(font, known);
    let sum = 0;
    for (const { text: part, isRaised } of raisedParts(typesetPaper(text))) {
      let length = 0;
      for (const letter of part) {
        let own = known.get(letter);
        if (own === undefined) {
          own = this.#advance(letter, font);
          known.set(letter, own);
        }
        length += own;
      }
      sum += isRaised ? length * RAISED_SIZE : length;
    }
    return sum * size;
  }

  /** A text that must stay on one line: smaller if need be, then cut with « … ». */
  fit(text: string, room: number, style: TextStyle): Fitted {
    const { size } = style;
    const length = this.width(text, style);
    if (length <= room) return { text, size };
    const smaller = (size * room) / length;
    if (smaller >= size * SMALLEST) return { text, size: smaller };
    const smallest = { ...style, size: size * SMALLEST };
    const letters = graphemes(text);
    let [fits, overflows] = [0, letters.length];
    const cutAt = (count: number) => `${letters.slice(0, count).join('').trimEnd()}${ELLIPSIS}`;
    while (overflows - fits > 1) {
      const middle = (fits + overflows) >> 1;
      if (this.width(cutAt(middle), smallest) <= room) fits = middle;
      else overflows = middle;
    }
    return { text: cutAt(fits), size: smallest.size };
  }

  /** The lines of a text, every letter of it: a word longer than a line is broken, after a hyphen if it can be. */
  wrap(text: string, room: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of typesetPaper(text)
      .split(' ')
      .flatMap((piece) => this.#breakUp(piece, room, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.width(longer, style) > room) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line === '' ? lines : [...lines, line];
  }

  /** The lines of a text that must stay in a room, every letter of it: as large as they can be there. */
  fill(text: string, { width, height }: Pick<Area, 'width' | 'height'>, style: TextStyle): FilledText {
    let { size } = style;
    let lines = this.wrap(text, width, style);
    while (lines.length > 1 && lines.length * leading(size) > height) {
      size *= 0.96;
      lines = this.wrap(text, width, { ...style, size });
    }
    return { lines, size };
  }

  #breakUp(word: string, room: number, style: TextStyle): string[] {
    if (this.width(word, style) <= room) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const part of word
      .split(/(?<=-)/)
      .flatMap((own) => (this.width(own, style) > room ? graphemes(own) : [own]))) {
      if (piece !== '' && this.width(piece + part, style) > room) {
        pieces.push(piece);
        piece = part;
      } else piece += part;
    }
    return [...pieces, piece];
  }
}

/** From one line to the next. */
export const leading = (size: number): number => size * 1.22;

/** Of the first of several lines, from its top. */
export const firstBaseline = (size: number): number => size * 0.95;

import { squaredPart } from './drawing.ts';
import type { Pen } from './pen.ts';
import { firstBaseline, leading, type Ruler, type TextStyle } from './ruler.ts';

/** What stands one under the other. */
export interface Part {
  readonly height: number;
  /** Of its first line, from its top. */
  readonly baseline?: number;
  draw(pen: Pen, left: number, top: number): void;
}

/** Parts that stay on one page. */
export const stacked = (parts: readonly Part[]): Part => ({
  height: parts.reduce((sum, { height }) => sum + height, 0),
  draw(pen, left, top) {
    let at = top;
    for (const part of parts) {
      part.draw(pen, left, at);
      at += part.height;
    }
  },
});

/** A text on as many lines as it takes. */
export function linesPart(ruler: Ruler, text: string, room: number, style: TextStyle, gap = 2): Part {
  const lines = ruler.wrap(text, room, style);
  return {
    height: lines.length * leading(style.size) + gap,
    baseline: firstBaseline(style.size),
    draw: (pen, left, top) => pen.lines(lines, left, top, style),
  };
}

export const indented = (part: Part, by: number): Part => ({
  ...part,
  draw: (pen, left, top) => part.draw(pen, left + by, top),
});

/** The squared part of a slip, as large as its room lets it be; `above` and `below` it is white. */
export function drawnPart(
  solution: Parameters<typeof squaredPart>[0],
  room: number,
  side: number,
  [above, below]: readonly [number, number],
): Part {
  const natural = squaredPart(solution, side);
  const part = natural.width <= room ? natural : squaredPart(solution, (side * room) / natural.width);
  return { height: above + part.height + below, draw: (pen, left, top) => part.draw(pen, left, top + above) };
}

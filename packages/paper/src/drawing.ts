import { makeDrawing, type WrittenSolution } from '@raccord/regulation';
import { isMarked } from '@raccord/scrabble';
import { middle, type Pen } from './pen.ts';

/** The squared part of a slip where letters of the board stand around the word. */
export interface SquaredPart {
  readonly width: number;
  readonly height: number;
  draw(pen: Pen, left: number, top: number): void;
}

/** Lays it out with squares of a side; a line goes across one that is struck out. */
export function squaredPart(solution: WrittenSolution, side: number): SquaredPart {
  const lines = makeDrawing(solution).split('\n');
  const columns = Math.max(...lines.map((line) => line.length));
  return {
    width: columns * side,
    height: lines.length * side,
    draw(pen, left, top) {
      for (const [row, line] of lines.entries()) {
        for (let column = 0; column < columns; column++) {
          const at = { left: left + column * side, top: top + row * side, width: side, height: side };
          pen.box(at, { width: 0.4, color: '#888888' });
          const letter = line[column] ?? '.';
          if (letter === '.') continue;
          const size = side * 0.72;
          const x = at.left + side / 2;
          pen.text(letter.toUpperCase(), x, middle(at.top, side, size), { font: 'bold', size }, 'centre');
          if (isMarked(letter)) pen.circle(x, at.top + side / 2, side * 0.45, { width: 0.8 });
        }
      }
      if (solution.isStruck) pen.line(left, top + lines.length * side, left + columns * side, top, { width: 1 });
    },
  };
}

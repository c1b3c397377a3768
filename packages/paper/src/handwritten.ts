import { makeDrawing, type Slip } from '@raccord/regulation';
import { BOARD_SIZE, isMarked } from '@raccord/scrabble';
import { SLIP_STATE_NAMES } from '@raccord/tournament';
import type { Area } from './page.ts';
import { middle, type Pen } from './pen.ts';
import { drawSlipForm, SLIP_ROWS } from './slipform.ts';
import { notesOf } from './written.ts';

/** A solution in the squares, from a row down. */
interface Drawn {
  readonly lines: readonly string[];
  readonly row: number;
  readonly isStruck: boolean;
}

/** A slip as a player hands it in: letters in squares, jokers in circles, reference, score; below, what the referee knows of it. */
export function drawHandedSlip(pen: Pen, slip: Slip, table: number, turn: number, area: Area): void {
  const drawn = inRows(slip);
  const last = drawn.at(-1);
  const rows = Math.max(SLIP_ROWS, last ? last.row + last.lines.length : 0);
  const { squared, side, reference, score, strip } = drawSlipForm(pen, { table, who: '', turn, rows }, area);
  const offset = Math.max(0, Math.floor((rows - (last ? last.row + last.lines.length : 0)) / 2));
  for (const { lines, row, isStruck } of drawn) {
    const width = Math.max(...lines.map((line) => line.length));
    const left = squared.left + Math.floor((BOARD_SIZE - width) / 2) * side;
    const top = squared.top + (row + offset) * side;
    drawLetters(pen, lines, left, top, side);
    if (isStruck) pen.line(left, top + lines.length * side, left + width * side, top, { width: 1.2 });
  }
  const references = slip.solutions.flatMap((one) => (one.reference === undefined ? [] : [one.reference]));
  fillIn(pen, references, reference);
  fillIn(pen, slip.score === undefined ? [] : [String(slip.score)], score);
  const state = slip.state === 'handed-in' || slip.state === 'blank' ? [] : [SLIP_STATE_NAMES[slip.state]];
  const notes = [...state, ...notesOf(slip)].join(', ');
  pen.textWithin(notes, strip.left + 46, strip.width - 52, strip.top + 11, { font: 'bold', size: 10 });
}

/** One under the other, a row between them. */
function inRows({ solutions }: Slip): Drawn[] {
  let row = 0;
  return solutions.map((solution) => {
    const lines = makeDrawing(solution).split('\n');
    const drawn = { lines, row, isStruck: solution.isStruck ?? false };
    row += lines.length + 1;
    return drawn;
  });
}

function drawLetters(pen: Pen, lines: readonly string[], left: number, top: number, side: number): void {
  const size = side * 0.82;
  for (const [row, line] of lines.entries()) {
    for (const [column, letter] of [...line].entries()) {
      if (letter === '.') continue;
      const x = left + (column + 0.5) * side;
      const y = top + row * side;
      pen.text(letter.toUpperCase(), x, middle(y, side, size), { font: 'bold', size }, 'centre');
      if (isMarked(letter)) pen.circle(x, y + side / 2, side * 0.47, { width: 0.9 });
    }
  }
}

/** Writes in a box of the slip, under its label. */
function fillIn(pen: Pen, texts: readonly string[], { left, top, width, height }: Area): void {
  const size = texts.length > 1 ? 13 : 18;
  const step = (height - 12) / Math.max(1, texts.length);
  texts.forEach((text, index) => {
    const baseline = middle(top + 12 + index * step, step, size);
    pen.textWithin(text, left + 3, width - 6, baseline, { font: 'bold', size }, 'centre');
  });
}

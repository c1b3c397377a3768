import {
  BOARD_SIZE,
  isMarked,
  letterIndex,
  PREMIUM_SIGNS,
  type Premium,
  premiumOf,
  rowName,
  squareAt,
  VALUES,
} from '@raccord/scrabble';
import { SOFT } from './frame.ts';
import { middle, type Pen } from './pen.ts';

/** How dark a premium square is: a printer without colours tells them apart. */
const SHADES: Readonly<Record<Premium, string>> = {
  'word-3': '#a8a8a8',
  'word-2': '#d4d4d4',
  'letter-3': '#c2c2c2',
  'letter-2': '#ececec',
};

/** The board with its rows and columns named, in a square. 15 lines: `.`, `A`–`Z`, `a`–`z` for a joker. */
export function drawBoard(pen: Pen, lines: readonly string[], left: number, top: number, size: number): void {
  const side = size / (BOARD_SIZE + 0.7);
  const origin = { left: left + size - side * BOARD_SIZE, top: top + size - side * BOARD_SIZE };
  const axis = { size: side * 0.42, color: SOFT };
  for (let index = 0; index < BOARD_SIZE; index++) {
    const along = (index + 0.5) * side;
    pen.text(String(index + 1), origin.left + along, origin.top - side * 0.15, axis, 'centre');
    pen.text(rowName(index), left + side * 0.3, middle(origin.top + index * side, side, axis.size), axis, 'centre');
  }
  for (let row = 0; row < BOARD_SIZE; row++) {
    for (let column = 0; column < BOARD_SIZE; column++) {
      const at = { left: origin.left + column * side, top: origin.top + row * side };
      const letter = lines[row]?.[column] ?? '.';
      if (letter === '.') drawEmpty(pen, squareAt(row, column), at, side);
      else drawTile(pen, letter, at, side);
    }
  }
  pen.box({ ...origin, width: side * BOARD_SIZE, height: side * BOARD_SIZE }, { width: 1 });
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

function drawEmpty(pen: Pen, square: number, at: Corner, side: number): void {
  const area = { ...at, width: side, height: side };
  const premium = premiumOf(square);
  if (premium) {
    const size = side * 0.36;
    pen.fill(area, SHADES[premium]);
    pen.text(PREMIUM_SIGNS[premium], at.left + side / 2, middle(at.top, side, size), { size, color: SOFT }, 'centre');
  }
  pen.box(area, { width: 0.25, color: '#888888' });
}

/** A joker is worth nothing, and its letter is circled as on a slip. */
function drawTile(pen: Pen, letter: string, { left, top }: Corner, side: number): void {
  const size = side * 0.72;
  const isJoker = isMarked(letter);
  const upper = letter.toUpperCase();
  const x = left + side * (isJoker ? 0.5 : 0.44);
  pen.box({ left, top, width: side, height: side }, { width: 0.6 });
  pen.text(upper, x, middle(top, side, size), { font: 'bold', size }, 'centre');
  if (isJoker) pen.circle(x, top + side / 2, side * 0.43, { width: 0.7 });
  else
    pen.text(String(VALUES[letterIndex(upper)]), left + side * 0.95, top + side * 0.92, { size: side * 0.32 }, 'right');
}

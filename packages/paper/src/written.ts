import type { Slip, WrittenSolution } from '@raccord/regulation';
import { isMarked } from '@raccord/scrabble';
import { SOFT } from './frame.ts';
import type { Pen } from './pen.ts';
import type { Ruler, Style } from './ruler.ts';
import { LINKS, NO_REFERENCE, NO_SCORE, SLIP_STATES } from './words.ts';

/** A piece of a slip on one line: letters, or one letter in a circle. */
interface Piece {
  readonly text: string;
  readonly style: Style;
  readonly isCircled?: boolean;
  /** Before it, in parts of the size. */
  readonly gap: number;
}

/** How wide a circle is, in parts of the size. */
const CIRCLE = 1.16;

/** A slip on one line, as it was written: circled letters in circles, reference, score. The drawing of links is apart. */
export const drawSlip = (pen: Pen, slip: Slip, left: number, room: number, baseline: number, size: number): void =>
  drawPieces(pen, (fitting) => slipPieces(slip, fitting), left, room, baseline, size);

/** A word with its jokers in circles. */
export const drawWord = (pen: Pen, word: string, left: number, room: number, baseline: number, size: number): void =>
  drawPieces(pen, (fitting) => letterPieces(word, fitting, 0), left, room, baseline, size);

/** Never cut: as small as its room asks. */
function drawPieces(
  pen: Pen,
  piecesAt: (size: number) => Piece[],
  left: number,
  room: number,
  baseline: number,
  size: number,
): void {
  const wanted = widthOf(pen.ruler, piecesAt(size));
  const fitting = wanted <= room ? size : (size * room) / wanted;
  let x = left;
  for (const piece of piecesAt(fitting)) {
    x += piece.gap * fitting;
    const width = pieceWidth(pen.ruler, piece);
    pen.text(piece.text, x + width / 2, baseline, piece.style, 'centre');
    if (piece.isCircled) pen.circle(x + width / 2, baseline - fitting * 0.33, (fitting * CIRCLE) / 2, { width: 0.8 });
    x += width;
  }
}

const widthOf = (ruler: Ruler, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.gap * piece.style.size + pieceWidth(ruler, piece), 0);

const pieceWidth = (ruler: Ruler, { text, style, isCircled = false }: Piece): number =>
  isCircled ? style.size * CIRCLE : ruler.width(text, style);

function slipPieces({ state, solutions, score }: Slip, size: number): Piece[] {
  const soft = { size, color: SOFT };
  const isBlank = state === 'blank' || state === 'absent' || (state === 'handed-in' && solutions.length === 0);
  if (isBlank) return [{ text: SLIP_STATES[state === 'absent' ? 'absent' : 'blank'], style: soft, gap: 0 }];
  return [
    ...(state === 'handed-in' ? [] : [{ text: SLIP_STATES[state], style: { ...soft, font: 'bold' as const }, gap: 0 }]),
    ...solutions.flatMap((solution, index) => [
      ...(index === 0 ? [] : [{ text: '/', style: soft, gap: 0.5 }]),
      ...solutionPieces(solution, size, index > 0 || state !== 'handed-in' ? 0.6 : 0),
    ]),
    score === undefined
      ? { text: NO_SCORE, style: soft, gap: 0.8 }
      : { text: String(score), style: { size, font: 'bold' }, gap: 0.8 },
  ];
}

const letterPieces = (word: string, size: number, gap: number): Piece[] =>
  (word.match(/[a-z]|[^a-z]+/g) ?? []).map((text, index) => ({
    text: text.toUpperCase(),
    style: { size, font: 'bold' },
    isCircled: isMarked(text),
    gap: index === 0 ? gap : 0.14,
  }));

function solutionPieces({ word, direction, reference, outside }: WrittenSolution, size: number, gap: number): Piece[] {
  const place = reference ?? (outside.length > 0 ? LINKS : NO_REFERENCE);
  const arrow = direction === 'horizontal' ? '→' : '↓';
  return [
    ...letterPieces(word, size, gap),
    ...(reference === undefined ? [{ text: arrow, style: { size }, gap: 0.5 }] : []),
    { text: place, style: reference === undefined ? { size, color: SOFT } : { size }, gap: 0.6 },
  ];
}

import type { Slip, WrittenSolution } from '@raccord/regulation';
import { isMarked } from '@raccord/scrabble';
import { CONDUCT_NAMES, LEGIBILITY_NAMES, SLIP_STATE_NAMES } from '@raccord/tournament';
import { SOFT } from './frame.ts';
import type { Pen } from './pen.ts';
import type { Ruler, TextStyle } from './ruler.ts';
import { LINKS_LABEL, NO_REFERENCE, NO_SCORE, STRUCK } from './words.ts';

/** A piece of a slip on one line: letters, or one letter in a circle. */
interface Piece {
  readonly text: string;
  readonly style: TextStyle;
  readonly isCircled?: boolean;
  /** A line goes through it, and through what parts it from the piece before where that one is struck too. */
  readonly isStruck?: boolean;
  /** Before it, in parts of the size. */
  readonly gap: number;
}

/** How wide a circle is, in parts of the size. */
const CIRCLE = 1.16;

/** A slip on one line: as it was written, then what the referee says of it. The drawing of links is apart. */
export const drawSlip = (pen: Pen, slip: Slip, left: number, room: number, baseline: number, size: number): void =>
  drawPieces(
    pen,
    (fitting) => [...writtenPieces(slip, fitting), ...remarkPieces(slip, fitting)],
    left,
    room,
    baseline,
    size,
  );

/** A slip as it was written: circled letters in circles, a line through what is struck out, reference, score. */
export const drawWritten = (pen: Pen, slip: Slip, left: number, room: number, baseline: number, size: number): void =>
  drawPieces(pen, (fitting) => writtenPieces(slip, fitting), left, room, baseline, size);

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
  let struckFrom: number | undefined;
  for (const piece of piecesAt(fitting)) {
    x += piece.gap * fitting;
    const width = pieceWidth(pen.ruler, piece);
    struckFrom = piece.isStruck ? (struckFrom ?? x) : undefined;
    if (struckFrom !== undefined) {
      const level = baseline - fitting * 0.3;
      pen.line(struckFrom, level, x + width, level, { width: 0.8 });
      struckFrom = x + width;
    }
    pen.text(piece.text, x + width / 2, baseline, piece.style, 'centre');
    if (piece.isCircled) pen.circle(x + width / 2, baseline - fitting * 0.33, (fitting * CIRCLE) / 2, { width: 0.8 });
    x += width;
  }
}

const widthOf = (ruler: Ruler, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.gap * piece.style.size + pieceWidth(ruler, piece), 0);

const pieceWidth = (ruler: Ruler, { text, style, isCircled = false }: Piece): number =>
  isCircled ? style.size * CIRCLE : ruler.width(text, style);

const isEmpty = ({ state, solutions }: Slip): boolean => state === 'handed-in' && solutions.length === 0;

/** What the referee says of a slip besides what is written. */
export function notesOf(slip: Slip): string[] {
  const { legibility, conduct } = slip;
  // On an empty slip « illisible » is shown as what is written, and not once more as a note.
  const isWritten = legibility === 'illegible' && isEmpty(slip);
  return [
    ...(legibility && !isWritten ? [LEGIBILITY_NAMES[legibility]] : []),
    ...(conduct ? [CONDUCT_NAMES[conduct]] : []),
  ];
}

const remarkPieces = (slip: Slip, size: number): Piece[] =>
  notesOf(slip).map((text) => ({ text, style: { size, color: SOFT, font: 'bold' }, gap: 0.8 }));

function writtenPieces(slip: Slip, size: number): Piece[] {
  const { state, solutions, score, legibility } = slip;
  const soft = { size, color: SOFT };
  if (isEmpty(slip) || state === 'blank' || state === 'absent') {
    const isIllegible = isEmpty(slip) && legibility === 'illegible';
    const text = isIllegible ? LEGIBILITY_NAMES.illegible : SLIP_STATE_NAMES[state === 'absent' ? 'absent' : 'blank'];
    return [{ text, style: soft, gap: 0 }];
  }
  return [
    ...(state === 'handed-in'
      ? []
      : [{ text: SLIP_STATE_NAMES[state], style: { ...soft, font: 'bold' as const }, gap: 0 }]),
    ...solutions.flatMap((solution, index) => [
      ...(index === 0 ? [] : [{ text: '/', style: soft, gap: 0.5 }]),
      ...solutionPieces(solution, size, index > 0 || state !== 'handed-in' ? 0.6 : 0),
    ]),
    // Handed in too late, it lacks nothing else.
    ...(score === undefined && state === 'handed-in' ? [{ text: NO_SCORE, style: soft, gap: 0.8 }] : []),
    ...(score === undefined ? [] : [{ text: String(score), style: { size, font: 'bold' as const }, gap: 0.8 }]),
  ];
}

const letterPieces = (word: string, size: number, gap: number): Piece[] =>
  (word.match(/[a-z]|[^a-z]+/g) ?? []).map((text, index) => ({
    text: text.toUpperCase(),
    style: { size, font: 'bold' },
    isCircled: isMarked(text),
    gap: index === 0 ? gap : 0.14,
  }));

function solutionPieces(solution: WrittenSolution, size: number, gap: number): Piece[] {
  const { word, direction, reference, outside, isStruck = false } = solution;
  const place = reference ?? (outside.length > 0 ? LINKS_LABEL : NO_REFERENCE);
  const arrow = direction === 'horizontal' ? '→' : '↓';
  const pieces: Piece[] = [
    ...letterPieces(word, size, gap),
    ...(reference === undefined ? [{ text: arrow, style: { size }, gap: 0.5 }] : []),
    { text: place, style: reference === undefined ? { size, color: SOFT } : { size }, gap: 0.6 },
  ];
  if (!isStruck) return pieces;
  return [...pieces.map((piece) => ({ ...piece, isStruck })), { text: STRUCK, style: { size, color: SOFT }, gap: 0.4 }];
}

import { makeDrawing, type Slip } from '@raccord/regulation';
import { BOARD_SIZE, isMarked } from '@raccord/scrabble';
import { Hand, type Penmanship, type WrittenSign } from './hand.ts';

/**
 * A slip as ink on paper, for who draws it, on a page or in print: the same slip is always written the same way.
 * Lengths are in squares of the slip, from the left top corner of its squared part; those of a box, from its left top corner.
 */
export interface SlipSheet {
  /** The squared part is so wide, and as high as what is written needs. */
  readonly columns: number;
  readonly rows: number;
  /** As written, one under the other or side by side; those struck out are among them, marked. */
  readonly solutions: readonly SheetSolution[];
  /** In the box « Référence », one under the other; that of a solution struck out is struck out too. */
  readonly references: readonly SheetText[];
  /** In the box « Score »; missing where none is written. */
  readonly score?: SheetText;
}

export interface SheetSolution {
  readonly letters: readonly SheetLetter[];
  readonly isStruck: boolean;
  /** The strokes that strike it out, as SVG paths; none where it stands. */
  readonly strikes: readonly string[];
}

export interface SheetLetter extends WrittenSign {
  /** The square it is written in, from 0. */
  readonly row: number;
  readonly column: number;
  /** The circle around a joker, as an SVG path. */
  readonly circle?: string;
}

/** A line of writing without squares, one high and `width` wide. */
export interface SheetText {
  readonly text: string;
  readonly signs: readonly WrittenSign[];
  readonly width: number;
  readonly isStruck: boolean;
  readonly strikes: readonly string[];
}

/** As many rows as a slip has in print. */
const SHEET_ROWS = 13;

/** Writes a slip down. What a referee says of its writing shows: `hard` is untidier, what is `illegible` is scribbled over. */
export function sheetOf(slip: Slip, penmanship: Penmanship = 'by-hand'): SlipSheet {
  const hand = new Hand(seedOf(slip), penmanship === 'legible' ? 0 : WILDNESS[slip.legibility ?? 'good']);
  const isScribbled = slip.legibility === 'illegible' && penmanship === 'by-hand';
  const { rows, places } = layOut(slip);
  return {
    columns: BOARD_SIZE,
    rows,
    solutions: places.map((place) => writeSolution(hand, place, isScribbled)),
    references: slip.solutions.flatMap(({ reference, isStruck = false }) =>
      reference === undefined || reference === '' ? [] : [writeText(hand, reference, isStruck)],
    ),
    ...(slip.score === undefined ? {} : { score: writeText(hand, String(slip.score), false) }),
  };
}

const WILDNESS = { good: 1, hard: 2, illegible: 3 } as const;

/** The same for the same slip (FNV-1a). */
function seedOf(slip: Slip): number {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(slip)) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** A solution in the squares, from its top left one. */
interface SolutionPlace {
  readonly lines: readonly string[];
  readonly wide: number;
  readonly row: number;
  readonly column: number;
  readonly isStruck: boolean;
}

/** One under the other, a row between them; side by side where they are too tall for that. In the middle of the slip. */
function layOut({ solutions }: Slip): { rows: number; places: SolutionPlace[] } {
  const blocks = solutions.map((solution) => {
    const lines = makeDrawing(solution).split('\n');
    const wide = Math.max(...lines.map((line) => line.length));
    return { lines, wide, isStruck: solution.isStruck ?? false };
  });
  const stacked = sum(blocks.map(({ lines }) => lines.length)) + blocks.length - 1;
  const abreast = sum(blocks.map(({ wide }) => wide)) + blocks.length - 1;
  const isAbreast = stacked > SHEET_ROWS && abreast <= BOARD_SIZE;
  const tallest = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  const height = Math.max(0, isAbreast ? tallest : stacked);
  const rows = Math.max(SHEET_ROWS, height);
  let [row, column] = [Math.floor((rows - height) / 2), Math.max(0, Math.floor((BOARD_SIZE - abreast) / 2))];
  const places = blocks.map((block) => {
    const place = {
      ...block,
      row,
      column: isAbreast ? column : Math.max(0, Math.floor((BOARD_SIZE - block.wide) / 2)),
    };
    if (isAbreast) column += block.wide + 1;
    else row += block.lines.length + 1;
    return place;
  });
  return { rows, places };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function writeSolution(hand: Hand, { lines, wide, row, column, isStruck }: SolutionPlace, isScribbled: boolean) {
  const slope = hand.slope();
  const letters = lines.flatMap((line, down) =>
    [...line].flatMap((letter, right): SheetLetter[] => {
      if (letter === '.') return [];
      const at = { row: row + down, column: column + right };
      const sign = hand.write(letter, at.column + 0.5, at.row + 0.5 + slope * right);
      const path = isScribbled ? sign.path + hand.write('~', sign.x, sign.y).path : sign.path;
      return [{ ...sign, path, ...at, ...(isMarked(letter) ? { circle: hand.circle(sign) } : {}) }];
    }),
  );
  const strikes = isStruck ? strike(hand, column, row, wide, lines.length) : [];
  return { letters, isStruck, strikes };
}

/** Two strokes through a word that lies, a cross over one that stands, a stroke from corner to corner of what has both. */
function strike(hand: Hand, left: number, top: number, wide: number, tall: number): string[] {
  const [from, to] = [left - 0.2, left + wide + 0.2];
  if (tall === 1) return [0.42, 0.6].map((down) => hand.strike(from, top + down, to, top + down));
  const up = hand.strike(from, top + tall, to, top);
  return wide === 1 ? [up, hand.strike(from, top, to, top + tall)] : [up];
}

const ADVANCE = 0.62;

function writeText(hand: Hand, text: string, isStruck: boolean): SheetText {
  const isKnown = /^[A-Z0-9-]+$/i.test(text) && text.length <= 4;
  const shown = isKnown ? [...text] : ['~', '~'];
  const slope = hand.slope();
  const signs = shown.map((sign, index) => hand.write(sign, (index + 0.5) * ADVANCE, 0.5 + slope * index, 1.2));
  const width = shown.length * ADVANCE;
  return { text, signs, width, isStruck, strikes: isStruck ? [hand.strike(-0.1, 0.55, width + 0.1, 0.45)] : [] };
}

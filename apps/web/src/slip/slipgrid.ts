import type { OutsideLetter } from '@raccord/regulation';
import type { Direction } from '@raccord/scrabble';

/** A square of the drawing of a slip, from the first letter of its word. */
export interface SlipCell {
  readonly down: number;
  readonly right: number;
}

export interface Written {
  readonly word: string;
  readonly direction: Direction;
  readonly outside: readonly OutsideLetter[];
}

export interface DrawnCell extends SlipCell {
  /** Empty when nothing is written. */
  readonly letter: string;
  readonly isWord: boolean;
}

/** A slip holds no more squares than this on any side of its first letter. */
const FARTHEST = 20;

export const isSameCell = (a: SlipCell, b: SlipCell): boolean => a.down === b.down && a.right === b.right;

const stepOf = (direction: Direction, { down, right }: SlipCell): number | undefined =>
  direction === 'horizontal' ? (down === 0 ? right : undefined) : right === 0 ? down : undefined;

/** Does a letter of the word stand on this square? */
export function isOnWord({ word, direction }: Pick<Written, 'word' | 'direction'>, cell: SlipCell): boolean {
  const step = stepOf(direction, cell);
  return step !== undefined && step >= 0 && step < word.length;
}

/** May a letter outside the word stand here? Just before or after it, it would make another word. */
export function isFree({ word, direction }: Pick<Written, 'word' | 'direction'>, cell: SlipCell): boolean {
  if (Math.max(Math.abs(cell.down), Math.abs(cell.right)) > FARTHEST) return false;
  const step = stepOf(direction, cell);
  return step === undefined || step < -1 || step > word.length;
}

/** The squares of the drawing, line by line, with `margin` empty squares around what is written and `cursor`. */
export function drawCells({ word, direction, outside }: Written, margin = 0, cursor?: SlipCell): DrawnCell[][] {
  const written: DrawnCell[] = [
    ...[...word].map((letter, step) => ({
      ...(direction === 'horizontal' ? { down: 0, right: step } : { down: step, right: 0 }),
      ...{ letter, isWord: true },
    })),
    ...outside.map((cell) => ({ ...cell, isWord: false })),
  ];
  const around = [...written, ...(cursor ? [cursor] : []), { down: 0, right: 0 }];
  const spread = (of: (cell: SlipCell) => number): [number, number] => [
    Math.max(-FARTHEST, Math.min(...around.map(of)) - margin),
    Math.min(FARTHEST, Math.max(...around.map(of)) + margin),
  ];
  const [top, bottom] = spread(({ down }) => down);
  const [left, rightmost] = spread(({ right }) => right);
  return range(top, bottom).map((down) =>
    range(left, rightmost).map(
      (right) =>
        written.find((cell) => isSameCell(cell, { down, right })) ?? { down, right, letter: '', isWord: false },
    ),
  );
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Writes a letter outside the word, or wipes it with an empty one. */
export function writeLetter(outside: readonly OutsideLetter[], cell: SlipCell, letter: string): OutsideLetter[] {
  const others = outside.filter((other) => !isSameCell(other, cell));
  return letter === '' ? others : [...others, { letter, down: cell.down, right: cell.right }];
}

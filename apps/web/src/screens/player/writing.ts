import {
  BOARD_SIZE,
  type Direction,
  makeReference,
  otherDirection,
  parseReference,
  pointOf,
  type Start,
  squareAlong,
} from '@raccord/scrabble';
import type { Mark } from '../../board/BoardGrid.tsx';
import { changeWord, directionOf } from '../../slip/direction.ts';
import { changeSolution, type SlipDraft } from '../../slip/slipdraft.ts';

type Lines = readonly string[];

const solutionOf = ({ solutions }: SlipDraft) => solutions[0];

/** Where the word begins, if the reference can be read. */
export function wordStart(draft: SlipDraft): Start | undefined {
  const read = parseReference(solutionOf(draft).reference);
  return read.ok ? read.value : undefined;
}

export const wayOf = (draft: SlipDraft): Direction => directionOf(solutionOf(draft));

/** Placed by touch: the word runs the way that is seen, whatever is then typed over its reference. */
const begin = (draft: SlipDraft, start: Start): SlipDraft =>
  changeSolution(draft, 0, { reference: makeReference(start), direction: undefined, first: start });

/** The word begins at this square; at the same square again it goes the other way. */
export function tapSquare(draft: SlipDraft, square: number): SlipDraft {
  const { row, column } = pointOf(square);
  const start = wordStart(draft);
  const isSame = start?.row === row && start.column === column;
  return isSame ? turnWord(draft) : begin(draft, { row, column, direction: wayOf(draft) });
}

/** The same word the other way. */
export function turnWord(draft: SlipDraft): SlipDraft {
  const direction = otherDirection(wayOf(draft));
  const start = wordStart(draft);
  return start ? begin(draft, { ...start, direction }) : changeSolution(draft, 0, { direction });
}

/** Moves the start by one square; it stays on the board. */
export function moveStart(draft: SlipDraft, down: number, right: number): SlipDraft {
  const start = wordStart(draft);
  if (!start) return draft;
  const within = (index: number) => Math.min(BOARD_SIZE - 1, Math.max(0, index));
  return begin(draft, { ...start, row: within(start.row + down), column: within(start.column + right) });
}

export const addLetter = (draft: SlipDraft, letter: string): SlipDraft =>
  changeSolution(draft, 0, { word: solutionOf(draft).word + letter });

export const eraseLetter = (draft: SlipDraft): SlipDraft =>
  changeSolution(draft, 0, changeWord(solutionOf(draft), solutionOf(draft).word.slice(0, -1)));

function tileAt(lines: Lines, square: number): string {
  const { row, column } = pointOf(square);
  return lines[row][column];
}

/** The tile where the next letter of the word goes, if one stands there already. */
export function nextTile(lines: Lines, draft: SlipDraft): string | undefined {
  const start = wordStart(draft);
  const square = start && squareAlong(start, solutionOf(draft).word.length);
  const tile = square === undefined ? '.' : tileAt(lines, square);
  return tile === '.' ? undefined : tile.toUpperCase();
}

/** A letter of the draw, and whether the word has taken it. */
export interface DrawKey {
  readonly letter: string;
  readonly isUsed: boolean;
}

/** The letters of the draw as keys; those that the word lays are used. A circled letter takes a joker. */
export function drawKeys(draw: string, lines: Lines, draft: SlipDraft): DrawKey[] {
  const start = wordStart(draft);
  const laid = [...solutionOf(draft).word].filter((letter, index) => {
    const square = start && squareAlong(start, index);
    return square === undefined || tileAt(lines, square).toUpperCase() !== letter.toUpperCase();
  });
  const taken = laid.map((letter) => (letter === letter.toUpperCase() ? letter : '?'));
  return [...draw].map((letter) => {
    const at = taken.indexOf(letter);
    if (at >= 0) taken.splice(at, 1);
    return { letter, isUsed: at >= 0 };
  });
}

/** The word as it would lie: its letters over empty squares, and the square where the next one goes. */
export function layOut(draft: SlipDraft): { ghosts: Map<number, string>; marks: Map<number, Mark> } {
  const ghosts = new Map<number, string>();
  const marks = new Map<number, Mark>();
  const start = wordStart(draft);
  const { word } = solutionOf(draft);
  if (!start) return { ghosts, marks };
  for (let step = 0; step <= word.length; step++) {
    const square = squareAlong(start, step);
    if (square === undefined) break;
    if (step < word.length && word[step] !== '-') ghosts.set(square, word[step]);
    marks.set(square, step === word.length ? 'cursor' : 'new');
  }
  return { ghosts, marks };
}

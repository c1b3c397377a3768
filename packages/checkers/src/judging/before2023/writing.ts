import type { JudgeSettings, Slip, WrittenSolution } from '@raccord/regulation';
import type { Direction } from '@raccord/scrabble';
import { isLowerCase, readPlace } from '../../furniture.ts';
import {
  isBoardJoker,
  type Place,
  type Placement,
  type Position,
  placesIn,
  type Spot,
  spotsOf,
  type Tiling,
} from '../placements.ts';

/** What one solution of a slip says, before the texts of 2015, 2016 and 2019. */

export type OldEdition = '2015' | '2016' | '2019';

export interface Writing {
  readonly position: Position;
  readonly edition: OldEdition;
  readonly provisional: JudgeSettings['provisional'];
  /** In upper case, `-` for letters left out. */
  readonly word: string;
  readonly direction: Direction;
  /** Indexes of the circled letters in the writing. */
  readonly circles: readonly number[];
  readonly reference: 'none' | 'illegible' | (Spot & { readonly direction: Direction });
  readonly outside: WrittenSolution['outside'];
  readonly score: number | undefined;
}

export function readWriting(
  position: Position,
  edition: OldEdition,
  provisional: JudgeSettings['provisional'],
  slip: Slip,
  written: WrittenSolution,
): Writing {
  return {
    ...{ position, edition, provisional, direction: written.direction, outside: written.outside, score: slip.score },
    word: written.word.toUpperCase(),
    circles: [...written.word].flatMap((character, index) => (isLowerCase(character) ? [index] : [])),
    reference: written.reference === undefined ? 'none' : (readPlace(written.reference) ?? 'illegible'),
  };
}

/** The technically possible places of the word as written, in the direction written (section 2). */
export const placesOf = ({ position, word, direction }: Writing): readonly Place[] =>
  placesIn(position, word, direction);

export const validPlacesOf = (writing: Writing): Place[] => placesOf(writing).filter(({ isValid }) => isValid);

/** A4: the square of a reference that is of the direction written. */
export function squareOfReference({ reference, direction }: Writing): Spot | undefined {
  if (reference === 'none' || reference === 'illegible' || reference.direction !== direction) return undefined;
  return { row: reference.row, column: reference.column };
}

export const isSameSpot = (a: Spot, b: Spot): boolean => a.row === b.row && a.column === b.column;

/** A move that can be paid, and the letters of its word that the slip circles (those of jokers of the board left out: A9). */
export interface Move {
  readonly place: Place;
  readonly tiling: Tiling;
}

/** Which letters of a full word are circled: `shown` gives, for each letter of the word, the letter written for it or -1. */
export function circlesAt(writing: Writing, place: Placement, shown?: readonly number[]): number[] {
  const spots = spotsOf(place);
  return spots.flatMap((spot, index) => {
    const isLowerCase = writing.circles.includes(shown ? shown[index] : index);
    return isLowerCase && !isBoardJoker(writing.position.board, spot) ? [index] : [];
  });
}

/** What a solution earns. */
export type Judged =
  | { readonly kind: 'null'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'referred'; readonly move: Move; readonly warnings: readonly string[] }
  | {
      readonly kind: 'paid';
      readonly move: Move;
      readonly warnings: readonly string[];
      /** The reason of the penalty, if there is one. */
      readonly penalty?: string;
    };

export interface Reason {
  readonly code: string;
  readonly words?: readonly string[];
}

export const nullity = (code: string, words?: readonly string[]): Judged => ({
  kind: 'null',
  reasons: [words ? { code, words } : { code }],
});

/** Section 4: none < warning < penalty < referred < nullity. */
export function severityOf(judged: Judged): number {
  if (judged.kind === 'null') return 4;
  if (judged.kind === 'referred') return 3;
  if (judged.penalty) return 2;
  return judged.warnings.length > 0 ? 1 : 0;
}

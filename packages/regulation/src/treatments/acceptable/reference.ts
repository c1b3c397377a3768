import { DIRECTIONS, type Place, parseReference } from '@raccord/scrabble';
import { isValid } from '../../turn.ts';
import { placeAt, type Written } from './written.ts';

/** What the reference shows. */
export interface ReferenceFacts {
  readonly isWritten: boolean;
  /** The technically possible placements from its square; in both directions where it is not that of the writing. */
  readonly shown: readonly Place[];
  readonly valid: readonly Place[];
  /** Reference and writing run in different directions (5.3). */
  readonly isInverted: boolean;
}

export function readReference(written: Written): ReferenceFacts {
  const { solution, direction } = written;
  const read = parseReference(solution.reference ?? '');
  const isWritten = solution.reference !== undefined;
  if (!read.ok) return { isWritten, shown: [], valid: [], isInverted: false };
  const isInverted = read.value.direction !== direction;
  const directions = isInverted ? DIRECTIONS : [direction];
  const shown = directions.flatMap((one) => placeAt(written, { ...read.value, direction: one }) ?? []);
  return { isWritten, shown, valid: shown.filter(isValid), isInverted };
}

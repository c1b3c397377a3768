import type { Slip } from '@raccord/regulation';
import type { Board, Solution } from '@raccord/scrabble';
import { writtenRight } from '@raccord/tournament';
import { draftOf, type SlipDraft } from '../../slip/slipdraft.ts';
import { readQuery } from './lookup.ts';

/** Fields to begin with: the slip to correct, the solution shown, or what was typed and no solution has. */
export function draftFrom(
  meant: Solution | undefined,
  typed: string | undefined,
  recorded: Slip | undefined,
  board: Board,
): SlipDraft {
  if (recorded) return draftOf(recorded);
  if (meant && typed === undefined) return draftOf(writtenRight(meant, board));
  const { word, digits, reference } = readQuery(typed ?? '');
  return { state: 'handed-in', solutions: [{ word, reference, outside: [] }], score: digits };
}

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { makeBoard, makeDraw } from '@raccord/scrabble';
import { type TournamentState, turnOf } from './state.ts';

/** The board and the draw of the turn that a command speaks of, as a hash; undefined when it speaks of none. */
export function positionOf(state: TournamentState, data: object): string | undefined {
  const { game, turn } = data as { readonly game?: unknown; readonly turn?: unknown };
  const found = typeof game === 'string' && typeof turn === 'number' ? turnOf(state, game, turn) : undefined;
  return found && hashPosition(makeDraw(found.draw), makeBoard(found.board));
}

/** The hash of a draw in alphabetical order and of the board before it, 15 lines. */
export const hashPosition = (draw: string, board: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${draw}\n${board}`)));

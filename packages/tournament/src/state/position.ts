import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { makeBoard, makeDraw } from '@raccord/scrabble';
import type { TurnState } from './state.ts';

export const positionOf = ({ draw, board }: Pick<TurnState, 'draw' | 'board'>): string =>
  hashPosition(makeDraw(draw), makeBoard(board));

/** The hash of a draw in alphabetical order and of the board before it, 15 lines. */
export const hashPosition = (draw: string, board: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${draw}\n${board}`)));

import { readFileSync } from 'node:fs';
import { type Board, JOKER, parseBoard, parseDraw, type Tiles, unwrap } from '@raccord/scrabble';

/** A position to measure on. */
export interface BenchPosition {
  readonly id: string;
  readonly board: Board;
  readonly draw: Tiles;
  readonly jokers: number;
}

/** Reads a JSON list of `{ id, board: [15 lines], draw }`. */
export function readPositions(file: string): BenchPosition[] {
  const list: { id: string; board: string[]; draw: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  return list.map(({ id, board, draw }) => {
    const tiles = unwrap(parseDraw(draw));
    return { id, board: unwrap(parseBoard(board.join('\n'))), draw: tiles, jokers: tiles[JOKER] };
  });
}

import { isSameStart, parseReference, type Start, squareAlong, startAlong } from '@raccord/scrabble';
import { letterAlong } from '../../cells.ts';
import { type Finding, found } from '../../conditions/index.ts';
import { describeMove } from '../../moves.ts';
import type { Written } from './written.ts';

/**
 * A word written in part (T2): its squares, lengthened by the tiles next to them, read as a valid move, and the reference is
 * the first square written or the first of that move. A word that can be played nowhere needs no reference for that.
 */
export function findIncomplete(written: Written, isPlayed: boolean): Finding | undefined {
  const { turn, word, direction, solution } = written;
  const read = parseReference(solution.reference ?? '');
  const isReferred = (start: Start) => read.ok && isSameStart(read.value, start);
  // Both squares that the reference may be of are on the line of the word.
  const isOnLine = ({ row, column }: Start) =>
    read.ok && (direction === 'horizontal' ? row === read.value.row : column === read.value.column);
  for (const start of turn.startsFor(word, direction)) {
    if (isPlayed && !isOnLine(start)) continue;
    if (!turn.hasTile(start, -1) && !turn.hasTile(start, word.length)) continue;
    const full = lengthened(written, start);
    if (!full || (isPlayed && !isReferred(start) && !isReferred(full.start))) continue;
    const place = turn.validPlace(full.start, full.word);
    if (place) {
      return found('word-incomplete', { move: describeMove(turn.board, { place, tiling: place.tilings[0] }) });
    }
  }
  return undefined;
}

/** The word that the squares from a start read, with the tiles just before and after it; undefined off the board. */
function lengthened({ turn, word }: Written, start: Start): { word: string; start: Start } | undefined {
  if (squareAlong(start, word.length - 1) === undefined) return undefined;
  const { board } = turn;
  let first = 0;
  while (letterAlong(board, start, first - 1) !== undefined) first--;
  let last = word.length - 1;
  while (letterAlong(board, start, last + 1) !== undefined) last++;
  let full = '';
  for (let step = first; step <= last; step++) full += word[step] ?? letterAlong(board, start, step);
  return { word: full, start: startAlong(start, first) };
}

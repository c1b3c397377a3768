import { type Place, pointAlong } from '@raccord/scrabble';
import { neighboursOf, squareKey, tileAt } from '../../cells.ts';
import { startOf } from '../../turn.ts';
import { outsideAt, type Written } from './written.ts';

/** The link letters that a slip shows for its word at a place, and the letters that are not (4.3.2). */
export interface Chains {
  /** All link letters, those of the word that stand on the board included. */
  readonly total: number;
  /** Those written outside the word. */
  readonly outside: number;
  /** Letters outside the word that are no link letters there. */
  readonly strays: number;
  /** Letters outside the word that lie on a tile carrying them, in contact or not. */
  readonly onTile: number;
}

/**
 * A link letter is a tile of the board, shown on its square, that touches by a side a new letter or another link letter:
 * chains may bend, there may be several, and their total counts.
 */
export function chainsAt(written: Written, place: Place): Chains {
  const { board } = written.turn;
  const start = startOf(place);
  const { row, column } = start;
  const keyOf = (index: number) => squareKey(pointAlong(start, index));
  const laid = new Set(place.fit.laid.map(keyOf));
  const own = new Set(Array.from(written.word, (_, index) => keyOf(index)).filter((key) => !laid.has(key)));
  const letters = outsideAt(written, place);
  const matching = letters.filter(({ letter, down, right }) => {
    const square = { row: row + down, column: column + right };
    const key = squareKey(square);
    return !laid.has(key) && !own.has(key) && tileAt(board, square.row, square.column) === letter;
  });
  const outside = new Set(matching.map(({ down, right }) => squareKey({ row: row + down, column: column + right })));

  const links = new Set<number>();
  const reached = [...laid];
  for (let key = reached.pop(); key !== undefined; key = reached.pop()) {
    for (const next of neighboursOf(key)) {
      if (links.has(next) || !(own.has(next) || outside.has(next))) continue;
      links.add(next);
      reached.push(next);
    }
  }
  const outsideLinks = [...links].filter((key) => outside.has(key)).length;
  return {
    total: links.size,
    outside: outsideLinks,
    strays: letters.length - outsideLinks,
    onTile: matching.length,
  };
}

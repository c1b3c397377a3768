import { completeDraw, tilesAvailable } from '../bag.ts';
import type { Board } from '../board.ts';
import { addTiles, canDraw, countTiles, type DrawTerms, drawable, drawFault, type Tiles } from '../draw.ts';
import type { WordGraph } from '../lexicon/wordgraph.ts';
import { seededRandom } from '../random.ts';
import { findAnyMove } from './anymove.ts';

/** How often the rest of a draw is tried around the tiles of a move. */
const MOST_COMPLETIONS = 200;

/**
 * A draw that stands and with which something can be laid, whatever its chance; undefined on a blocked board. It is the one search
 * that says so, to whoever draws and to whoever ends the game: it begins with the words, not with the draws, which are too many.
 */
export function findPlayableDraw(
  words: WordGraph,
  board: Board,
  terms: DrawTerms,
  isRefused: (draw: Tiles) => boolean = () => false,
): Tiles | undefined {
  const available = tilesAvailable(board);
  if (!canDraw(available, terms)) return undefined;
  const random = seededRandom(1);
  let found: Tiles | undefined;
  const complete = (laid: Tiles): boolean => {
    const isWhole = countTiles(laid) === terms.formula.drawSize;
    for (let tried = 0; tried < (isWhole ? 1 : MOST_COMPLETIONS) && !found; tried++) {
      const draw = addTiles(laid, completeDraw(laid, available, terms.formula, random).tiles);
      if (!drawFault(draw, terms, available) && !isRefused(draw)) found = draw;
    }
    return found !== undefined;
  };
  findAnyMove(words, board, drawable(available, terms.formula), terms.formula.maxLaid, complete);
  return found;
}

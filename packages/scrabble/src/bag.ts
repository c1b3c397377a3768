import { type Board, JOKER_TILE, tileLetter } from './board.ts';
import {
  addTiles,
  canDraw,
  countTiles,
  type DrawTerms,
  drawFault,
  makeDraw,
  onlyDraw,
  subtractTiles,
  type Tiles,
} from './draw.ts';
import type { Formula } from './formula.ts';
import { type Start, squareAlong } from './geometry.ts';
import { isMarked, JOKER, letterIndex, letterOf, TILE_COUNTS } from './letters.ts';
import { layWord, tilesLaid } from './placement.ts';
import type { Random } from './random.ts';

export const NO_TILES: Tiles = new Array<number>(JOKER + 1).fill(0);

/** The tiles that are not on the board: what leftover and bag hold together. */
export function tilesAvailable(board: Board): Tiles {
  const left = [...TILE_COUNTS];
  for (const tile of board) if (tile !== 0) left[tile & JOKER_TILE ? JOKER : tileLetter(tile)]--;
  return left;
}

/** What a turn leaves behind. */
export interface AfterMove {
  readonly board: Board;
  readonly leftover: Tiles;
}

/**
 * Lays a solution. In joker games the joker laid is replaced by the real letter while the bag has one: it goes back to
 * serve the next draw.
 */
export function playSolution(
  board: Board,
  draw: Tiles,
  formula: Formula,
  solution: { readonly start: Start; readonly word: string },
): AfterMove {
  const leftover = subtractTiles(draw, tilesLaid(board, solution.start, solution.word));
  const word = formula.jokerEveryDraw ? withRealLetters(board, draw, solution.start, solution.word) : solution.word;
  return { board: layWord(board, solution.start, word), leftover };
}

function withRealLetters(board: Board, draw: Tiles, start: Start, word: string): string {
  const bag = subtractTiles(tilesAvailable(board), draw);
  return [...word]
    .map((character, index) => {
      const isLaidJoker = isMarked(character) && board[squareAlong(start, index) as number] === 0;
      const real = character.toUpperCase();
      return isLaidJoker && bag[letterIndex(real)] > 0 ? real : character;
    })
    .join('');
}

/**
 * Why letters are put back: they are no valid draw, nothing can be played with them, or they are those of a cancelled
 * turn.
 */
export type RejectionCause = 'invalid' | 'nothing-playable' | 'as-cancelled';

/** Letters that were drawn and put back whole. */
export interface RejectedLetters<Cause extends string = RejectionCause> {
  /** The leftover, then the new letters in the order drawn. */
  readonly letters: string;
  readonly cause: Cause;
}

export interface BagDraw {
  readonly tiles: Tiles;
  /** The new letters, in the order drawn. */
  readonly drawn: string;
  /** The leftover was put back and everything drawn again. */
  readonly isWhole: boolean;
  /** What was put back before, oldest first. */
  readonly rejected: readonly RejectedLetters[];
}

/** A draw, and what was found to play with it. */
export interface PlayableDraw<Found> extends BagDraw {
  readonly found: Found;
}

/** Looks at a valid draw: what was found to play with it, or why it is put back. */
export type DrawLook<Found extends object> = (tiles: Tiles) => Found | RejectionCause;

/** After so many draws that stand and cannot be played, chance gives way to a search for one that can. */
const MOST_UNPLAYABLE = 100;

/**
 * Draws the letters of a turn: the leftover completed from the bag or, if that does not stand or cannot be played, everything
 * put back and drawn whole until it can. Undefined when what is left gives no such draw: the game is over.
 */
export function drawTiles<Found extends object>(
  board: Board,
  leftover: Tiles,
  terms: DrawTerms,
  random: Random,
  look: DrawLook<Found>,
  /** Finds a draw that stands and can be played, if there is one, however seldom it comes. */
  search: () => Tiles | undefined = () => undefined,
): PlayableDraw<Found> | undefined {
  const available = tilesAvailable(board);
  if (!canDraw(available, terms)) return undefined;
  const mostUnplayable = onlyDraw(available, terms.formula) ? 1 : MOST_UNPLAYABLE;
  const rejected: RejectedLetters[] = [];
  let kept = leftover;
  for (let unplayable = 0; unplayable < mostUnplayable; kept = NO_TILES) {
    const drawn = completeDraw(kept, available, terms.formula, random);
    const tiles = addTiles(kept, drawn.tiles);
    const found = drawFault(tiles, terms, available) ? 'invalid' : look(tiles);
    if (typeof found === 'object') {
      return { tiles, drawn: drawn.letters, isWhole: rejected.length > 0 && countTiles(leftover) > 0, rejected, found };
    }
    if (found !== 'invalid') unplayable++;
    rejected.push({ letters: makeDraw(kept) + drawn.letters, cause: found });
  }
  const tiles = mostUnplayable === 1 ? undefined : search();
  const found = tiles && look(tiles);
  if (!tiles || typeof found !== 'object') return undefined;
  return { tiles, drawn: shuffled(tiles, terms.formula, random), isWhole: countTiles(leftover) > 0, rejected, found };
}

/** The letters of a draw in an order of chance; in joker games the joker is added last. */
function shuffled(tiles: Tiles, { jokerEveryDraw }: Formula, random: Random): string {
  const drawn = jokerEveryDraw ? tiles.with(JOKER, 0) : tiles;
  const letters = [...makeDraw(drawn)];
  for (let at = letters.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [letters[at], letters[other]] = [letters[other], letters[at]];
  }
  return letters.join('') + makeDraw(subtractTiles(tiles, drawn));
}

/** Takes from the bag what a leftover lacks. */
export function completeDraw(
  kept: Tiles,
  available: Tiles,
  formula: Formula,
  random: Random,
): { tiles: Tiles; letters: string } {
  const bag = [...subtractTiles(available, kept)];
  const tiles = [...NO_TILES];
  let letters = '';
  const take = (letter: number) => {
    bag[letter]--;
    tiles[letter]++;
    letters += letterOf(letter);
  };
  const addsJoker = formula.jokerEveryDraw && kept[JOKER] === 0 && bag[JOKER] > 0;
  if (formula.jokerEveryDraw) bag[JOKER] = 0;
  for (let left = formula.drawSize - countTiles(kept) - Number(addsJoker); left > 0; left--) {
    let at = Math.floor(random() * countTiles(bag));
    const letter = bag.findIndex((count) => {
      at -= count;
      return at < 0;
    });
    if (letter < 0) break;
    take(letter);
  }
  if (addsJoker) take(JOKER);
  return { tiles, letters };
}

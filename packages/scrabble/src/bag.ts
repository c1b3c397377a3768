import { type Board, JOKER_TILE, tileLetter } from './board.ts';
import { addTiles, canDraw, countTiles, drawFault, subtractTiles, type Tiles } from './draw.ts';
import type { Formula } from './formula.ts';
import { isMarked, JOKER, letterIndex, TILE_COUNTS } from './letters.ts';
import { layWord, tilesLaid } from './placement.ts';
import { type Start, squareAlong } from './reference.ts';

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

/** A source of chance, given from outside: a number from 0 up to, not including, 1. */
export type Random = () => number;

export interface DrawMade {
  readonly tiles: Tiles;
  /** The leftover was put back and everything drawn again, since the first draws did not stand. */
  readonly isWhole: boolean;
}

/**
 * Draws the letters of a turn: the leftover completed from the bag or, if that does not stand, everything put back and
 * drawn whole until it stands. Undefined when what is left cannot give a draw that stands: the game is over.
 */
export function drawTiles(
  board: Board,
  leftover: Tiles,
  turn: number,
  formula: Formula,
  random: Random,
): DrawMade | undefined {
  const available = tilesAvailable(board);
  if (!canDraw(available, turn, formula)) return undefined;
  let tiles = completed(leftover, available, formula, random);
  let isWhole = false;
  while (drawFault(tiles, turn, formula, available)) {
    tiles = completed(NO_TILES, available, formula, random);
    isWhole = true;
  }
  return { tiles, isWhole };
}

function completed(kept: Tiles, available: Tiles, formula: Formula, random: Random): Tiles {
  const bag = [...subtractTiles(available, kept)];
  const drawn = [...NO_TILES];
  const take = (letter: number) => {
    bag[letter]--;
    drawn[letter]++;
  };
  if (formula.jokerEveryDraw) {
    if (kept[JOKER] === 0 && bag[JOKER] > 0) take(JOKER);
    bag[JOKER] = 0;
  }
  for (let left = formula.drawSize - countTiles(kept) - countTiles(drawn); left > 0; left--) {
    let at = Math.floor(random() * countTiles(bag));
    const letter = bag.findIndex((count) => {
      at -= count;
      return at < 0;
    });
    if (letter < 0) break;
    take(letter);
  }
  return addTiles(kept, drawn);
}

/** A repeatable source of chance (mulberry32): the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

import { type Board, isEmptyBoard, JOKER_TILE, makeTile, tileCharacter, tileLetter, tileValue } from './board.ts';
import type { Tiles } from './draw.ts';
import type { Formula } from './formula.ts';
import { BOARD_SIZE, CENTRE, otherDirection, type Start, squareAlong, squareAt, startAlong } from './geometry.ts';
import { isMarked, JOKER, letterIndex, VALUES } from './letters.ts';
import { LETTER_MULTIPLIERS, WORD_MULTIPLIERS } from './premiums.ts';

/** A whole word, in upper case, at a place of the board. */
export interface Placement extends Start {
  readonly word: string;
}

/** A perpendicular word that a placement forms through one of the letters it lays. */
export interface Perpendicular {
  /** Index, in the placement's word, of the letter laid. */
  readonly index: number;
  readonly word: string;
  readonly start: Start;
  /** Points of the tiles already standing in it, before its multiplier. */
  readonly standing: number;
}

/** How a word that agrees with the tiles of the board lies on it. */
export interface Fit {
  readonly placement: Placement;
  /** Indexes, in the word, of the letters that come from the draw: at least one. */
  readonly laid: readonly number[];
  /** Points of the word's tiles that already stand on the board. */
  readonly standing: number;
  readonly perpendiculars: readonly Perpendicular[];
  /** Tiles stand just before or after the word on its line: the word played would be longer. */
  readonly isLonger: boolean;
  /** It touches a tile of the board or, on an empty board, covers the centre. */
  readonly touches: boolean;
}

/** One way to share the jokers of the draw among the letters laid: bit i set = letter i of the word is a joker. */
export interface Tiling {
  readonly jokers: number;
  readonly score: number;
}

/** How many of each letter a word takes from the draw: filled again for each. */
const taken = new Uint8Array(JOKER);

/** Can the word lie there with the tiles of the board and of the draw? A glance that spares most places a closer look. */
export function mayLie(board: Board, draw: Tiles, { word, row, column, direction }: Placement): boolean {
  const isAcross = direction === 'horizontal';
  if (word.length > BOARD_SIZE - (isAcross ? column : row)) return false;
  const step = isAcross ? 1 : BOARD_SIZE;
  taken.fill(0);
  let jokers = draw[JOKER];
  let square = squareAt(row, column);
  for (let index = 0; index < word.length; index++, square += step) {
    const letter = letterIndex(word[index]);
    const tile = board[square];
    if (tile !== 0) {
      if (tileLetter(tile) !== letter) return false;
    } else if (letter >= 0 && ++taken[letter] > draw[letter] && --jokers < 0) return false;
  }
  return true;
}

/** How the word lies there, or undefined if it leaves the board, meets another letter or lays no tile. */
export function fitPlacement(board: Board, placement: Placement): Fit | undefined {
  const { word, row, column, direction } = placement;
  const room = BOARD_SIZE - (direction === 'horizontal' ? column : row);
  if (word.length > room) return undefined;
  const step = direction === 'horizontal' ? 1 : BOARD_SIZE;
  const first = squareAt(row, column);
  let standing = 0;
  let coversCentre = false;
  const laid: number[] = [];
  for (let index = 0, square = first; index < word.length; index++, square += step) {
    const tile = board[square];
    if (tile === 0) laid.push(index);
    else if (tileLetter(tile) !== letterIndex(word[index])) return undefined;
    else standing += tileValue(tile);
    if (square === squareAt(CENTRE, CENTRE)) coversCentre = true;
  }
  if (laid.length === 0) return undefined;
  const perpendiculars: Perpendicular[] = [];
  for (const index of laid) {
    const formed = perpendicularAt(board, placement, index);
    if (formed) perpendiculars.push(formed);
  }
  const isLonger = hasTileAlong(board, placement, -1) || hasTileAlong(board, placement, word.length);
  const touchesTile = isLonger || laid.length < word.length || perpendiculars.length > 0;
  const touches = touchesTile || (coversCentre && isEmptyBoard(board));
  return { placement, laid, standing, perpendiculars, isLonger, touches };
}

/** The word that the tiles around one letter of a placement form with it, across its line; undefined if there is none. */
function perpendicularAt(board: Board, placement: Placement, index: number): Perpendicular | undefined {
  const isAcross = placement.direction === 'horizontal';
  const row = placement.row + (isAcross ? 0 : index);
  const column = placement.column + (isAcross ? index : 0);
  const step = isAcross ? BOARD_SIZE : 1;
  const crossed = isAcross ? row : column;
  const square = squareAt(row, column);
  let first = 0;
  while (crossed + first > 0 && board[square + (first - 1) * step] !== 0) first--;
  let last = 0;
  while (crossed + last < BOARD_SIZE - 1 && board[square + (last + 1) * step] !== 0) last++;
  if (first === last) return undefined;
  let word = '';
  let standing = 0;
  for (let along = first; along <= last; along++) {
    const tile = board[square + along * step];
    word += along === 0 ? placement.word[index] : tileCharacter(tile & ~JOKER_TILE);
    standing += tileValue(tile);
  }
  const start = startAlong({ row, column, direction: otherDirection(placement.direction) }, first);
  return { index, word, start, standing };
}

/** Every tiling that the draw allows, fewest jokers first, then leftmost ones; none if it cannot be laid at all. */
export function tilingsOf(fit: Fit, draw: Tiles, formula: Formula): Tiling[] {
  const { laid, placement } = fit;
  if (laid.length > formula.maxLaid) return [];
  const letters = laid.map((index) => letterIndex(placement.word[index]));
  /** How many of each letter are laid beyond those of the draw, where they are; and how many in all jokers must stand for. */
  const beyond = draw.map((count) => -count);
  let missing = 0;
  for (const letter of letters) if (++beyond[letter] > 0) missing++;
  const tilings: Tiling[] = [];
  const choose = (from: number, jokers: number, left: number) => {
    if (missing > left) return;
    if (left === 0) {
      tilings.push({ jokers, score: scoreFit(fit, jokers, formula) });
      return;
    }
    for (let i = from; i < laid.length; i++) {
      const letter = letters[i];
      const isMissing = beyond[letter]-- > 0;
      if (isMissing) missing--;
      choose(i + 1, jokers | (1 << laid[i]), left - 1);
      beyond[letter]++;
      if (isMissing) missing++;
    }
  };
  for (let count = missing; count <= draw[JOKER]; count++) choose(0, 0, count);
  return tilings;
}

/** The score of a placement, valid or not, when the letters of `jokers` are laid with jokers. */
export function scoreFit(fit: Fit, jokers: number, formula: Formula): number {
  const { placement, laid } = fit;
  let main = fit.standing;
  let multiplier = 1;
  let cross = 0;
  const first = squareAt(placement.row, placement.column);
  const step = placement.direction === 'horizontal' ? 1 : BOARD_SIZE;
  let next = 0;
  for (const index of laid) {
    const square = first + index * step;
    const value = (jokers >> index) & 1 ? 0 : VALUES[letterIndex(placement.word[index])];
    const points = value * LETTER_MULTIPLIERS[square];
    main += points;
    multiplier *= WORD_MULTIPLIERS[square];
    // They stand in the order of the letters laid.
    const perpendicular = fit.perpendiculars[next];
    if (perpendicular?.index !== index) continue;
    cross += (perpendicular.standing + points) * WORD_MULTIPLIERS[square];
    next++;
  }
  return main * multiplier + cross + (formula.bonus[laid.length] ?? 0);
}

/** The word as written with jokers in lower case: those just laid, and those of the board. */
export function markJokers(board: Board, placement: Placement, jokers: number): string {
  return [...placement.word]
    .map((letter, index) => {
      const tile = board[squareAlong(placement, index) as number];
      const isJoker = tile === 0 ? (jokers >> index) & 1 : tile & JOKER_TILE;
      return isJoker ? letter.toLowerCase() : letter;
    })
    .join('');
}

/** A word as a slip should show it: of its jokers, those of the draw alone are circled (in lower case). */
export const circleJokers = (board: Board, start: Start, word: string): string =>
  [...word]
    .map((letter, index) => (board[squareAlong(start, index) as number] === 0 ? letter : letter.toUpperCase()))
    .join('');

/** The board with a word laid on it; lower-case letters that come from the draw are jokers. */
export function layWord(board: Board, start: Start, word: string): Board {
  const after = Uint8Array.from(board);
  [...word].forEach((character, index) => {
    const square = squareAlong(start, index) as number;
    if (after[square] === 0) {
      after[square] = makeTile(letterIndex(character.toUpperCase()), isMarked(character));
    }
  });
  return after;
}

/** The tiles of the draw that a marked word takes: those of its letters that do not stand on the board yet. */
export function tilesLaid(board: Board, start: Start, word: string): Tiles {
  const tiles = new Array<number>(JOKER + 1).fill(0);
  [...word].forEach((character, index) => {
    if (board[squareAlong(start, index) as number] !== 0) return;
    tiles[isMarked(character) ? JOKER : letterIndex(character)]++;
  });
  return tiles;
}

function hasTileAlong(board: Board, start: Start, steps: number): boolean {
  const square = squareAlong(start, steps);
  return square !== undefined && board[square] !== 0;
}

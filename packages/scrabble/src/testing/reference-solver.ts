/**
 * The slow solver that the fast one is compared with: every word, every start, both directions, every way to use the
 * jokers, each checked against the definitions of the regulation. It works on text and shares nothing with the code it
 * checks, not even the premium squares.
 */
export interface ReferenceAnswer {
  /** Every move as a slip can write it: a single tile that makes a word both ways has two writings. */
  readonly writings: readonly ReferenceMove[];
  /** The same moves, each once. */
  readonly plays: readonly ReferenceMove[];
}

export interface ReferenceMove {
  /** Jokers in lower case, those of the board too. */
  readonly word: string;
  readonly reference: string;
  readonly score: number;
  /** The 15 lines of the board once it is laid. */
  readonly after: readonly string[];
}

/** `words` may come in any order, `lines` are those of the board, `draw` has letters and `?`. */
export function solve(
  words: readonly string[],
  lines: readonly string[],
  draw: string,
  mostLaid: number,
): ReferenceAnswer {
  const writings = [...writingsFrom(0, words, lines, draw, mostLaid)].flat();
  const plays = new Map(writings.map((move) => [move.after.join(), move]));
  return { writings, plays: [...plays.values()] };
}

/** One of these moves: the number says which. */
export function pickMove(
  words: readonly string[],
  lines: readonly string[],
  draw: string,
  mostLaid: number,
  pick: number,
): ReferenceMove | undefined {
  for (const moves of writingsFrom(pick, words, lines, draw, mostLaid)) return moves[pick % moves.length];
  return undefined;
}

/** The moves of each word at each place, the word and the square of that number first. */
function* writingsFrom(
  first: number,
  words: readonly string[],
  lines: readonly string[],
  draw: string,
  mostLaid: number,
): Generator<ReferenceMove[]> {
  const grid = framed(lines);
  const links = linkSquares(grid);
  const admitted = new Set(words);
  const list = [...admitted];
  // The first word is written across (3.4).
  const directions = lines.some((line) => [...line].some(isTile)) ? [RIGHT, DOWN] : [RIGHT];
  for (let step = 0; step < list.length; step++) {
    const word = list[(first + step) % list.length];
    for (const direction of directions) {
      for (let square = 0; square < grid.length; square++) {
        const start = (first + square) % grid.length;
        const moves = movesAt(start, direction, word, grid, links, draw, mostLaid, admitted);
        if (moves.length > 0) yield moves;
      }
    }
  }
}

/*
 * A grid is a board in one string, with a frame of # around it: 17 lines of 17 characters. A square is an index in it.
 */
const WIDTH = 17;
const RIGHT = 1;
const DOWN = WIDTH;
const H8 = 8 * WIDTH + 8;

const framed = (lines: readonly string[]): string =>
  ['#'.repeat(15), ...lines, '#'.repeat(15)].map((line) => `#${line}#`).join('');

const unframed = (grid: string): string[] =>
  Array.from({ length: 15 }, (_, row) => grid.slice((row + 1) * WIDTH + 1, (row + 1) * WIDTH + 16));

const isTile = (character: string): boolean => character !== '.' && character !== '#';

/** The moves that write the word there, one for each use of the jokers; none when it is not valid. */
function movesAt(
  start: number,
  direction: number,
  word: string,
  grid: string,
  links: ReadonlySet<number>,
  draw: string,
  mostLaid: number,
  admitted: ReadonlySet<string>,
): ReferenceMove[] {
  // Technically possible: on the board, agreeing with its tiles, touching one (or covering H8), no part of a longer
  // word, with some tiles of the draw but not too many.
  const free: number[] = [];
  let letters = '';
  for (let index = 0; index < word.length; index++) {
    const square = start + index * direction;
    if (grid[square] === '.') {
      free.push(square);
      letters += word[index];
    } else if (grid[square].toUpperCase() !== word[index]) return [];
  }
  if (free.length === 0 || free.length > mostLaid) return [];
  if (!free.some((square) => links.has(square))) return [];
  if (isTile(grid[start - direction]) || isTile(grid[start + word.length * direction])) return [];
  const choices = jokerChoices(letters, draw);
  if (choices.length === 0) return [];

  // Valid: all the words it forms are admitted.
  const laid = layOn(grid, free, letters);
  const main = runThrough(laid, start, direction);
  const across = free.map((square) => runThrough(laid, square, direction === RIGHT ? DOWN : RIGHT));
  const formed = [main, ...across.filter((run) => run.length > 1)];
  if (!formed.every((run) => admitted.has(read(laid, run).toUpperCase()))) return [];

  return choices.map((tiles) => {
    const after = layOn(grid, free, tiles);
    const points = formed.map((run) => scoreOf(run, grid, after)).reduce((sum, score) => sum + score);
    return {
      word: read(after, main),
      reference: referenceOf(start, direction),
      score: points + bonusFor(free.length),
      after: unframed(after),
    };
  });
}

/** The free squares of which a move must cover one: those beside a tile or, on an empty board, H8. */
function linkSquares(grid: string): ReadonlySet<number> {
  if (![...grid].some(isTile)) return new Set([H8]);
  const squares = [...grid].flatMap((character, square) => (character === '.' ? [square] : []));
  const isLinked = (square: number) => [RIGHT, DOWN, -RIGHT, -DOWN].some((step) => isTile(grid[square + step]));
  return new Set(squares.filter(isLinked));
}

function layOn(grid: string, squares: readonly number[], tiles: string): string {
  const lay = (laid: string, square: number, index: number) =>
    laid.slice(0, square) + tiles[index] + laid.slice(square + 1);
  return squares.reduce(lay, grid);
}

/** The squares of the unbroken run of tiles that holds this one. */
function runThrough(grid: string, square: number, direction: number): number[] {
  let first = square;
  while (isTile(grid[first - direction])) first -= direction;
  const run: number[] = [];
  for (let at = first; isTile(grid[at]); at += direction) run.push(at);
  return run;
}

const read = (grid: string, run: readonly number[]): string => run.map((square) => grid[square]).join('');

/** Every way to take these letters from the draw, jokers in lower case. */
function jokerChoices(letters: string, draw: string): string[] {
  if (letters === '') return [''];
  const [letter] = letters;
  const take = (tile: string, written: string) =>
    draw.includes(tile) ? jokerChoices(letters.slice(1), draw.replace(tile, '')).map((rest) => written + rest) : [];
  return [...take(letter, letter), ...take('?', letter.toLowerCase())];
}

function scoreOf(run: readonly number[], before: string, after: string): number {
  let sum = 0;
  let factor = 1;
  for (const square of run) {
    const premium = isTile(before[square]) ? '.' : PREMIUMS[square];
    sum += worthOf(after[square]) * (premium === 't' ? 3 : premium === 'd' ? 2 : 1);
    factor *= premium === 'T' ? 3 : premium === 'D' ? 2 : 1;
  }
  return sum * factor;
}

function bonusFor(laidCount: number): number {
  if (laidCount === 9) return 100;
  if (laidCount === 8) return 75;
  return laidCount === 7 ? 50 : 0;
}

function referenceOf(square: number, direction: number): string {
  const row = '#ABCDEFGHIJKLMNO'[Math.floor(square / WIDTH)];
  const column = square % WIDTH;
  return direction === RIGHT ? `${row}${column}` : `${column}${row}`;
}

/** What a tile is worth: a joker, in lower case, is worth nothing. */
function worthOf(tile: string): number {
  const found = LETTERS_WORTH.find(([, letters]) => letters.includes(tile));
  return found ? found[0] : 0;
}

const LETTERS_WORTH = [
  [1, 'AEILNORSTU'],
  [2, 'DGM'],
  [3, 'BCP'],
  [4, 'FHV'],
  [8, 'JQ'],
  [10, 'KWXYZ'],
] as const;

/** T word × 3, D word × 2, t letter × 3, d letter × 2. */
const PREMIUMS = framed([
  'T..d...T...d..T',
  '.D...t...t...D.',
  '..D...d.d...D..',
  'd..D...d...D..d',
  '....D.....D....',
  '.t...t...t...t.',
  '..d...d.d...d..',
  'T..d...D...d..T',
  '..d...d.d...d..',
  '.t...t...t...t.',
  '....D.....D....',
  'd..D...d...D..d',
  '..D...d.d...D..',
  '.D...t...t...D.',
  'T..d...T...d..T',
]);

import { PREMIUM_LINES, readPlace, worthOfLetter } from './furniture.ts';

/**
 * The slow solver that the fast one is compared with: every word, every start, both directions, every way to use the
 * jokers, each checked against the definitions of the regulation. It works on text and shares nothing with the code it checks.
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

/** Every word of the lexicon, with how often each letter is in it: most are ruled out for a line without being tried on it. */
export class Vocabulary {
  readonly admitted: ReadonlySet<string>;
  /** What the best move made, by position. */
  readonly best = new Map<string, number | undefined>();
  readonly #words: readonly string[];
  /** One bit for each letter that is in it. */
  readonly #letters: Uint32Array;

  constructor(words: readonly string[]) {
    this.admitted = new Set(words);
    this.#words = [...this.admitted];
    this.#letters = Uint32Array.from(this.#words, lettersIn);
  }

  /** Those that lack no more different letters than there are jokers, of letters and jokers together. */
  within(letters: string): string[] {
    const had = lettersIn(letters);
    const jokers = [...letters].filter((letter) => letter === '?').length;
    const kept: string[] = [];
    for (let index = 0; index < this.#words.length; index++) {
      let lacking = this.#letters[index] & ~had;
      let count = 0;
      while (lacking !== 0 && count <= jokers) {
        lacking &= lacking - 1;
        count++;
      }
      if (count <= jokers && isWithin(this.#words[index], letters, jokers)) kept.push(this.#words[index]);
    }
    return kept;
  }
}

const lettersIn = (text: string): number =>
  [...text].reduce((bits, letter) => (letter === '?' ? bits : bits | (1 << (letter.charCodeAt(0) - 65))), 0);

function isWithin(word: string, letters: string, jokers: number): boolean {
  if (word.length > letters.length) return false;
  let left = letters;
  let lacking = 0;
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at >= 0) left = left.slice(0, at) + left.slice(at + 1);
    else if (++lacking > jokers) return false;
  }
  return true;
}

const MOST_KEPT = 200;

/** What the best move makes; undefined if there is none. The last positions are kept: a tournament may be looked at again. */
export function bestScore(
  vocabulary: Vocabulary,
  lines: readonly string[],
  draw: string,
  mostLaid: number,
): number | undefined {
  const { best } = vocabulary;
  const key = `${mostLaid} ${draw} ${lines.join()}`;
  if (best.size > MOST_KEPT) best.clear();
  if (!best.has(key)) best.set(key, findBest(vocabulary, lines, draw, mostLaid));
  return best.get(key);
}

function findBest(
  vocabulary: Vocabulary,
  lines: readonly string[],
  draw: string,
  mostLaid: number,
): number | undefined {
  const grid = framed(lines);
  const links = linkSquares(grid);
  const isFirst = links.has(H8) && !lines.some((line) => [...line].some(isTile));
  let best: number | undefined;
  for (const direction of isFirst ? [RIGHT] : [RIGHT, DOWN]) {
    for (let line = 1; line <= 15; line++) {
      const first = direction === RIGHT ? line * WIDTH + 1 : WIDTH + line;
      const squares = Array.from({ length: 15 }, (_, step) => first + step * direction);
      if (!squares.some((square) => links.has(square))) continue;
      const standing = squares
        .map((square) => grid[square].toUpperCase())
        .filter(isTile)
        .join('');
      for (const word of vocabulary.within(draw + standing)) {
        for (const start of squares.slice(0, 16 - word.length)) {
          for (const { score } of movesAt(start, direction, word, grid, links, draw, mostLaid, vocabulary.admitted))
            if (best === undefined || score > best) best = score;
        }
      }
    }
  }
  return best;
}

/** The moves that a word makes from a square, with jokers as it is written. */
export function moveWritten(
  vocabulary: Vocabulary,
  lines: readonly string[],
  draw: string,
  mostLaid: number,
  written: { readonly word: string; readonly reference: string },
): ReferenceMove | undefined {
  const grid = framed(lines);
  const place = readPlace(written.reference);
  if (!place) return undefined;
  const direction = place.direction === 'horizontal' ? RIGHT : DOWN;
  const start = (place.row + 1) * WIDTH + place.column + 1;
  const word = written.word.toUpperCase();
  return movesAt(start, direction, word, grid, linkSquares(grid), draw, mostLaid, vocabulary.admitted).find(
    (move) => move.word === written.word,
  );
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
    sum += worthOfLetter(after[square]) * (premium === 't' ? 3 : premium === 'd' ? 2 : 1);
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

const PREMIUMS = framed(PREMIUM_LINES);

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

/** A line of the board. */
const LONGEST = 15;

/** Every word of the lexicon, with the letters that are in it: most are ruled out for a line without being tried on it. */
export class Vocabulary {
  readonly admitted: ReadonlySet<string>;
  /** The best moves, by position. */
  readonly best = new Map<string, readonly BestMove[]>();
  /** The short ones first. */
  readonly #words: readonly string[];
  /** One bit for each letter that is in it. */
  readonly #letters: Uint32Array;
  /** How many have so many letters at most. */
  readonly #upTo: readonly number[];

  constructor(words: readonly string[]) {
    this.admitted = new Set(words);
    this.#words = [...this.admitted].sort((a, b) => a.length - b.length);
    this.#letters = Uint32Array.from(this.#words, lettersIn);
    this.#upTo = Array.from({ length: LONGEST + 1 }, (_, most) => {
      const longer = this.#words.findIndex(({ length }) => length > most);
      return longer < 0 ? this.#words.length : longer;
    });
  }

  /** The numbers of those of which no more different letters are missing here than there are jokers. */
  nearly(letters: string): readonly number[] {
    const jokers = jokersIn(letters);
    const had = lettersIn(letters);
    const kept: number[] = [];
    for (let number = 0; number < this.#words.length; number++)
      if (lacksAtMost(jokers, this.#letters[number] & ~had)) kept.push(number);
    return kept;
  }

  /** Of the words of these numbers, those that letters and jokers make. */
  within(letters: string, numbers: readonly number[]): string[] {
    const jokers = jokersIn(letters);
    const had = lettersIn(letters);
    const counts = countsOf(letters);
    const end = this.#upTo[Math.min(letters.length, LONGEST)];
    const kept: string[] = [];
    for (const number of numbers) {
      if (number >= end) break;
      if (!lacksAtMost(jokers, this.#letters[number] & ~had)) continue;
      if (isWithin(this.#words[number], counts, jokers)) kept.push(this.#words[number]);
    }
    return kept;
  }
}

const jokersIn = (letters: string): number => letters.split('?').length - 1;

/** Are there no more bits than that? */
function lacksAtMost(most: number, bits: number): boolean {
  let left = bits;
  for (let count = 0; count < most && left !== 0; count++) left &= left - 1;
  return left === 0;
}

const lettersIn = (text: string): number =>
  [...text].reduce((bits, letter) => (letter === '?' ? bits : bits | (1 << (letter.charCodeAt(0) - 65))), 0);

/** How many there are of each letter. */
const countsOf = (text: string): Uint8Array => {
  const counts = new Uint8Array(26);
  for (const letter of text) if (letter !== '?') counts[letter.charCodeAt(0) - 65]++;
  return counts;
};

function isWithin(word: string, counts: Uint8Array, jokers: number): boolean {
  const left = counts.slice();
  let lacking = 0;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - 65;
    if (left[letter] > 0) left[letter]--;
    else if (++lacking > jokers) return false;
  }
  return true;
}

const MOST_KEPT = 200;

/** One of the moves that make the best score. */
export interface BestMove {
  readonly score: number;
  /** The 15 lines of the board once it is laid. */
  readonly after: readonly string[];
  /** How many of its letters are laid with jokers. */
  readonly jokers: number;
}

/** The moves that make the best score; none where nothing can be laid. The last positions are kept: a tournament may be looked at again. */
export function bestMoves(
  vocabulary: Vocabulary,
  lines: readonly string[],
  draw: string,
  mostLaid: number,
): readonly BestMove[] {
  const { best } = vocabulary;
  const key = `${mostLaid} ${draw} ${lines.join()}`;
  if (best.size > MOST_KEPT) best.clear();
  const known = best.get(key) ?? findBest(vocabulary, lines, draw, mostLaid);
  best.set(key, known);
  return known;
}

/** What the best move makes; undefined if there is none. */
export const bestScore = (...position: Parameters<typeof bestMoves>): number | undefined =>
  bestMoves(...position)[0]?.score;

function findBest(vocabulary: Vocabulary, lines: readonly string[], draw: string, mostLaid: number): BestMove[] {
  const grid = framed(lines);
  const links = linkSquares(grid);
  const isFirst = links.has(H8) && !lines.some((line) => [...line].some(isTile));
  const possible = vocabulary.nearly(`${draw}${lines.join('').replaceAll('.', '').toUpperCase()}`);
  const fitting = new Map<string, readonly string[]>();
  let best: Laid[] = [];
  for (const direction of isFirst ? [RIGHT] : [RIGHT, DOWN]) {
    for (let line = 1; line <= 15; line++) {
      const first = direction === RIGHT ? line * WIDTH + 1 : WIDTH + line;
      const squares = Array.from({ length: 15 }, (_, step) => first + step * direction);
      if (!squares.some((square) => links.has(square))) continue;
      const standing = squares
        .map((square) => grid[square].toUpperCase())
        .filter(isTile)
        .sort()
        .join('');
      const words = fitting.get(standing) ?? vocabulary.within(draw + standing, possible);
      fitting.set(standing, words);
      for (const word of words) {
        for (let at = 0; at + word.length <= LONGEST; at++) {
          const start = squares[at];
          for (const move of laidAt(start, direction, word, grid, links, draw, mostLaid, vocabulary.admitted)) {
            if (best.length === 0 || move.score > best[0].score) best = [move];
            else if (move.score === best[0].score) best.push(move);
          }
        }
      }
    }
  }
  // A single tile that makes a word both ways is one move, written two ways.
  const moves = new Map(best.map((move) => [move.grid, move]));
  return [...moves.values()].map(({ score, grid: after }) => {
    return { score, after: unframed(after), jokers: marked(after) - marked(grid) };
  });
}

/** How many jokers stand there. */
const marked = (grid: string): number => [...grid].filter((tile) => /[a-z]/.test(tile)).length;

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

/** A move, and the grid once it is laid. */
type Laid = Pick<ReferenceMove, 'word' | 'reference' | 'score'> & { readonly grid: string };

const movesAt = (...where: Parameters<typeof laidAt>): ReferenceMove[] =>
  laidAt(...where).map(({ grid, ...move }) => ({ ...move, after: unframed(grid) }));

/** The moves that write the word there, one for each use of the jokers; none when it is not valid. */
function laidAt(
  start: number,
  direction: number,
  word: string,
  grid: string,
  links: ReadonlySet<number>,
  draw: string,
  mostLaid: number,
  admitted: ReadonlySet<string>,
): readonly Laid[] {
  // Technically possible: no part of a longer word, on the board, agreeing with its tiles, touching one (or covering H8),
  // with some tiles of the draw but not too many.
  if (isTile(grid[start - direction]) || isTile(grid[start + word.length * direction])) return NONE;
  const free: number[] = [];
  let letters = '';
  let isLinked = false;
  for (let index = 0; index < word.length; index++) {
    const square = start + index * direction;
    if (grid[square] === '.') {
      free.push(square);
      letters += word[index];
      isLinked ||= links.has(square);
    } else if (grid[square].toUpperCase() !== word[index]) return NONE;
  }
  if (!isLinked || free.length > mostLaid) return NONE;
  if (!isWithin(letters, countsOf(draw), jokersIn(draw))) return NONE;

  // Valid: all the words it forms are admitted.
  const laid = layOn(grid, free, letters);
  const main = runThrough(laid, start, direction);
  const across = free.map((square) => runThrough(laid, square, direction === RIGHT ? DOWN : RIGHT));
  const formed = [main, ...across.filter((run) => run.length > 1)];
  if (!formed.every((run) => admitted.has(read(laid, run).toUpperCase()))) return NONE;

  return jokerChoices(letters, draw).map((tiles) => {
    const after = layOn(grid, free, tiles);
    const points = formed.map((run) => scoreOf(run, grid, after)).reduce((sum, score) => sum + score);
    return {
      word: read(after, main),
      reference: referenceOf(start, direction),
      score: points + bonusFor(free.length),
      grid: after,
    };
  });
}

const NONE: readonly Laid[] = [];

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

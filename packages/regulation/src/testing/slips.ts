import {
  type Direction,
  FORMULA_NAMES,
  isMarked,
  makeReference,
  otherDirection,
  type Solution,
  type Start,
  tileCharacter,
} from '@raccord/scrabble';
import fc from 'fast-check';
import type { OutsideLetter, Slip, WrittenSolution } from '../slip.ts';
import type { Turn } from '../turn.ts';
import { type RandomTurn, randomTurn } from './positions.ts';

/** One of several things, each as often as its weight says. */
const oftenest = <T>(...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]): fc.Arbitrary<T> =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

export const oneOf = <T>(items: readonly T[]): fc.Arbitrary<T> =>
  fc.nat({ max: items.length - 1 }).map((at) => items[at]);

const LETTERS = [...'AEIMNRST'];

/** Turns from the first to the ninth, of every formula. */
export const turns: fc.Arbitrary<RandomTurn> = fc
  .record({ seed: fc.nat(), formula: fc.constantFrom(...FORMULA_NAMES), movesBefore: fc.nat({ max: 8 }) })
  .map(({ seed, formula, movesBefore }) => randomTurn(seed, formula, movesBefore))
  .filter((position) => position !== undefined);

/** Slips for a turn: good solutions, written with the faults that hands make. */
export function slipsFor({ turn, solutions }: RandomTurn): fc.Arbitrary<Slip> {
  const another = oneOf(solutions).chain((solution) => writtenFrom(turn, solution));
  return oneOf(solutions).chain((solution) =>
    fc
      .record({
        state: oftenest<Slip['state']>(
          [96, fc.constant('handed-in')],
          [4, fc.constantFrom('absent', 'blank', 'late', 'several', 'exchanged')],
        ),
        first: writtenFrom(turn, solution),
        more: oftenest<WrittenSolution[]>(
          [90, fc.constant([])],
          [7, fc.tuple(another)],
          [3, fc.tuple(another.map((one) => ({ ...one, isStruck: true })))],
        ),
        score: scoreFor(turn, solution),
        legibility: oftenest<Slip['legibility']>(
          [95, fc.constant(undefined)],
          [4, fc.constant('hard')],
          [1, fc.constant('illegible')],
        ),
        conduct: oftenest<Slip['conduct']>(
          [95, fc.constant(undefined)],
          [4, fc.constant('warned')],
          [1, fc.constant('grave')],
        ),
      })
      .map(({ state, first, more, score, legibility, conduct }) => ({
        ...{ state, solutions: [first, ...more] },
        ...(score === undefined ? {} : { score }),
        ...(legibility ? { legibility } : {}),
        ...(conduct ? { conduct } : {}),
      })),
  );
}

/** Its own score, none, that of another place, any number. */
function scoreFor(turn: Turn, { word, start, score }: Solution): fc.Arbitrary<number | undefined> {
  const elsewhere = turn.places(word.toUpperCase(), start.direction).flatMap(({ tilings }) => tilings);
  return oftenest<number | undefined>(
    [55, fc.constant(score)],
    [15, fc.constant(undefined)],
    [15, oneOf(elsewhere.map((tiling) => tiling.score))],
    [15, fc.nat({ max: 30 })],
  );
}

/** A solution as somebody writes it. */
const writtenFrom = (turn: Turn, solution: Solution): fc.Arbitrary<WrittenSolution> =>
  fc
    .record({
      word: wordFrom(solution.word),
      direction: oftenest<Direction>(
        [90, fc.constant(solution.start.direction)],
        [10, fc.constant(otherDirection(solution.start.direction))],
      ),
      reference: referenceFrom(solution.start),
    })
    .chain(({ word, direction, reference }) =>
      outsideFrom(turn, solution.start, word, direction).map((outside) => ({
        ...{ word, direction, outside },
        ...(reference === undefined ? {} : { reference }),
      })),
    );

/** The word, or with an end left out, a letter more, a letter changed, a circle put or left out, a dash. */
function wordFrom(word: string): fc.Arbitrary<string> {
  const at = fc.nat({ max: word.length - 1 });
  const withLetter = (index: number, letter: string) => word.slice(0, index) + letter + word.slice(index + 1);
  const turned = (letter: string) => (isMarked(letter) ? letter.toUpperCase() : letter.toLowerCase());
  return oftenest(
    [72, fc.constant(word)],
    [6, fc.constant(word.slice(0, -1))],
    [3, fc.constant(word.slice(1))],
    [4, fc.constantFrom(...'SEXTR').map((letter) => word + letter)],
    [4, fc.tuple(at, fc.constantFrom(...LETTERS)).map(([index, letter]) => withLetter(index, letter))],
    [10, at.map((index) => withLetter(index, turned(word[index])))],
    [1, at.map((index) => withLetter(index, '-'))],
    [2, fc.tuple(at, at).map(([a, b]) => `${word.slice(0, Math.min(a, b))}-${word.slice(Math.max(a, b) + 1)}`)],
    [2, at.map((index) => word.slice(0, index + 1))],
    [2, at.map((index) => word.slice(index))],
  ).filter((written) => /[A-Za-z]/.test(written));
}

/** Right, missing, illegible, one square off or in the other direction. */
function referenceFrom(start: Start): fc.Arbitrary<string | undefined> {
  const near = (at: number) => fc.integer({ min: Math.max(0, at - 1), max: Math.min(14, at + 1) });
  const direction = oftenest<Direction>(
    [70, fc.constant(start.direction)],
    [30, fc.constant(otherDirection(start.direction))],
  );
  return oftenest<string | undefined>(
    [45, fc.constant(makeReference(start))],
    [30, fc.constant(undefined)],
    [5, fc.constant('illisible')],
    [20, fc.record({ row: near(start.row), column: near(start.column), direction }).map(makeReference)],
  );
}

/** Nothing, tiles copied from around the place with faults, a stray word, stray letters beside the word. */
function outsideFrom(turn: Turn, start: Start, word: string, direction: Direction): fc.Arbitrary<OutsideLetter[]> {
  const isAcross = direction === 'horizontal';
  const at = (along: number, aside: number) =>
    isAcross ? { down: aside, right: along } : { down: along, right: aside };
  const aside = fc.constantFrom(-3, -2, -1, 1, 2, 3);
  const along = fc.integer({ min: -1, max: word.length });
  const strayWord = fc
    .tuple(fc.constantFrom('RA', 'SET', 'TE', 'LAME', 'ON', 'MI', 'AS'), along, aside, fc.boolean())
    .map(([stray, from, beside, isParallel]) =>
      [...stray].map((letter, step) => ({
        letter,
        ...(isParallel ? at(from + step, beside) : at(from, beside + Math.sign(beside) * step)),
      })),
    );
  const strayLetters = fc.array(
    fc.tuple(fc.constantFrom(...LETTERS), along, fc.constantFrom(-2, -1, 1)).map(([letter, from, beside]) => ({
      letter,
      ...at(from, beside),
    })),
    { minLength: 1, maxLength: 2 },
  );
  const none = fc.constant<OutsideLetter[]>([]);
  return fc
    .tuple(
      oftenest([50, none], [35, copiedFrom(turn, start, word, direction)], [15, linkFrom(turn, start, word)]),
      oftenest([88, none], [12, strayWord]),
      oftenest([90, none], [10, strayLetters]),
    )
    .map((parts) => apart(parts.flat(), word, isAcross));
}

/** A run of tiles that meets the word at its place, copied as it is or with one fault: left out, changed, swapped, added. */
export function linkFrom(turn: Turn, start: Start, word: string): fc.Arbitrary<OutsideLetter[]> {
  const lines = linesThrough(turn, start, word);
  if (lines.length === 0) return fc.constant([]);
  return oneOf(lines).chain(({ tiles, down, right }) =>
    fc
      .record({
        ends: fc.tuple(fc.nat({ max: tiles.length - 1 }), fc.nat({ max: tiles.length - 1 })),
        fault: fc.constantFrom('none', 'blank', 'left out', 'changed', 'swapped', 'added'),
        at: fc.nat({ max: tiles.length }),
        isBefore: fc.boolean(),
        letter: fc.constantFrom(...LETTERS),
      })
      .map(({ ends, fault, at, isBefore, letter }) => {
        const [from, to] = ends.toSorted((a, b) => a - b);
        const link = tiles.slice(from, to + 1);
        const index = at % link.length;
        const moved = (tile: OutsideLetter, steps: number) => ({
          ...tile,
          down: tile.down + steps * down,
          right: tile.right + steps * right,
        });
        const [before, here, after] = [link.slice(0, index), link[index], link.slice(index + 1)];
        if (fault === 'blank') return [...before, ...after];
        if (fault === 'changed') return [...before, { ...here, letter }, ...after];
        if (fault === 'left out') {
          return isBefore
            ? [...before.map((tile) => moved(tile, 1)), ...after]
            : [...before, ...after.map((tile) => moved(tile, -1))];
        }
        if (fault === 'added') {
          const extra = { ...here, letter };
          return isBefore
            ? [...before.map((tile) => moved(tile, -1)), moved(extra, -1), here, ...after]
            : [...before, extra, moved(here, 1), ...after.map((tile) => moved(tile, 1))];
        }
        const [next, ...rest] = after;
        if (fault === 'none' || !next) return link;
        return [...before, { ...here, letter: next.letter }, { ...next, letter: here.letter }, ...rest];
      }),
  );
}

/** The words of the board that contain a square of the word at its place or touch one, letter by letter. */
export function linesThrough({ board }: Turn, start: Start, word: string) {
  const letterAt = (row: number, column: number) => {
    const isOn = row >= 0 && row < 15 && column >= 0 && column < 15;
    return isOn && board[row * 15 + column] !== 0 ? tileCharacter(board[row * 15 + column]).toUpperCase() : '';
  };
  const lines = new Map<string, { tiles: OutsideLetter[]; down: number; right: number }>();
  const [alongDown, alongRight] = start.direction === 'horizontal' ? [0, 1] : [1, 0];
  for (let step = 0; step < word.length; step++) {
    const [row, column] = [start.row + step * alongDown, start.column + step * alongRight];
    for (const [nearDown, nearRight] of [
      [0, 0],
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      for (const [down, right] of [
        [1, 0],
        [0, 1],
      ] as const) {
        let [r, c] = [row + nearDown, column + nearRight];
        if (letterAt(r, c) === '') continue;
        while (letterAt(r - down, c - right) !== '') [r, c] = [r - down, c - right];
        const tiles: OutsideLetter[] = [];
        for (let [y, x] = [r, c]; letterAt(y, x) !== ''; [y, x] = [y + down, x + right]) {
          tiles.push({ letter: letterAt(y, x), down: y - start.row, right: x - start.column });
        }
        if (tiles.length > 1) lines.set(`${r} ${c} ${down}`, { tiles, down, right });
      }
    }
  }
  return [...lines.values()];
}

/** Letters on squares of their own, none of them on the word nor at its ends. */
function apart(letters: readonly OutsideLetter[], word: string, isAcross: boolean): OutsideLetter[] {
  const squares = new Set<string>();
  return letters.filter(({ down, right }) => {
    const [along, aside] = isAcross ? [right, down] : [down, right];
    const square = `${down} ${right}`;
    if ((aside === 0 && along >= -1 && along <= word.length) || squares.has(square)) return false;
    squares.add(square);
    return true;
  });
}

/** Some tiles around the squares of the word: copied, changed, one square too low, left out. */
function copiedFrom(turn: Turn, start: Start, word: string, direction: Direction): fc.Arbitrary<OutsideLetter[]> {
  const isAcross = direction === 'horizontal';
  const tiles = Array.from(turn.board, (tile, square) => ({
    letter: tileCharacter(tile).toUpperCase(),
    down: Math.floor(square / 15) - start.row,
    right: (square % 15) - start.column,
    isTile: tile !== 0,
  })).filter(({ isTile }) => isTile);
  return fc.integer({ min: 1, max: 4 }).chain((depth) => {
    const near = tiles.filter(({ down, right }) => {
      const [along, aside] = isAcross ? [right, down] : [down, right];
      return Math.abs(aside) <= depth && along >= -2 && along <= word.length + 1;
    });
    const copied = near.map(({ letter, down, right }) =>
      oftenest<OutsideLetter[]>(
        [75, fc.constant([{ letter, down, right }])],
        [18, fc.constant([])],
        [4, fc.constantFrom(...LETTERS).map((other) => [{ letter: other, down, right }])],
        [3, fc.constant([{ letter, down: down + 1, right }])],
      ),
    );
    return fc.tuple(...copied).map((letters) => letters.flat());
  });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playSolution } from '../bag.ts';
import { type Board, makeBoard } from '../board.ts';
import { countTiles, MAX_DRAW } from '../draw.ts';
import { FORMULA_NAMES, FORMULAS } from '../formula.ts';
import { otherDirection, squareAlong } from '../geometry.ts';
import { isMarked, JOKER } from '../letters.ts';
import { fitPlacement, scoreFit, tilesLaid, tilingsOf } from '../placement.ts';
import { makeReference } from '../reference.ts';
import { type Position, positions } from '../testing/arbitraries.ts';
import { boardFrom, boardOf, drawOf, lexiconOf } from '../testing/given.ts';
import { findMoves, type Solution } from './movelist.ts';

const formulas = fc.constantFrom(...FORMULA_NAMES.map((name) => FORMULAS[name]));

const RUNS = { numRuns: 25 };

function movesOf({ words, lines, draw }: Position, formula = FORMULAS.normale): Solution[] {
  return [...findMoves(lexiconOf(words).graph, boardFrom(lines), drawOf(draw), formula).solutions()];
}

const row = ({ word, reference, score }: Solution) => `${word} ${reference} ${score}`;

const columnsOf = (lines: readonly string[]) => lines.map((_, at) => lines.map((line) => line[at]).join(''));

/** The squares where it lays a tile. */
const laidSquares = (board: Board, { start, word }: Solution) =>
  Array.from(word, (_, index) => squareAlong(start, index) as number).filter((square) => board[square] === 0);

/** Which letters of the word are jokers of the draw. */
const jokerIndexes = (board: Board, { start, word }: Solution) =>
  [...word].flatMap((letter, index) =>
    isMarked(letter) && board[squareAlong(start, index) as number] === 0 ? [index] : [],
  );

describe('every solution', () => {
  it('is one of the tilings of its placement, for the score of that tiling', () => {
    fc.assert(
      fc.property(positions, formulas, (position, formula) => {
        const board = boardFrom(position.lines);
        for (const solution of movesOf(position, formula)) {
          const fit = fitPlacement(board, { ...solution.start, word: solution.word.toUpperCase() });
          const jokers = jokerIndexes(board, solution).reduce((mask, index) => mask | (1 << index), 0);
          const tilings = fit ? tilingsOf(fit, drawOf(position.draw), formula) : [];
          expect(tilings).toContainEqual({ jokers, score: solution.score });
          expect(fit && scoreFit(fit, jokers, formula)).toBe(solution.score);
        }
      }),
      RUNS,
    );
  });

  it('says what it lays', () => {
    fc.assert(
      fc.property(positions, (position) => {
        for (const { start, word, reference, laidCount, jokerCount } of movesOf(position)) {
          const laid = tilesLaid(boardFrom(position.lines), start, word);
          expect([laidCount, jokerCount]).toEqual([countTiles(laid), laid[JOKER]]);
          expect(reference).toBe(makeReference(start));
        }
      }),
      RUNS,
    );
  });

  it('leaves a board on which every run of tiles is a word', () => {
    fc.assert(
      fc.property(positions, formulas, (position, formula) => {
        const board = boardFrom(position.lines);
        for (const solution of movesOf(position, formula)) {
          const after = playSolution(board, drawOf(position.draw), formula, solution);
          const lines = makeBoard(after.board).split('\n');
          const runs = [...lines, ...columnsOf(lines)].flatMap((line) => line.match(/[A-Za-z]{2,}/g) ?? []);
          expect(runs.filter((run) => !position.words.includes(run.toUpperCase()))).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});

describe('the list of solutions', () => {
  it('is mirrored when the board is', () => {
    fc.assert(
      fc.property(positions, formulas, (position, formula) => {
        fc.pre(position.lines.some((line) => /[A-Za-z]/.test(line)));
        const mirrored = movesOf({ ...position, lines: columnsOf(position.lines) }, formula).map((solution) => {
          const { row: down, column, direction } = solution.start;
          const start = { row: column, column: down, direction: otherDirection(direction) };
          return row({ ...solution, reference: makeReference(start) });
        });
        expect(mirrored.sort()).toEqual(movesOf(position, formula).map(row).sort());
      }),
      RUNS,
    );
  });

  it('loses nothing when the draw has one letter more', () => {
    const more = fc.constantFrom(...'AEIRSTZ?');
    fc.assert(
      fc.property(positions, formulas, more, (position, formula, letter) => {
        const draw = position.draw.slice(0, MAX_DRAW - 1);
        fc.pre(!(draw + letter).includes('???') && (draw + letter).split('?').length <= 3);
        const richer = new Set(movesOf({ ...position, draw: draw + letter }, formula).map(row));
        expect(
          movesOf({ ...position, draw }, formula)
            .map(row)
            .filter((move) => !richer.has(move)),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  it('goes from the best down; equal scores by jokers, place, word, then jokers furthest left', () => {
    fc.assert(
      fc.property(positions, formulas, (position, formula) => {
        const board = boardFrom(position.lines);
        const plays = movesOf(position, formula).filter(
          (move, at, all) => at === 0 || !isSamePlay(board, all[at - 1], move),
        );
        const keys = plays.map((move) => sortKey(board, move));
        expect(keys).toEqual([...keys].sort(compareKeys));
      }),
      RUNS,
    );
  });

  it.each([
    ['the fewest jokers', [], 'TE?', 'ET', ['ET H7', 'ET H8', 'eT H7', 'Et H7', 'eT H8', 'Et H8']],
    ['the alphabet', [], 'ES', 'ES SE', ['ES H7', 'SE H7', 'ES H8', 'SE H8']],
    ['both readings of a tile together', ['H7 LE', '9F OU'], 'S', 'LE LES OU OUS', ['LES H7', 'OUS 9F']],
  ])('begins with %s', (_, moves, draw, words, expected) => {
    const found = findMoves(lexiconOf(words).graph, boardOf(...moves), drawOf(draw), FORMULAS.normale);
    const written = Array.from(found.solutions(), ({ word, reference }) => `${word} ${reference}`);
    expect(written.slice(0, expected.length)).toEqual(expected);
  });

  it('has the tops first, all of them', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const found = findMoves(
          lexiconOf(position.words).graph,
          boardFrom(position.lines),
          drawOf(position.draw),
          FORMULAS.normale,
        );
        const all = [...found.solutions()];
        const top = Math.max(0, ...all.map(({ score }) => score));
        expect(found.topScore).toBe(top);
        expect(found.tops()).toEqual(all.filter(({ score }) => score === top));
      }),
      RUNS,
    );
  });
});

describe('an empty board', () => {
  it('offers the words that lie across and no other', () => {
    const found = findMoves(lexiconOf('TAS TE ET ES').graph, boardOf(), drawOf('TAS'), FORMULAS.normale);
    const all = [...found.solutions()];
    expect(all.map(({ reference }) => reference)).toEqual(['H6', 'H7', 'H8']);
    expect(found.count).toBe(3);
  });
});

/** One tile that makes a word both ways has two rows. */
function isSamePlay(board: Board, a: Solution, b: Solution): boolean {
  const [squaresA, squaresB] = [laidSquares(board, a), laidSquares(board, b)];
  return (
    a.start.direction !== b.start.direction &&
    squaresA.join() === squaresB.join() &&
    row({ ...a, word: '', reference: '' }) === row({ ...b, word: '', reference: '' })
  );
}

type Key = readonly (number | string)[];

function sortKey(board: Board, solution: Solution): Key {
  const { score, jokerCount, start, word } = solution;
  const isVertical = start.direction === 'vertical' ? 1 : 0;
  const jokers = jokerIndexes(board, solution);
  return [-score, jokerCount, start.row, start.column, isVertical, word.toUpperCase(), ...jokers];
}

function compareKeys(a: Key, b: Key): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : a[at] < b[at] ? -1 : 1;
}

import { describe, expect, it } from 'vitest';
import { graph } from '../../../data/lexicon/testing/free.ts';
import { drawTiles, playSolution, tilesAvailable } from './bag.ts';
import { type Board, emptyBoard, JOKER_TILE, makeBoard } from './board.ts';
import { canDraw, countTiles, drawFault, lacksNothing, makeDraw, subtractTiles, type Tiles } from './draw.ts';
import { FORMULA_NAMES, FORMULAS } from './formula.ts';
import { squareAlong } from './geometry.ts';
import { JOKER, letterIndex, TILE_COUNTS } from './letters.ts';
import { type PlayedTurn, playProposals } from './play.ts';
import { seededRandom } from './random.ts';
import { boardOf, drawOf, NEW_RULES, startOf, termsOf } from './testing/given.ts';

/*
 * The joker game (3.8.1): a joker in every draw, which the real letter replaces on the board while the bag has it. When it has not,
 * that joker stays and the second one serves; once that one stays too, the rest is ordinary duplicate.
 */

const JOKER_GAMES = FORMULA_NAMES.filter((name) => FORMULAS[name].jokerEveryDraw);

const jokersOn = (board: Board): number => board.filter((tile) => tile & JOKER_TILE).length;

describe.each(JOKER_GAMES)('the last phase of a game %s (3.8.1, D25)', (name) => {
  const formula = FORMULAS[name];
  const terms = termsOf(8, name, NEW_RULES);

  const lay = (board: Board, draw: string, move: string) => {
    const [reference, word] = move.split(' ');
    return playSolution(board, drawOf(draw), formula, { start: startOf(reference), word });
  };

  /** Draws made by chance from what a turn leaves, and what they all have of jokers. */
  const jokersDrawn = (board: Board, leftover: Tiles): Set<number> => {
    const available = tilesAvailable(board);
    expect(canDraw(available, terms)).toBe(true);
    const draws = Array.from({ length: 50 }, (_, seed) => {
      const drawn = drawTiles(board, leftover, terms, seededRandom(seed), () => ({}));
      if (!drawn) throw new Error('nothing drawn');
      expect(countTiles(drawn.tiles)).toBe(formula.drawSize);
      expect(drawFault(drawn.tiles, terms, available)).toBeUndefined();
      expect(lacksNothing(subtractTiles(available, drawn.tiles))).toBe(true);
      if (!drawn.isWhole) expect(lacksNothing(subtractTiles(drawn.tiles, leftover))).toBe(true);
      return drawn.tiles[JOKER];
    });
    return new Set(draws);
  };

  const letters = (text: string, jokers: number) =>
    drawOf(text.slice(0, formula.drawSize - jokers) + '?'.repeat(jokers));

  // The only W and the only K are on the board: no letter can replace a joker that stands for one of them.
  const first = lay(boardOf('H4 WOK'), 'AISUPL?', '6H KAkI');
  const between = lay(first.board, 'LPSUEN?', 'K6 ILeS');
  const second = lay(between.board, 'ENPUAT?', '9K SwAN');

  it('keeps the first joker on the board when the bag has no letter to replace it', () => {
    expect(makeBoard(first.board).split('\n')[9]).toBe('.....k.........');
    expect(makeDraw(first.leftover)).toBe('LPSU');
    expect(tilesAvailable(first.board)[JOKER]).toBe(1);
  });

  it('goes on with the second joker, one in each draw', () => {
    expect(jokersDrawn(first.board, first.leftover)).toEqual(new Set([1]));
    const available = tilesAvailable(first.board);
    expect(drawFault(letters('AEINRSTLU', 1), terms, available)).toBeUndefined();
    expect(drawFault(letters('AEINRSTLU', 0), terms, available)?.code).toBe('joker-count');
  });

  it('gives the second joker back while the bag has the letter', () => {
    expect(makeBoard(between.board).split('\n')[10]).toBe('.....ILES......');
    expect(tilesAvailable(between.board)[JOKER]).toBe(1);
    expect(jokersOn(between.board)).toBe(1);
    expect(jokersDrawn(between.board, between.leftover)).toEqual(new Set([1]));
  });

  it('keeps the second joker too; the rest is ordinary duplicate', () => {
    expect(jokersOn(second.board)).toBe(2);
    expect(tilesAvailable(second.board)[JOKER]).toBe(0);
    expect(makeDraw(second.leftover)).toBe('EPTU');
    expect(jokersDrawn(second.board, second.leftover)).toEqual(new Set([0]));
    const available = tilesAvailable(second.board);
    expect(drawFault(letters('AEINRSTLU', 0), terms, available)).toBeUndefined();
    expect(drawFault(drawOf('AEINRS'), terms, available)?.code).toBe('wrong-size');
    const ordinary = lay(second.board, 'EPTUDIS', '5F DUO');
    expect(jokersOn(ordinary.board)).toBe(2);
    expect(makeDraw(ordinary.leftover)).toBe('EIPST');
  });

  it('keeps in hand, for the next draw, a joker that was not laid', () => {
    const spared = lay(first.board, 'LPSUEN?', 'K6 ILES');
    expect(makeDraw(spared.leftover)).toBe('NPU?');
    expect(jokersDrawn(spared.board, spared.leftover)).toEqual(new Set([1]));
  });
});

/** The letters that the solution lays with jokers. */
const jokersLaid = ({ before, solution }: PlayedTurn): string[] =>
  [...solution.word].filter(
    (letter, index) =>
      letter !== letter.toUpperCase() && before.board[squareAlong(solution.start, index) as number] === 0,
  );

function expectTurnOfJokerGame(turn: PlayedTurn, name: (typeof JOKER_GAMES)[number]): void {
  const formula = FORMULAS[name];
  const { before, after, draw, number } = turn;
  const available = tilesAvailable(before.board);
  const waiting = 2 - jokersOn(before.board);
  expect(available[JOKER]).toBe(waiting);
  expect(draw[JOKER]).toBe(waiting > 0 ? 1 : 0);
  const others = countTiles(available) - waiting;
  expect(countTiles(draw)).toBe(Math.min(formula.drawSize, others + draw[JOKER]));
  expect(drawFault(draw, termsOf(number, name, NEW_RULES), available)).toBeUndefined();
  expect(canDraw(available, termsOf(number, name, NEW_RULES))).toBe(true);

  const bag = subtractTiles(available, draw);
  const staying = jokersLaid(turn).filter((letter) => bag[letterIndex(letter.toUpperCase())] === 0);
  expect(jokersOn(after.board)).toBe(jokersOn(before.board) + staying.length);
  expect(countTiles(after.leftover)).toBe(countTiles(draw) - turn.solution.laidCount);
  const left = tilesAvailable(after.board);
  expect(lacksNothing(subtractTiles(left, after.leftover))).toBe(true);
  expect(countTiles(left) + after.board.filter((tile) => tile !== 0).length).toBe(countTiles(TILE_COUNTS));
}

describe('whole joker games (3.8.1)', () => {
  it.each(JOKER_GAMES)('each turn of %s draws and lays jokers as it should', (name) => {
    const onBoard = new Set<number>();
    for (const seed of [1, 2, 3, 4]) {
      let board = emptyBoard();
      for (const turn of playProposals(graph, FORMULAS[name], NEW_RULES, seededRandom(seed))) {
        expect(turn.before.board).toEqual(board);
        expectTurnOfJokerGame(turn, name);
        onBoard.add(jokersOn(turn.before.board));
        ({ board } = turn.after);
      }
    }
    expect([...onBoard].sort()).toEqual([0, 1, 2]);
  });
});

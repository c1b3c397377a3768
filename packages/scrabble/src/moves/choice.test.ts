import { describe, expect, it } from 'vitest';
import { tilesAvailable } from '../bag.ts';
import { type Board, makeTile } from '../board.ts';
import { makeDraw, subtractTiles } from '../draw.ts';
import { FORMULAS } from '../formula.ts';
import { squareAt } from '../geometry.ts';
import { JOKER_MARK, letterIndex } from '../letters.ts';
import { boardOf, drawOf, lexiconOf, NEW_RULES, OLD_RULES } from '../testing/given.ts';
import { chooseAmongTops, type PlayRules } from './choice.ts';
import { findMoves } from './movelist.ts';

interface Given {
  readonly words: string;
  readonly board: Board;
  readonly draw: string;
  readonly rules?: PlayRules;
  readonly turn?: number;
}

function choose({ words, board, draw, rules = NEW_RULES, turn = 3 }: Given) {
  const { graph } = lexiconOf(words);
  const formula = FORMULAS.normale;
  const tops = findMoves(graph, board, drawOf(draw), formula).tops();
  return chooseAmongTops(graph, { board, draw: drawOf(draw), formula, rules, turn }, tops);
}

const written = (choice: ReturnType<typeof choose>) =>
  choice?.candidates.map(({ solution }) => `${solution.word} ${solution.reference}`).sort();

/** A board with these moves in its upper half; below, every other tile of the game except those left in the bag. */
function boardWithLeft(left: string, ...moves: readonly string[]): Board {
  const board = boardOf(...moves).slice();
  const heap = [...makeDraw(subtractTiles(tilesAvailable(board), drawOf(left)))];
  for (const [index, letter] of heap.entries()) {
    board[squareAt(8, 0) + index] = letter === JOKER_MARK ? makeTile(0, true) : makeTile(letterIndex(letter), false);
  }
  return board;
}

describe('the solution to lay (3.4, D15; C before 2023)', () => {
  it('is the only top', () => {
    const choice = choose({ words: 'TAS TASSE', board: boardOf('H7 TAS'), draw: 'SE' });
    expect(choice).toMatchObject({ solution: { word: 'TASSE' }, reason: 'only-top' });
  });

  it('is none where nothing can be played', () => {
    expect(choose({ words: 'TAS', board: boardOf('H7 TAS'), draw: 'K' })).toBeUndefined();
  });

  it('lies across on an empty board', () => {
    const choice = choose({ words: 'TAS', board: boardOf(), draw: 'TAS', turn: 1 });
    expect(written(choice)).toEqual(['TAS H6', 'TAS H7', 'TAS H8']);
  });

  // AS lies where TAS and ASE both make 3: ASE leaves B and T, TAS leaves B and E, with which ES can be laid.
  const endOfGame = { words: 'AS TAS ASE ES', board: boardWithLeft('BET', 'D7 AS'), draw: 'BET', turn: 20 };

  it('under 2023 ends the game where one of the equal tops does', () => {
    const choice = choose(endOfGame);
    expect(choice).toMatchObject({ reason: 'ends-game', obligation: 'ends-game' });
    expect(written(choice)).toEqual(['ASE D7']);
  });

  it('is free among several that end it, the obligation still said', () => {
    const choice = choose({ ...endOfGame, words: `${endOfGame.words} EAS` });
    expect(choice).toMatchObject({ reason: 'opens-most', obligation: 'ends-game' });
    expect(written(choice)).toEqual(['ASE D7', 'EAS D6']);
  });

  it('is free there under the texts before', () => {
    expect(written(choose({ ...endOfGame, rules: OLD_RULES }))).toEqual(['ASE D7', 'TAS D6']);
  });

  it('spares the joker even where the game would end with it', () => {
    // Both make 4: TAS with its T on a double letter; ASK doubled, its K a joker, which leaves B and T.
    const choice = choose({ words: 'AS TAS ASK SI', board: boardWithLeft('BT?', 'D2 AS'), draw: 'BT?', turn: 20 });
    expect(choice?.reason).toBe('keeps-joker');
    expect(written(choice)).toEqual(['TAS D1']);
  });
});

describe('the measure of openness (3.4)', () => {
  const given = { words: 'AA AAS SA SAS TA TAS AS', board: boardOf('H7 SA'), draw: 'TS', turn: 2 };

  it('puts the solution with the most points to play next first, and says by how much', () => {
    const choice = choose(given);
    const sums = choice?.candidates.map(({ openness }) => openness?.sum ?? 0) ?? [];
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
    expect(choice?.solution).toBe(choice?.candidates[0].solution);
  });

  it('gives the same again', () => {
    expect(choose(given)).toEqual(choose(given));
  });
});

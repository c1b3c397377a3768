import { solve } from '@raccord/checkers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTiles, NO_TILES, tilesAvailable } from '../bag.ts';
import { emptyBoard } from '../board.ts';
import { drawFault, makeDraw } from '../draw.ts';
import { FORMULA_NAMES, FORMULAS, type FormulaName } from '../formula.ts';
import { seededRandom } from '../random.ts';
import { positions } from '../testing/arbitraries.ts';
import { boardFrom, boardOf, drawOf, lexiconOf, NEW_RULES } from '../testing/given.ts';
import { findAnyMove } from './anymove.ts';
import { findMoves } from './movelist.ts';
import { findPlayableDraw } from './playabledraw.ts';

const RULES = NEW_RULES;

describe('any move', () => {
  // All that a formula says here is how many tiles may be laid.
  const limits = new Set(Object.values(FORMULAS).map(({ maxLaid }) => maxLaid));
  it.each([...limits])(
    'is found where the reference solver finds one, and nowhere else, with %i tiles at most',
    (maxLaid) => {
      fc.assert(
        fc.property(positions, ({ words, lines, draw }) => {
          const lexicon = lexiconOf(words);
          const board = boardFrom(lines);
          const laid = findAnyMove(lexicon.lexicon, board, drawOf(draw), maxLaid, () => true);
          expect(laid !== undefined).toBe(solve(words, lines, draw, maxLaid).plays.length > 0);
          if (laid) expect(solve(words, lines, makeDraw(laid), maxLaid).plays.length).toBeGreaterThan(0);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('is asked for until its tiles are accepted', () => {
    const { lexicon: words } = lexiconOf('LE LES OU');
    const board = boardOf('H7 LE');
    const refused: string[] = [];
    const refuse = (laid: readonly number[]) => {
      refused.push(makeDraw(laid));
      return false;
    };
    expect(findAnyMove(words, board, drawOf('OUS'), 7, refuse)).toBeUndefined();
    expect(refused).toEqual(['S']);
  });

  it('of an empty board lies across the middle', () => {
    const { lexicon: words } = lexiconOf('ET');
    expect(findAnyMove(words, emptyBoard(), drawOf('TEZ'), 7, () => true)).toEqual(drawOf('ET'));
  });
});

describe('a draw that can be played', () => {
  const terms = (name: FormulaName) => ({ turn: 2, formula: FORMULAS[name], rules: RULES });

  it.each(FORMULA_NAMES)('stands and is playable, however seldom it comes, in formula %s', (name) => {
    const lexicon = lexiconOf('KXZQE');
    const board = boardOf('H7 LE');
    const draw = findPlayableDraw(lexicon.lexicon, board, terms(name));
    if (!draw) throw new Error('No draw.');
    expect(drawFault(draw, terms(name), tilesAvailable(board))).toBeUndefined();
    expect(findMoves(lexicon.graph, board, draw, FORMULAS[name]).count).toBeGreaterThan(0);
  });

  it('is none on a blocked board, and none that is refused', () => {
    const { lexicon: words } = lexiconOf('KXZQE');
    const board = boardOf('H7 LE');
    // One Z and two jokers do not make four.
    expect(findPlayableDraw(lexiconOf('LEZZZZ').lexicon, board, terms('normale'))).toBeUndefined();
    expect(findPlayableDraw(words, board, terms('normale'), () => true)).toBeUndefined();
  });

  it('comes once chance has failed, and what was put back before is told', () => {
    const lexicon = lexiconOf('KXZQE');
    const board = boardOf('H7 LE');
    const look = (draw: readonly number[]) => {
      const moves = findMoves(lexicon.graph, board, draw, FORMULAS.normale);
      return moves.count > 0 ? moves : ('nothing-playable' as const);
    };
    const search = () => findPlayableDraw(lexicon.lexicon, board, terms('normale'));
    const rejections = Array.from({ length: 10 }, (_, seed) => {
      const made = drawTiles(board, NO_TILES, terms('normale'), seededRandom(seed), look, search);
      expect(made && drawOf(made.drawn)).toEqual(made?.tiles);
      return made?.rejected.filter(({ cause }) => cause === 'nothing-playable').length;
    });
    expect(rejections).toContain(100);
  });
});

import { describe, expect, it } from 'vitest';
import { graph, words } from '../../../../data/lexicon/testing/free.ts';
import { FORMULAS } from '../formula.ts';
import { BOARDS } from '../testing/boards.ts';
import { boardFrom, drawOf } from '../testing/given.ts';
import { findMoves } from './movelist.ts';

/*
 * Positions of real games on the free lexicon. The numbers come from another program, a move generator in C, which also lays
 * the first word down: on the empty board they are half of its own. They hold for these words and are to be taken anew when
 * the lexicon changes.
 */
const WORD_COUNT = 404_365;

describe('on the free lexicon', () => {
  it('the words are those that the numbers were taken with', () => {
    expect(words.wordCount).toBe(WORD_COUNT);
  });

  it.each([
    ['empty', 'FEDAYIN', 'normale', 174, 2_718],
    ['empty', 'AELNST?', 'normale', 6_953, 71_786],
    ['empty', 'SATINE??', '7sur8', 110_066, 2_132_114],
    ['g0t2', 'TUOUOMF', 'normale', 202, 1_550],
    ['g0t11', 'IVRUGO?', 'normale', 2_755, 17_362],
    ['g1t5', 'PAREU??', 'normale', 45_197, 350_505],
    ['g1t11', 'HEFGAMU', 'normale', 465, 4_233],
    ['g1t11', 'HEFGA??', 'normale', 11_878, 82_620],
    ['g2t8', 'PALRASS', 'normale', 297, 3_410],
    ['g2t11', 'EECUT??', 'normale', 7_055, 61_275],
    ['g2t11', 'EECUTISA', '7sur8', 888, 10_710],
    ['g2t11', 'EECUTI??', '7sur8', 11_894, 118_468],
    ['g3t8', 'SDRHL??', 'normale', 15_213, 87_339],
    ['g4t11', 'NILEISR', 'normale', 424, 3_603],
    ['g4t11', 'NILEIS?', 'normale', 3_554, 29_420],
  ] as const)('board %s, draw %s (%s): %i moves, %i points in all', (name, draw, formula, count, scoreSum) => {
    const found = findMoves(graph, boardFrom(BOARDS[name]), drawOf(draw), FORMULAS[formula]);
    expect({ count: found.count, scoreSum: found.scoreSum }).toEqual({ count, scoreSum });
  });
});

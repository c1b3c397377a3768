import { describe, expect, it } from 'vitest';
import { makeBoard } from './board.ts';
import { makeDraw } from './draw.ts';
import { FORMULAS, type FormulaName } from './formula.ts';
import { isMarked } from './letters.ts';
import {
  circleJokers,
  type Fit,
  fitPlacement,
  layWord,
  markJokers,
  scoreFit,
  tilesLaid,
  tilingsOf,
} from './placement.ts';
import { boardOf, drawOf, startOf } from './testing/given.ts';

const EMPTY: readonly string[] = [];
const MENERAI = ['H4 MENERAI'];
const GAMIN = ['H4 MENERAI', '10E GAMIN'];

function fitOf(moves: readonly string[], move: string): Fit | undefined {
  const [reference, word] = move.split(' ');
  return fitPlacement(boardOf(...moves), { ...startOf(reference), word: word.toUpperCase() });
}

function possibleFit(moves: readonly string[], move: string): Fit {
  const fit = fitOf(moves, move);
  if (!fit) throw new Error(`${move} does not fit`);
  return fit;
}

function scoreOf(moves: readonly string[], move: string, formula: FormulaName = 'normale'): number {
  const word = move.split(' ')[1];
  const jokers = [...word].reduce((mask, letter, index) => (isMarked(letter) ? mask | (1 << index) : mask), 0);
  return scoreFit(possibleFit(moves, move), jokers, FORMULAS[formula]);
}

describe('the score of a placement (1.2.1, 3.8.2)', () => {
  it.each([
    ['seven tiles over the centre', EMPTY, 'H4 FEDAYIN', 98],
    ['seven tiles with the Y doubled', EMPTY, 'H8 FEDAYIN', 110],
    ['down as across', EMPTY, '8H FEDAYIN', 110],
    ['seven tiles with the M doubled', EMPTY, 'H4 MENERAI', 70],
    ['six tiles, no bonus', EMPTY, 'H3 GATEAU', 16],
    ['through a tile', MENERAI, '5G TES', 3],
    ['a word not admitted counts too', MENERAI, '3F TES', 13],
    ['two words formed beside', MENERAI, 'G9 SNOB', 12],
    ['the same one square further', MENERAI, 'G10 SNOB', 11],
    ['extension over a triple word', MENERAI, 'H1 PROMENERAI', 39],
    ['extension of a word with a joker', ['H4 MENERaI'], 'H1 PROMENERaI', 36],
    ['an extension and a word', GAMIN, 'J8 TAS', 15],
    ['premiums already covered count no more', GAMIN, 'F6 OPERA', 9],
    ['a double word', ['H4 BARBARE'], '5E PLIA', 12],
    ['no premium', ['H4 BARBARE'], '8E PLIA', 6],
    ['a dear letter both ways', ['H3 GATEAU'], '9E FAUX', 34],
    ['a dear letter as a joker', ['H3 GATEAU'], '9E FAUx', 14],
    ['a double word both ways', ['E3 SE'], '5E SEL', 12],
    ['two triple words', ['5A NE'], 'A1 SATINERA', 131],
  ])('%s', (_, moves, move, score) => {
    expect(scoreOf(moves, move)).toBe(score);
  });

  it.each([
    ['TEST', 6],
    ['tEST', 4],
    ['TEsT', 4],
    ['TESt', 5],
    ['tESt', 3],
  ])('%s in 7G, a joker being worth nothing: %i', (word, score) => {
    expect(scoreOf(MENERAI, `7G ${word}`)).toBe(score);
  });

  it.each([
    ['normale', 'H4 FEDAYIN', 98],
    ['joker', 'H4 FEDAYIN', 98],
    ['7sur8', 'H4 FEDAYIN', 98],
    ['7et8', 'H4 FEDAYIN', 98],
    ['7et8', 'H1 SATINERA', 129],
    ['7et8joker', 'H1 SATINERa', 123],
    ['789', 'H4 FEDAYIN', 98],
    ['789', 'H1 SATINERA', 129],
    ['789', 'H1 SATINERAI', 160],
    ['789joker', 'H1 SATINERAi', 154],
  ] as const)('bonus in %s: %s is worth %i', (formula, move, score) => {
    expect(scoreOf(EMPTY, move, formula)).toBe(score);
  });
});

describe('a word laid on the board (1.1, 5.2.3)', () => {
  it.each([
    ['goes off to the right', EMPTY, 'H10 FEDAYIN'],
    ['goes off at the bottom', EMPTY, '8J FEDAYIN'],
    ['meets another letter', MENERAI, '5G TAS'],
    ['lays no tile', MENERAI, 'H4 MENERAI'],
  ])('does not fit when it %s', (_, moves, move) => {
    expect(fitOf(moves, move)).toBeUndefined();
  });

  it.each([
    ['covers the centre of an empty board', EMPTY, 'H8 TAS', { touches: true, isLonger: false }],
    ['misses the centre', EMPTY, 'G8 TAS', { touches: false, isLonger: false }],
    ['uses a tile', MENERAI, '5G TES', { touches: true, isLonger: false }],
    ['runs along tiles', MENERAI, 'G9 SNOB', { touches: true, isLonger: false }],
    ['touches by a corner only', MENERAI, 'G11 SNOB', { touches: false, isLonger: false }],
    ['stands just before a word', MENERAI, 'H1 TES', { touches: true, isLonger: true }],
    ['stands just after a word', MENERAI, 'H11 TES', { touches: true, isLonger: true }],
    ['is part of a longer word', MENERAI, 'H5 ENERAIT', { touches: true, isLonger: true }],
  ])('%s', (_, moves, move, expected) => {
    expect(possibleFit(moves, move)).toMatchObject(expected);
  });

  it('forms perpendicular words, known by their start and by the points that stand in them', () => {
    expect(possibleFit(GAMIN, 'J8 TAS').perpendiculars).toEqual([
      { index: 2, word: 'GAMINS', start: startOf('10E'), standing: 7 },
    ]);
  });

  it('takes from the draw only what the board lacks', () => {
    const board = boardOf('H4 MENERaI');
    expect(makeDraw(tilesLaid(board, startOf('H1'), 'PrOMENERAI'))).toBe('OP?');
    expect(markJokers(board, { ...startOf('H1'), word: 'PROMENERAI' }, 0b10)).toBe('PrOMENERaI');
    expect(circleJokers(board, startOf('H1'), 'PrOMENERaI')).toBe('PrOMENERAI');
    expect(makeBoard(layWord(board, startOf('H1'), 'PrOMENERAI')).split('\n')[7]).toBe('PrOMENERaI.....');
  });
});

describe('the tilings of TEST in 7G, where the E stands', () => {
  it.each([
    ['no joker', 'TTSOUPL', ['TEST 6']],
    ['one T and a joker', 'TS?OUPL', ['tEST 4', 'TESt 5']],
    ['a joker too many', 'TTS?OUP', ['TEST 6', 'tEST 4', 'TEsT 4', 'TESt 5']],
    ['one T and two jokers', 'TS??OUP', ['tEST 4', 'TESt 5', 'tEsT 2', 'tESt 3', 'TEst 3']],
    ['two jokers, no S', 'T??OUPL', ['tEsT 2', 'TEst 3']],
    ['two jokers, three letters missing', '??OUPLI', []],
    ['a T missing', 'TSOUPLI', []],
  ])('%s', (_, draw, expected) => {
    const fit = possibleFit(MENERAI, '7G TEST');
    const tilings = tilingsOf(fit, drawOf(draw), FORMULAS.normale);
    const written = ({ jokers }: { jokers: number }) => markJokers(boardOf(...MENERAI), fit.placement, jokers);
    expect(tilings.map((tiling) => `${written(tiling)} ${tiling.score}`)).toEqual(expected);
  });

  it.each([
    ['SATINERA', '7et8', 1],
    ['SATINERA', '7sur8', 0],
    ['SATINERA', 'normale', 0],
    ['SATINERAI', '789', 1],
    ['SATINERAI', '7et8', 0],
  ] as const)('all the tiles of %s in %s: %i tiling', (letters, formula, count) => {
    const fit = possibleFit(EMPTY, `H1 ${letters}`);
    expect(tilingsOf(fit, drawOf(letters), FORMULAS[formula])).toHaveLength(count);
  });
});

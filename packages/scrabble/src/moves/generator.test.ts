import { solve } from '@raccord/checkers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TILES } from '../bag.ts';
import type { Board } from '../board.ts';
import { FORMULA_NAMES, FORMULAS, type FormulaName } from '../formula.ts';
import { type Position, positions, WORDS } from '../testing/arbitraries.ts';
import { boardFrom, boardOf, drawOf, lexiconOf } from '../testing/given.ts';
import { findMoves } from './movelist.ts';
import { MoveRoom } from './room.ts';

const rows = (moves: Iterable<{ word: string; reference: string; score: number }>) =>
  Array.from(moves, ({ word, reference, score }) => `${word} ${reference} ${score}`).sort();

const find = (words: string | readonly string[], board: Board, draw: string, formula: FormulaName = 'normale') =>
  findMoves(lexiconOf(words).graph, board, drawOf(draw), FORMULAS[formula]);

/** A position where the whole draw makes a word of nine letters. */
const ninesPositions: fc.Arbitrary<Position> = fc
  .record({
    position: positions,
    nine: fc.constantFrom(...WORDS.filter((word) => word.length === 9)),
    jokers: fc.constantFrom('', '?', '??'),
  })
  .map(({ position: { words, lines }, nine, jokers }) => ({
    words: [...new Set([...words, nine])],
    lines,
    draw: jokers + nine.slice(jokers.length),
  }));

function expectAsReference({ words, lines, draw }: Position, name: FormulaName): void {
  const found = find(words, boardFrom(lines), draw, name);
  const expected = solve(words, lines, draw, FORMULAS[name].maxLaid);
  expect(rows(found.solutions())).toEqual(rows(expected.writings));
  expect(found.count).toBe(expected.plays.length);
  expect(found.scoreSum).toBe(expected.plays.reduce((sum, { score }) => sum + score, 0));
}

describe('every move of a position', () => {
  it.each(FORMULA_NAMES)('is what the reference solver finds, in formula %s', (name) => {
    fc.assert(
      fc.property(positions, (position) => expectAsReference(position, name)),
      { numRuns: 30 },
    );
  });

  it.each(['789', '789joker'] as const)('is so when the draw makes a word of nine letters, in formula %s', (name) => {
    fc.assert(
      fc.property(ninesPositions, (position) => expectAsReference(position, name)),
      { numRuns: 30 },
    );
  });
});

describe('a small position', () => {
  it.each([
    ['first turn, across only', [], 'TES', 'ET', ['ET H7 4', 'ET H8 4']],
    ['a single tile that makes a word both ways', ['H7 LE', '9F OU'], 'S', 'LE LES OU OUS', ['LES H7 6', 'OUS 9F 6']],
    ['a single tile that makes a word down only', ['9F OU'], 'S', 'OU OUS', ['OUS 9F 3']],
    ['both ends of a word', ['H8 OSE'], 'PR', 'OSE OSER POSE POSER', ['OSER H8 4', 'POSE H7 6', 'POSER H7 7']],
    ['a gap between two words', ['H6 LA', 'H9 E'], 'M', 'LA LAME', ['LAME H6 10']],
    ['the last square of a line', ['O13 LE'], 'S', 'LE LES', ['LES O13 9']],
    ['the first square of a line', ['A2 AI'], 'J', 'AI JAI', ['JAI A1 30']],
    ['from edge to edge', ['H6 NATIONALES'], 'INTER', 'INTERNATIONALES', ['INTERNATIONALES H1 48']],
    ['a perpendicular word bars the way', ['H8 ON', 'G10 E'], 'S', 'ON ONS', []],
  ])('%s', (_, moves, draw, words, expected) => {
    expect(rows(find(words, boardOf(...moves), draw).solutions())).toEqual(expected);
  });

  it.each([
    ['SATINERA', '7et8', ['SATINERA H1 129', 'SATINERA H8 129']],
    ['SATINERA', '7sur8', []],
    ['SATINERAI', '789', ['SATINERAI H1 160', 'SATINERAI H7 160']],
    ['SATINERAI', '7et8', []],
  ] as const)('all the tiles of %s laid at once, in %s', (word, formula, tops) => {
    expect(rows(find(word, boardOf(), word, formula).tops())).toEqual(tops);
  });
});

it('two lexicons are searched in turn, each for itself', () => {
  const [one, other] = [lexiconOf('ET TES'), lexiconOf('SET')];
  const words = ({ graph }: typeof one) =>
    new Set(Array.from(findMoves(graph, boardOf(), drawOf('TES'), FORMULAS.normale).solutions(), ({ word }) => word));
  expect([words(one), words(other), words(one)]).toEqual([
    new Set(['ET', 'TES']),
    new Set(['SET']),
    new Set(['ET', 'TES']),
  ]);
});

describe('nothing can be played', () => {
  it.each([
    ['without letters', 'TES', boardOf('H8 ET'), NO_TILES],
    ['on a full board', ['AA', 'A'.repeat(15)], boardFrom(new Array<string>(15).fill('A'.repeat(15))), drawOf('AA??')],
    ['without words', [], boardOf('H8 ET'), drawOf('TES??')],
    ['with letters that make no word', 'TES', boardOf(), drawOf('TEXW')],
  ])('%s', (_, words, board, draw) => {
    const found = findMoves(lexiconOf(words).graph, board, draw, FORMULAS['7et8']);
    expect([found.count, found.scoreSum, found.topScore, found.tops()]).toEqual([0, 0, 0, []]);
  });
});

describe('the room for moves', () => {
  const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const threeLetters = LETTERS.flatMap((a) => LETTERS.flatMap((b) => LETTERS.map((c) => a + b + c)));

  it('grows as far as needed: two jokers, six letters and every word of three letters', () => {
    const room = new MoveRoom();
    const [placements, tilings] = [room.placements.length, room.tilings.length];
    const found = findMoves(lexiconOf(threeLetters).graph, boardOf(), drawOf('ABCDEF??'), FORMULAS['7sur8'], room);
    const withoutJoker = 6 * 5 * 4;
    const withOne = 3 * 26 * (6 * 5);
    const withTwo = 3 * 26 * 26 * 6;
    const starts = 3;
    expect(found.count).toBe(starts * (withoutJoker + withOne + withTwo));
    expect(room.placements.length).toBeGreaterThan(placements);
    expect(room.tilings.length).toBeGreaterThan(tilings);
  });

  it('serves again without trace of the search before', () => {
    const room = new MoveRoom();
    fc.assert(
      fc.property(positions, ({ words, lines, draw }) => {
        const { graph } = lexiconOf(words);
        const again = findMoves(graph, boardFrom(lines), drawOf(draw), FORMULAS['7et8'], room);
        const fresh = findMoves(graph, boardFrom(lines), drawOf(draw), FORMULAS['7et8']);
        expect([...again.solutions()]).toEqual([...fresh.solutions()]);
        expect([again.count, again.scoreSum]).toEqual([fresh.count, fresh.scoreSum]);
      }),
      { numRuns: 20 },
    );
  });
});

import { type ReferenceMove, solve } from '@raccord/checkers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graph, words } from '../../../../data/lexicon/testing/free.ts';
import { FORMULAS } from '../formula.ts';
import { EMPTY_LINES, type Position, positions, WORDS } from '../testing/arbitraries.ts';
import { BOARDS } from '../testing/boards.ts';
import { boardFrom, boardOf, drawOf, lexiconOf } from '../testing/given.ts';
import { findMoves } from './movelist.ts';

/* « 7, 8 et 9 » (3.8.2): nine letters drawn; 50, 75 and 100 points for seven, eight and nine of them laid. */

const NINE = FORMULAS['789'];

const rows = (moves: Iterable<{ word: string; reference: string; score: number }>) =>
  Array.from(moves, ({ word, reference, score }) => `${word} ${reference} ${score}`).sort();

const LETTERS = [...new Set(WORDS.join(''))];

/** A board with words on it, and nine tiles of which so many are jokers. */
const positionsWith = (jokers: number): fc.Arbitrary<Position> =>
  fc
    .record({
      position: positions.filter(({ lines }) => lines.join() !== EMPTY_LINES.join()),
      letters: fc.array(fc.constantFrom(...LETTERS), { minLength: 9 - jokers, maxLength: 9 - jokers }),
    })
    .map(({ position, letters }) => ({ ...position, draw: letters.join('') + '?'.repeat(jokers) }));

describe('every move of nine tiles', () => {
  it.each([
    ['789', 0],
    ['789', 1],
    ['789', 2],
    ['789joker', 1],
  ] as const)('is what the reference solver finds, in formula %s with %i jokers', (name, jokers) => {
    fc.assert(
      fc.property(positionsWith(jokers), ({ words, lines, draw }) => {
        const found = findMoves(lexiconOf(words).graph, boardFrom(lines), drawOf(draw), FORMULAS[name]);
        const expected = solve(words, lines, draw, 9);
        expect(rows(found.solutions())).toEqual(rows(expected.writings));
        expect(found.count).toBe(expected.plays.length);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the bonus of nine tiles drawn (3.8.2)', () => {
  it.each([
    // A letter doubled in H4 or H12, the word by H8: 8 × 2 + 50.
    ['seven', 'SATINER', 'SATINERAI', '789', 66, ['H2', 'H3', 'H4', 'H6', 'H7', 'H8']],
    // H8 and a corner of its row: 9 × 6 + 75, 10 × 6 + 100.
    ['eight', 'SATINERA', 'SATINERAI', '789', 129, ['H1', 'H8']],
    ['nine', 'SATINERAI', 'SATINERAI', '789', 160, ['H1', 'H7']],
    // The joker is worth nothing; in H7 both I make the same.
    ['nine, one of them a joker', 'SATINERAI', 'SATINERA?', '789joker', 154, ['H1', 'H7', 'H7']],
  ] as const)('%s tiles laid', (_, word, draw, name, score, references) => {
    const tops = findMoves(lexiconOf(word).graph, boardOf(), drawOf(draw), FORMULAS[name]).tops();
    expect(tops.map((top) => top.reference)).toEqual(references);
    expect(tops[0]).toMatchObject({ score, laidCount: word.length });
  });

  it('is paid for nine tiles around one of the board', () => {
    const moves = findMoves(lexiconOf('ET PROMENERAI').graph, boardOf('8H ET'), drawOf('PROMNERAI'), NINE);
    // P doubled in H4 and A in H12: 17 + 100; O doubled in H4: 14 + 100.
    expect(rows(moves.solutions())).toEqual(['ET I7 3', 'PROMENERAI H2 114', 'PROMENERAI H4 117']);
  });
});

/** Positions of real games on the free lexicon; the numbers were taken with the reference solver. */
describe('nine tiles on the free lexicon', () => {
  it.each([
    ['g0t2', 'TUOUOMFRE', 1_098, 10_248, 71],
    ['g1t5', 'PAREUNT??', 128_345, 2_011_049, 128],
    ['g2t11', 'EECUTISAN', 1_607, 24_647, 117],
    ['g2t11', 'EECUTIS??', 26_447, 436_539, 139],
    ['g3t8', 'SDRHLAEI?', 39_352, 518_433, 158],
  ] as const)('board %s, draw %s: %i moves, %i points in all, top %i', (name, draw, count, scoreSum, topScore) => {
    const found = findMoves(graph, boardFrom(BOARDS[name]), drawOf(draw), NINE);
    expect([found.count, found.scoreSum, found.topScore]).toEqual([count, scoreSum, topScore]);
  });

  it('the reference solver finds the same, move by move', () => {
    const [lines, draw] = [BOARDS.g0t2, 'TUOUOMFRE'];
    const { plays, writings } = solve(wordsWithin(lines, draw), lines, draw, 9);
    const found = findMoves(graph, boardFrom(lines), drawOf(draw), NINE);
    const sumOf = (moves: readonly ReferenceMove[]) => moves.reduce((sum, { score }) => sum + score, 0);
    expect([plays.length, sumOf(plays)]).toEqual([1_098, 10_248]);
    expect(rows(found.solutions())).toEqual(rows(writings));
  });
});

/** The words that the letters of a draw and of one line of the board suffice to write: no other can be laid or formed. */
function wordsWithin(lines: readonly string[], draw: string): string[] {
  const columns = Array.from({ length: 15 }, (_, column) => lines.map((line) => line[column]).join(''));
  const hands = [...lines, ...columns].map((line) => countsOf(line.toUpperCase() + draw));
  const isWithin = (word: string) => {
    const counts = [...countsOf(word)];
    return hands.some((hand) => counts.every(([letter, count]) => count <= (hand.get(letter) ?? 0)));
  };
  return [...words.words()].filter(isWithin);
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

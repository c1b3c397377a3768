import { FORMULAS, parseBoard, parseDraw, parseReference, unwrap, WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { type Claims, comparePayable, type Payable } from '../../moves.ts';
import { Turn } from '../../turn.ts';
import { grantWritten, lowestOf, type Settled, settleAt } from './score.ts';

const BOARD = Array.from({ length: 15 }, (_, row) => (row === 7 ? '...MENERAI.....' : '.'.repeat(15))).join('\n');
const claims = (score: number | undefined, circles = 0): Claims => ({ score, circles: () => circles });

function turnWith(draw: string): Turn {
  const lexicon = WordGraph.fromWords(['MENERAI', 'TES', 'TEST']);
  return new Turn({
    turn: 2,
    formula: FORMULAS.normale,
    board: unwrap(parseBoard(BOARD)),
    draw: unwrap(parseDraw(draw)),
    lexicon,
  });
}

/** A move of a word at a reference, with its jokers as bits. */
function move(draw: string, word: string, reference: string, jokers = 0): Payable {
  const start = unwrap(parseReference(reference));
  const place = turnWith(draw)
    .places(word, start.direction)
    .find(({ fit: { placement } }) => placement.row === start.row && placement.column === start.column);
  const tiling = place?.tilings.find((candidate) => candidate.jokers === jokers);
  if (!place || !tiling) throw new Error(`no ${word} in ${reference}`);
  return { place, tiling };
}

describe('ties between moves of equal points', () => {
  const first = (a: Payable, b: Payable, circles = 0) => (comparePayable(a, b, claims(0, circles)) < 0 ? a : b);

  it('go to the circles that match, then to the fewest jokers', () => {
    const [plain, joker] = [move('TTES?', 'TEST', '7G'), move('TTES?', 'TEST', '7G', 1)];
    expect(first(plain, joker)).toBe(plain);
    expect(first(joker, plain)).toBe(plain);
    expect(first(plain, joker, 1)).toBe(joker);
    expect(first(joker, plain, 1)).toBe(joker);
    expect(first(joker, plain, 2)).toBe(plain);
    expect(first(plain, joker, 2)).toBe(plain);
  });

  it('then to the upper row, then to the left column', () => {
    const [left, right, up] = [move('TES', 'TES', '5G'), move('TES', 'TES', '7G'), move('TES', 'TES', '11F')];
    expect(first(right, left)).toBe(left);
    expect(first(left, right)).toBe(left);
    expect(first(left, up)).toBe(up);
    expect(first(up, left)).toBe(up);
  });
});

const conditionsOf = (settled: Settled | undefined) => settled?.findings.map(({ condition }) => condition);

describe('what is granted', () => {
  it('is the lowest of several places wherever it stands among them', () => {
    const places = ['5G', '11F', '7G'].map((reference) => move('TES', 'TES', reference).place);
    const scores = places.map(({ tilings }) => tilings[0].score);
    const lowest = Math.min(...scores);
    expect(Math.max(...scores)).toBeGreaterThan(lowest);
    for (const order of [places, places.toReversed()]) {
      expect(lowestOf(turnWith('TES'), order, claims(undefined)).tiling.score).toBe(lowest);
    }
  });

  it('is, where circles and score name no tiling, the lowest one with the leftmost joker', () => {
    const { place } = move('TTS?', 'TEST', '7G');
    expect(place.tilings.filter(({ score }) => score === 4).map(({ jokers }) => jokers)).toEqual([1, 4]);
    const settled = settleAt(turnWith('TTS?'), place, claims(99, 2));
    expect(settled).toMatchObject({ tiling: { score: 4, jokers: 1 } });
    expect(conditionsOf(settled)).toEqual(['wrong-letter-circled', 'score-wrong']);
  });

  it('is the written score, where the circles match if they can', () => {
    const turn = turnWith('TTES?');
    const atSeven = turn.places('TEST', 'vertical').filter(({ fit }) => fit.placement.column === 6);
    expect(grantWritten(turn, atSeven, claims(6))).toMatchObject({ tiling: { jokers: 0 }, findings: [] });
    expect(grantWritten(turn, atSeven, claims(5, 8))).toMatchObject({ tiling: { jokers: 8 }, findings: [] });
    expect(conditionsOf(grantWritten(turn, atSeven, claims(5)))).toEqual(['joker-not-circled']);
    expect(grantWritten(turn, atSeven, claims(99))).toBeUndefined();
  });
});

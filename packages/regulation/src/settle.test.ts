import { FORMULAS, parseBoard, parseDraw, parseReference, unwrap, WordGraph } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from './editions/index.ts';
import { Inquiry } from './inquiry.ts';
import { type Judgement, nullity, severityOf } from './judgement.ts';
import { type Claims, compareRetained, grantWritten, lowestOf, type Retained, settleAt } from './settle.ts';
import { Turn } from './turn.ts';

const BOARD = Array.from({ length: 15 }, (_, row) => (row === 7 ? '...MENERAI.....' : '.'.repeat(15))).join('\n');
const inquiry = () => new Inquiry(EDITIONS['2019']);
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
function move(draw: string, word: string, reference: string, jokers = 0): Retained {
  const start = unwrap(parseReference(reference));
  const place = turnWith(draw)
    .places(word, start.direction)
    .find(({ fit: { placement } }) => placement.row === start.row && placement.column === start.column);
  const tiling = place?.tilings.find((candidate) => candidate.jokers === jokers);
  if (!place || !tiling) throw new Error(`no ${word} in ${reference}`);
  return { place, tiling };
}

describe('ties between moves of equal points', () => {
  const first = (a: Retained, b: Retained, circles = 0) => (compareRetained(a, b, claims(0, circles)) < 0 ? a : b);

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

describe('what is granted', () => {
  it('is the lowest of several places wherever it stands among them', () => {
    const settled = ['5G', '11F', '7G'].map((reference) =>
      settleAt(move('TES', 'TES', reference).place, claims(undefined), inquiry()),
    );
    const scores = settled.map(({ tiling }) => tiling.score);
    const lowest = Math.min(...scores);
    expect(Math.max(...scores)).toBeGreaterThan(lowest);
    for (const order of [settled, settled.toReversed()]) {
      expect(lowestOf(order, claims(undefined)).tiling.score).toBe(lowest);
    }
  });

  it('is, where circles and score name no tiling, the lowest one with the leftmost joker', () => {
    const { place } = move('TTS?', 'TEST', '7G');
    expect(place.tilings.filter(({ score }) => score === 4).map(({ jokers }) => jokers)).toEqual([1, 4]);
    expect(settleAt(place, claims(99, 2), inquiry())).toMatchObject({
      tiling: { score: 4, jokers: 1 },
      codes: ['wrong-letter-circled', 'score-wrong'],
    });
  });

  it('is the written score, where the circles match if they can', () => {
    const places = turnWith('TTES?').places('TEST', 'vertical');
    const atSeven = places.filter(({ fit }) => fit.placement.column === 6);
    expect(grantWritten(atSeven, claims(6), inquiry())).toMatchObject({ tiling: { jokers: 0 }, codes: [] });
    expect(grantWritten(atSeven, claims(5, 8), inquiry())).toMatchObject({ tiling: { jokers: 8 }, codes: [] });
    expect(grantWritten(atSeven, claims(5), inquiry())).toMatchObject({ codes: ['joker-not-circled'] });
    expect(grantWritten(atSeven, claims(99), inquiry())).toBeUndefined();
  });
});

describe('the severity of a judgement', () => {
  const accepted: Judgement = { outcome: 'accepted', points: 9, penalty: 0, findings: [], retained: undefined };

  it('grows from nothing to a warning, a penalty, a referral and a nullity', () => {
    const growing: Judgement[] = [
      accepted,
      { ...accepted, findings: [{ code: 'score-wrong' }] },
      { ...accepted, penalty: 5, findings: [{ code: 'wrong-location' }] },
      { ...accepted, outcome: 'referred', points: 0, findings: [{ code: 'ambiguous-location' }] },
      nullity('unlocated'),
    ];
    expect(growing.map(severityOf)).toEqual([0, 1, 2, 3, 4]);
  });
});

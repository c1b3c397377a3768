import {
  DIRECTIONS,
  FORMULA_NAMES,
  makeReference,
  otherDirection,
  type Solution,
  type Start,
  squareAlong,
  tileCharacter,
  WordGraph,
} from '@raccord/scrabble';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITION_NAMES, EDITIONS } from './editions/index.ts';
import { judge } from './judge.ts';
import { designatedByLinks, ENOUGH_LINKS } from './links.ts';
import type { OutsideLetter, Slip, WrittenSolution } from './slip.ts';
import { pick, randomTurn, WORDS } from './testing/positions.ts';
import { Turn } from './turn.ts';

const seeds = fc.record({
  seed: fc.nat(),
  formula: fc.constantFrom(...FORMULA_NAMES),
  movesBefore: fc.integer({ min: 1, max: 6 }),
  edition: fc.constantFrom(...EDITION_NAMES),
  choice: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

/** Lower case only where a joker is laid now: a circle on a joker of the board says nothing. */
const writtenAs = ({ word, start, reference }: Solution): WrittenSolution => ({
  word,
  direction: start.direction,
  reference,
  outside: [],
});

const slipOf = (solution: WrittenSolution, score?: number): Slip => ({
  state: 'handed-in',
  solutions: [solution],
  ...(score === undefined ? {} : { score }),
});

/** The tiles that stand in the perpendicular words through the letters of a move, as a careful player copies them. */
function neighbours(turn: Turn, { word, start }: Solution): OutsideLetter[] {
  const across = otherDirection(start.direction);
  return [...word].flatMap((_, index) => {
    const square = squareAlong(start, index) as number;
    const at: Start = { row: Math.floor(square / 15), column: square % 15, direction: across };
    return [-1, 1].flatMap((side) => {
      const letters: OutsideLetter[] = [];
      for (let step = side; turn.hasTile(at, step); step += side) {
        const far = squareAlong(at, step) as number;
        const letter = tileCharacter(turn.board[far]).toUpperCase();
        letters.push({ letter, down: Math.floor(far / 15) - start.row, right: (far % 15) - start.column });
      }
      return letters;
    });
  });
}

/** Anything that a hand could write. */
const letters = fc.string({ unit: fc.constantFrom(...'ABCDEILMNORSTUVaest-'), minLength: 1, maxLength: 9 });
const words = fc.oneof(fc.constantFrom(...WORDS), letters);
const outside: fc.Arbitrary<OutsideLetter[]> = fc.array(
  fc.record({
    letter: fc.constantFrom(...'AEIMNRST'),
    down: fc.integer({ min: -4, max: 8 }),
    right: fc.integer({ min: -4, max: 8 }),
  }),
  { maxLength: 6 },
);
const written: fc.Arbitrary<WrittenSolution> = fc.record(
  {
    word: words,
    direction: fc.constantFrom('horizontal' as const, 'vertical' as const),
    outside,
    reference: fc.oneof(fc.constantFrom('H8', '8H', 'A1', 'O15', '15O', 'illisible', '?'), fc.string()),
  },
  { requiredKeys: ['word', 'direction', 'outside'] },
);
const slips: fc.Arbitrary<Slip> = fc.record(
  {
    state: fc.constantFrom(
      'handed-in' as const,
      'handed-in' as const,
      'absent' as const,
      'blank' as const,
      'late' as const,
    ),
    solutions: fc.array(written, { maxLength: 2 }),
    score: fc.nat({ max: 60 }),
  },
  { requiredKeys: ['state', 'solutions'] },
);

describe('judging a slip', () => {
  it('pays any legal move written with its reference exactly its score, without a sanction', () => {
    fc.assert(
      fc.property(seeds, ({ seed, formula, movesBefore, edition, choice }) => {
        const position = randomTurn(seed, formula, movesBefore);
        fc.pre(position !== undefined);
        const solution = pick(position.solutions, () => choice);
        const verdict = judge(position.turn, slipOf(writtenAs(solution), solution.score), EDITIONS[edition]);
        expect(verdict).toMatchObject({
          outcome: 'accepted',
          points: solution.score,
          penalty: 0,
          warning: false,
          reasons: [],
          retained: { word: solution.word, reference: solution.reference, score: solution.score },
        });
      }),
      { numRuns: 300 },
    );
  });

  it('pays it the same when a right link of three letters or more locates it instead', () => {
    let count = 0;
    fc.assert(
      fc.property(seeds, ({ seed, formula, movesBefore, edition, choice }) => {
        const position = randomTurn(seed, formula, movesBefore);
        fc.pre(position !== undefined);
        const { turn } = position;
        const solution = pick(position.solutions, () => choice);
        const { word, direction } = writtenAs(solution);
        const byLinks: WrittenSolution = { word, direction, outside: neighbours(turn, solution) };
        const places = turn.places(solution.word.toUpperCase(), solution.start.direction);
        const designated = designatedByLinks(turn, byLinks, places);
        const isRight = designated.places.some(({ fit }) => makeReference(fit.placement) === solution.reference);
        fc.pre(isRight && designated.count >= ENOUGH_LINKS);
        count++;
        const verdict = judge(turn, slipOf(byLinks, solution.score), EDITIONS[edition]);
        expect(verdict).toMatchObject({ outcome: 'accepted', points: solution.score, penalty: 0, reasons: [] });
      }),
      { numRuns: 150 },
    );
    expect(count).toBeGreaterThan(100);
  });

  it('never throws, never pays more than the top, and gives nothing to a nullity', () => {
    fc.assert(
      fc.property(seeds, slips, ({ seed, formula, movesBefore, edition }, slip) => {
        const position = randomTurn(seed, formula, movesBefore % 4);
        fc.pre(position !== undefined);
        const verdict = judge(position.turn, slip, EDITIONS[edition]);
        expect(verdict.points).toBeLessThanOrEqual(position.top);
        if (verdict.retained && position.turn.turn > 1) {
          const word = verdict.retained.word.toUpperCase();
          const scores = DIRECTIONS.flatMap((direction) =>
            position.turn.places(word, direction).flatMap(({ tilings }) => tilings.map(({ score }) => score)),
          );
          expect(verdict.points).toBeLessThanOrEqual(Math.max(...scores));
        }
        expect(verdict.reasons.length > 0 || verdict.outcome === 'accepted').toBe(true);
        if (verdict.outcome === 'nullity') {
          expect(verdict).toMatchObject({ points: 0, penalty: 0, warning: false, retained: null });
          expect(verdict.reasons).toHaveLength(1);
        }
        for (const { citation, text } of verdict.reasons) expect(citation && text).not.toBe('');
      }),
      { numRuns: 3000 },
    );
  });

  it('does not depend on the order of the lexicon nor of the drawing', () => {
    fc.assert(
      fc.property(seeds, slips, ({ seed, formula, movesBefore, edition }, slip) => {
        const position = randomTurn(seed, formula, movesBefore % 4);
        fc.pre(position !== undefined);
        const { turn } = position;
        const mirrored = new Turn({ ...turn, lexicon: WordGraph.fromWords(WORDS.toReversed()) });
        const solutions = slip.solutions.map((solution) => ({ ...solution, outside: solution.outside.toReversed() }));
        const again = judge(mirrored, { ...slip, solutions }, EDITIONS[edition]);
        expect(again).toEqual(judge(turn, slip, EDITIONS[edition]));
      }),
      { numRuns: 500 },
    );
  });

  it('ignores, under 2019, a stray letter away from a word rightly located', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 9 }), ({ seed, formula, movesBefore, choice }, away) => {
        const position = randomTurn(seed, formula, movesBefore);
        fc.pre(position !== undefined);
        const solution = pick(position.solutions, () => choice);
        const right = writtenAs(solution);
        const stray = { ...right, outside: [{ letter: 'W', down: -away, right: -away }] };
        const verdict = judge(position.turn, slipOf(stray, solution.score), EDITIONS['2019']);
        expect(verdict).toEqual(judge(position.turn, slipOf(right, solution.score), EDITIONS['2019']));
      }),
      { numRuns: 200 },
    );
  });
});

import {
  DIRECTIONS,
  emptyBoard,
  FORMULA_NAMES,
  FORMULAS,
  layWord,
  makeReference,
  otherDirection,
  type Place,
  parseDraw,
  parseReference,
  type Solution,
  type Start,
  squareAlong,
  tileCharacter,
  unwrap,
  WordGraph,
} from '@raccord/scrabble';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDrawing } from './drawing.ts';
import { citationOf } from './editions/edition.ts';
import { EDITION_NAMES, EDITIONS, type EditionName } from './editions/index.ts';
import { Inquiry } from './inquiry.ts';
import { explain, judge, loadAndExplain } from './judge.ts';
import { DEFAULT_JUDGE_SETTINGS } from './settings.ts';
import { CONDUCTS, LEGIBILITIES, type OutsideLetter, SLIP_STATES, type Slip, type WrittenSolution } from './slip.ts';
import { pick, randomTurn, WORDS } from './testing/positions.ts';
import { WORKED_CASES } from './testing/worked.ts';
import { chainsAt } from './treatments/acceptable/chains.ts';
import { readWritten } from './treatments/acceptable/written.ts';
import { designatedByLinks } from './treatments/locationfirst/links.ts';
import { Turn } from './turn.ts';
import { toldOf, type Verdict } from './verdict.ts';

const REVERSED = WordGraph.fromWords(WORDS.toReversed());

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

/** Do these links locate the word at a place without a warning? The count is another one in each order of treatment. */
function areLinksEnough(turn: Turn, solution: WrittenSolution, place: Place, edition: EditionName): boolean {
  const { asked, fewest } = EDITIONS[edition].links;
  if (edition === '2023') {
    const { total, strays } = chainsAt(
      readWritten(turn, solution, undefined, new Inquiry(EDITIONS[edition], DEFAULT_JUDGE_SETTINGS)),
      place,
    );
    return total >= asked && strays === 0;
  }
  const places = turn.places(solution.word.toUpperCase(), solution.direction);
  const strays = edition === '2015' || edition === '2016' ? 'faulty' : 'ignored';
  const designated = designatedByLinks(turn, solution, places, { strays, fewest });
  return designated.places.includes(place) && designated.count >= asked;
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
    isStruck: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  },
  { requiredKeys: ['word', 'direction', 'outside'] },
);
const slips: fc.Arbitrary<Slip> = fc.record(
  {
    state: fc.oneof({ weight: 9, arbitrary: fc.constant('handed-in' as const) }, fc.constantFrom(...SLIP_STATES)),
    solutions: fc.array(written, { maxLength: 2 }),
    score: fc.nat({ max: 60 }),
    legibility: fc.constantFrom(...LEGIBILITIES),
    conduct: fc.constantFrom(...CONDUCTS),
  },
  { requiredKeys: ['state', 'solutions'] },
);

/** No more than the top, nor than the best place of the word that is paid. */
function expectWorth(turn: Turn, top: number, { points, retained }: Verdict): void {
  expect(points).toBeLessThanOrEqual(top);
  if (!retained || turn.turn === 1) return;
  const word = retained.word.toUpperCase();
  const scores = DIRECTIONS.flatMap((direction) =>
    turn.places(word, direction).flatMap(({ tilings }) => tilings.map(({ score }) => score)),
  );
  expect(points).toBeLessThanOrEqual(Math.max(...scores));
}

function expectNothingPaid(verdict: Verdict, edition: EditionName): void {
  expect(verdict).toMatchObject({ points: 0, penalty: 0, warning: false, retained: null });
  const codes = verdict.reasons.map(({ code }) => code).filter((code) => code !== 'disciplinary');
  // Since 2023 a word that is neither playable nor admitted has both reasons (D12).
  const isSince2023 = EDITIONS[edition].treatment === 'acceptable-solutions';
  const isWrongTwice = isSince2023 && /^(not-placeable|letters-not-in-draw)$/.test(codes[0]);
  expect(codes.slice(1)).toEqual(isWrongTwice && codes.length > 1 ? ['word-not-admitted'] : []);
  expect(codes).not.toEqual([]);
}

function expectSanctioned(slip: Slip, verdict: Verdict, edition: EditionName): void {
  const { outcome, penalty, warning, disciplinary, reasons } = verdict;
  const ordinary = reasons.filter(({ code }) => code !== 'disciplinary');
  const has = (sanction: string) => ordinary.some((reason) => reason.sanction === sanction);
  expect(reasons.length > 0 || outcome === 'accepted').toBe(true);
  expect(warning).toBe(has('warning'));
  expect(penalty).toBe(has('penalty') ? EDITIONS[edition].penalty : 0);
  expect(outcome).toBe(has('nullity') ? 'nullity' : has('referred') ? 'referred' : 'accepted');
  expect(disciplinary).toBe(slip.conduct === 'warned' ? true : undefined);
  expect(reasons.length - ordinary.length).toBe(disciplinary ? 1 : 0);
  if (edition === '2023') expect(warning && penalty > 0).toBe(false);
}

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
        const place = turn
          .places(word.toUpperCase(), direction)
          .find(({ fit }) => makeReference(fit.placement) === solution.reference);
        fc.pre(place !== undefined && byLinks.outside.length > 0);
        fc.pre(areLinksEnough(turn, byLinks, place, edition));
        count++;
        const verdict = judge(turn, slipOf(byLinks, solution.score), EDITIONS[edition]);
        expect(verdict).toMatchObject({ outcome: 'accepted', points: solution.score, penalty: 0, reasons: [] });
      }),
      { numRuns: 150 },
    );
    expect(count).toBeGreaterThan(100);
  });

  it('never throws, never pays more than the top, gives nothing to a nullity, and each sanction for a reason that bears it', () => {
    fc.assert(
      fc.property(seeds, slips, ({ seed, formula, movesBefore, edition }, slip) => {
        const position = randomTurn(seed, formula, movesBefore % 4);
        fc.pre(position !== undefined);
        const verdict = judge(position.turn, slip, EDITIONS[edition]);
        expectWorth(position.turn, position.top, verdict);
        if (verdict.outcome === 'nullity') expectNothingPaid(verdict, edition);
        expectSanctioned(slip, verdict, edition);
        for (const { citation, text } of verdict.reasons) expect(citation && text).not.toBe('');
      }),
      { numRuns: 1500 },
    );
  });

  it('does not depend on the order of the lexicon nor of the drawing', () => {
    fc.assert(
      fc.property(seeds, slips, ({ seed, formula, movesBefore, edition }, slip) => {
        const position = randomTurn(seed, formula, movesBefore % 4);
        fc.pre(position !== undefined);
        const { turn } = position;
        const mirrored = new Turn({ ...turn, lexicon: REVERSED });
        const solutions = slip.solutions.map((solution) => ({ ...solution, outside: solution.outside.toReversed() }));
        const again = judge(mirrored, { ...slip, solutions }, EDITIONS[edition]);
        expect(again).toEqual(judge(turn, slip, EDITIONS[edition]));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['2019', '2023'] as const)(
    'ignores, under %s, a stray letter away from a word rightly located',
    (edition) => {
      fc.assert(
        fc.property(seeds, fc.integer({ min: 3, max: 9 }), ({ seed, formula, movesBefore, choice }, away) => {
          const position = randomTurn(seed, formula, movesBefore);
          fc.pre(position !== undefined);
          const solution = pick(position.solutions, () => choice);
          const right = writtenAs(solution);
          const stray = { ...right, outside: [{ letter: 'W', down: -away, right: -away }] };
          const verdict = judge(position.turn, slipOf(stray, solution.score), EDITIONS[edition]);
          expect(verdict).toEqual(judge(position.turn, slipOf(right, solution.score), EDITIONS[edition]));
        }),
        { numRuns: 200 },
      );
    },
  );
});

describe('the sentence of a stray word', () => {
  it('is the same in whatever order the letters around the word are given', () => {
    const lexicon = WordGraph.fromWords(['CHANTER', 'BONTE']);
    const board = layWord(emptyBoard(), unwrap(parseReference('H3')), 'CHANTER');
    const draw = unwrap(parseDraw('BOTELIU'));
    const turn = new Turn({ turn: 2, formula: FORMULAS.normale, board, draw, lexicon });
    const around = unwrap(parseDrawing('B.....LI\nO.......\nN.....TU\nT.......\nE.......', 'BONTE', 'vertical'));
    const textOf = (outside: readonly OutsideLetter[]) => {
      const bonte: WrittenSolution = { word: 'BONTE', direction: 'vertical', reference: '6F', outside };
      return judge(turn, slipOf(bonte, 15), EDITIONS['2023']).reasons.map(({ text }) => text);
    };
    expect(textOf(around)).toHaveLength(1);
    expect(textOf(around.toReversed())).toEqual(textOf(around));
  });
});

describe('the trace of a verdict', () => {
  it.each(EDITION_NAMES)('keeps, under %s, what gives the reasons and the remarks', (name) => {
    for (const { turn, worked } of WORKED_CASES) {
      const { verdict, trace } = explain(turn, worked.slip, EDITIONS[name]);
      const found = trace.filter((entry) => entry.kind === 'found');
      const kept = found.filter(({ isKept }) => isKept);
      expect([worked.title, kept.length]).toEqual([worked.title, toldOf(verdict).length]);
      const rows = EDITIONS[name].rows.filter(({ condition }) => kept.some((entry) => entry.condition === condition));
      const told = rows.map((row) => [
        citationOf(EDITIONS[name], row),
        row.sanction === 'apart' ? 'warning' : row.sanction,
      ]);
      for (const { citation, sanction } of verdict.reasons) expect(told).toContainEqual([citation, sanction]);
    }
  });

  it.each(EDITION_NAMES)('is the same, under %s, where the treatment is loaded first', async (name) => {
    // One treatment or the other, whatever the slip.
    for (const { turn, worked } of WORKED_CASES.filter((_, index) => index % 10 === 0)) {
      const loaded = await loadAndExplain(turn, worked.slip, EDITIONS[name], DEFAULT_JUDGE_SETTINGS);
      expect([worked.title, loaded]).toEqual([worked.title, explain(turn, worked.slip, EDITIONS[name])]);
    }
  });

  it.each(EDITION_NAMES)('marks, under %s, a way that earns just what the slip gets', (name) => {
    const unmarked = WORKED_CASES.filter(({ turn, worked }) => {
      const { trace, verdict } = explain(turn, worked.slip, EDITIONS[name]);
      const { retained, points, penalty, warning } = verdict;
      const ways = trace.filter((entry) => entry.kind === 'way');
      const paid = retained && `${retained.word} en ${retained.reference}`;
      const same = ways.filter((way) => way.move === paid && way.points === points && way.penalty === penalty);
      return same.some((way) => way.warning === warning) && !ways.some(({ isKept }) => isKept);
    });
    expect(unmarked.map(({ worked }) => worked.title)).toEqual([]);
  });
});

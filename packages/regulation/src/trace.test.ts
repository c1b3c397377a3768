import { makeReference, parseReference } from '@raccord/scrabble';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from './editions/index.ts';
import { explain } from './judge.ts';
import { WORKED_CASES } from './testing/worked.ts';
import { standingRuns } from './turn.ts';

/** Where the score alone shows the place (A5). */
const BY_SCORE: ReadonlySet<string> = new Set(['wrong-location', 'shifted-location', 'ambiguous-location']);

/** Worked slips of one solution without a mark, after the first turn. */
const WHOLE = WORKED_CASES.flatMap(({ turn, worked }) => {
  const [solution, ...others] = worked.slip.solutions.filter(({ isStruck }) => !isStruck);
  const isWhole = solution && others.length === 0 && turn.turn > 1 && !solution.word.includes('-');
  return isWhole ? [{ turn, worked, solution }] : [];
});

describe.each(['2015', '2016', '2019'] as const)('the ways of a word written whole, under %s', (edition) => {
  const traced = WHOLE.map(({ turn, worked, solution }) => {
    const { verdict, trace } = explain(turn, worked.slip, EDITIONS[edition]);
    const ways = trace.flatMap((entry) => (entry.kind === 'way' ? [entry.way] : []));
    return { turn, solution, verdict, ways, title: worked.title, isPaid: verdict.retained !== null };
  });
  const titles = (cases: readonly { readonly title: string }[]) => cases.map(({ title }) => title);

  it('have the reference where the word can be laid from its square, and nowhere else (A4)', () => {
    const wrong = traced.filter(({ turn, solution: { reference = '', word, direction }, ways, isPaid }) => {
      const start = parseReference(reference);
      const isRight =
        start.ok && start.value.direction === direction && turn.validPlace(start.value, word.toUpperCase());
      return isPaid && ways.includes('reference') !== Boolean(isRight);
    });
    expect(titles(wrong)).toEqual([]);
  });

  it('have the links where they alone locate a word that does not locate itself (A4, A7)', () => {
    const wrong = traced.filter(({ turn, solution, verdict: { retained, reasons }, ways }) => {
      if (solution.outside.length === 0) return ways.includes('links');
      const place = turn
        .validPlaces(solution.word.toUpperCase(), solution.direction)
        .find(({ fit }) => makeReference(fit.placement) === retained?.reference);
      if (!place || standingRuns(place.fit).length > 0 || solution.reference !== undefined) return false;
      const codes = reasons.map(({ code }) => code);
      // A shift may be from a place that the links show, or from none (A5).
      return !codes.includes('shifted-location') && ways.includes('links') === codes.some((code) => BY_SCORE.has(code));
    });
    expect(titles(wrong)).toEqual([]);
  });

  it('are the score alone where nothing else shows the place that is paid (A5)', () => {
    const wrong = traced.filter(({ verdict: { reasons }, ways }) => {
      const isByScore = reasons.some(({ code }) => BY_SCORE.has(code)) && ways.every((way) => way === 'score');
      return isByScore ? ways.join() !== 'score' : ways.includes('score');
    });
    expect(titles(wrong)).toEqual([]);
  });
});

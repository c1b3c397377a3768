import type { Solution } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { alertOf, answersTo, lookKey, moveToLay, nextCandidate, type ProposedDraw } from './proposal.ts';

const solution = (word: string, score: number, jokerCount = 0): Solution => ({
  ...{ word, reference: 'H4', score, jokerCount, laidCount: word.length },
  start: { row: 7, column: 3, direction: 'horizontal' },
});
const survey = (...tops: Solution[]) => ({ count: 50, top: tops[0].score, tops });
const proposed = (
  { word, reference, score }: Solution,
  reason: ProposedDraw['reason'] = 'opens-most',
  obligation?: 'keeps-joker' | 'ends-game',
): ProposedDraw => ({ word, reference, score, reason, obligation });

it('alerts on a solution that is no top, by how much, or spends a joker that another top keeps', () => {
  const [top, joker, less] = [solution('MENERAI', 70), solution('MENERaI', 70, 1), solution('MARE', 12)];
  expect(alertOf(top, survey(top, joker), proposed(top, 'keeps-joker'), [top])).toBeUndefined();
  expect(alertOf(joker, survey(top, joker), proposed(top, 'keeps-joker'), [top])).toEqual({ kind: 'joker-wasted' });
  expect(alertOf(joker, survey(joker), proposed(joker, 'only-top'), [joker])).toBeUndefined();
  expect(alertOf(less, survey(top), proposed(top, 'only-top'), [top])).toEqual({ kind: 'not-top', missing: 58 });
});

it('alerts on a top that goes on where another one must end the game', () => {
  const [ends, endsToo, goesOn] = ['MENERAI', 'MARINEE', 'REMANIE'].map((word) => solution(word, 70));
  const tops = survey(ends, endsToo, goesOn);
  const obliged = proposed(ends, 'opens-most', 'ends-game');
  expect(alertOf(goesOn, tops, obliged, [ends, endsToo])).toEqual({ kind: 'end-missed' });
  expect(alertOf(endsToo, tops, obliged, [ends, endsToo])).toBeUndefined();
  expect(alertOf(goesOn, tops, proposed(ends), [ends, endsToo, goesOn])).toBeUndefined();
});

it('lays nothing, chosen or not, before what could be said against it is known', () => {
  const [top, less] = [solution('MENERAI', 70), solution('MARE', 12)];
  expect(moveToLay(less, undefined, survey(top))).toBeUndefined();
  expect(moveToLay(less, proposed(top), undefined)).toBeUndefined();
  expect(moveToLay(less, proposed(top), survey(top))).toBe(less);
  expect(moveToLay(undefined, proposed(top), survey(top))).toMatchObject({ word: 'MENERAI' });
});

it('takes no proposal for other letters: their solutions would not be as many, or not as high', () => {
  const top = solution('MENERAI', 70);
  expect(answersTo({ count: 50, top: 70 }, survey(top))).toBe(true);
  expect(answersTo({ count: 51, top: 70 }, survey(top))).toBe(false);
  expect(answersTo({ count: 50, top: 72 }, survey(top))).toBe(false);
});

it('goes through the candidates and begins again', () => {
  const candidates = ['MENERAI', 'REMANIE', 'MARINEE'].map((word) => ({ word, reference: 'H4', score: 70 }));
  const [first, second, third] = candidates;
  expect(nextCandidate(candidates, first)).toBe(second);
  expect(nextCandidate(candidates, third)).toBe(first);
  expect(nextCandidate(candidates, { word: 'MARE', reference: 'H4', score: 12 })).toBe(first);
  expect(nextCandidate([], first)).toBeUndefined();
});

it('takes a turn for another one once a solution is laid, or another one instead', () => {
  const position = { turn: 2, formula: 'normale', board: [], draw: 'AEIMNRT' } as const;
  const [top, less] = [solution('MENERAI', 70), solution('MARE', 12)];
  const standings = [undefined, top, less].map((laid) => lookKey(position, laid));
  expect(new Set(standings).size).toBe(3);
  expect(lookKey({ ...position, draw: 'AEIMNRS' }, undefined)).not.toBe(standings[0]);
});

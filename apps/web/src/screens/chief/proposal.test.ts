import type { Solution } from '@raccord/scrabble';
import { expect, it } from 'vitest';
import { alertOf, reasonOf } from './proposal.ts';

const solution = (word: string, score: number, jokerCount = 0): Solution => ({
  ...{ word, reference: 'H4', score, jokerCount, laidCount: word.length },
  start: { row: 7, column: 3, direction: 'horizontal' },
});
const survey = (...tops: Solution[]) => ({ count: 50, top: tops[0].score, tops, proposal: tops[0] });

it('says why a solution is proposed', () => {
  const [top, other, joker] = [solution('MENERAI', 70), solution('REMANIE', 70), solution('MENERaI', 70, 1)];
  expect(reasonOf(top, survey(top))).toBe('only-top');
  expect(reasonOf(top, survey(top, other))).toBe('first-top');
  expect(reasonOf(top, survey(top, joker))).toBe('keeps-joker');
  expect(reasonOf(other, survey(top, other))).toBe('prepared');
});

it('alerts on a solution that is no top, or spends a joker that another top keeps', () => {
  const [top, joker, less] = [solution('MENERAI', 70), solution('MENERaI', 70, 1), solution('MARE', 12)];
  expect(alertOf(top, survey(top, joker))).toBeUndefined();
  expect(alertOf(joker, survey(top, joker))).toBe('joker-wasted');
  expect(alertOf(joker, survey(joker))).toBeUndefined();
  expect(alertOf(less, survey(top))).toBe('not-top');
});

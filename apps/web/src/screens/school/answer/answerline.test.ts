import { EDITION_NAMES } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { schoolTexts } from '../../../texts/school.ts';
import { answerOf, readLine, writeLine } from './answerline.ts';
import { meantBy, reasonsIn } from './reasons.ts';

const REASONS = reasonsIn('2023');
const read = (line: string) => answerOf(readLine(line, REASONS));
const offered = (line: string): string[] => readLine(line, REASONS).choices.map(({ code }) => code);

describe('an answer in one line', () => {
  it.each([
    ['24', { points: 24, sanction: 'none' }],
    [' 24  a ', { points: 24, sanction: 'warning' }],
    ['24a jok', { points: 24, sanction: 'warning', reason: 'joker-not-circled' }],
    ['24 A JOK', { points: 24, sanction: 'warning', reason: 'joker-not-circled' }],
    ['24 Avertissement joker', { points: 24, sanction: 'warning', reason: 'joker-not-circled' }],
    ['70 p loc', { points: 70, sanction: 'penalty', reason: 'wrong-location' }],
    ['70 pénalité', { points: 70, sanction: 'penalty' }],
    ['70 pa', { points: 70, sanction: 'penalty-and-warning' }],
    ['70 a p sco', { points: 70, sanction: 'penalty-and-warning', reason: 'score-wrong' }],
    ['n mna', { points: 0, sanction: 'nullity', reason: 'word-not-admitted' }],
    ['0 nul mot non adm', { points: 0, sanction: 'nullity', reason: 'word-not-admitted' }],
    ['c', { points: 0, sanction: 'referred' }],
    ['70 p loc h4', { points: 70, sanction: 'penalty', reason: 'wrong-location', place: 'H4' }],
    ['70 p 4H loc', { points: 70, sanction: 'penalty', reason: 'wrong-location', place: '4H' }],
    ['24 p 5.3.3 O15', { points: 24, sanction: 'penalty', reason: 'wrong-location', place: 'O15' }],
    ['12 - sol', { points: 12, sanction: 'none', reason: 'several-solutions' }],
    ['12 sol', { points: 12, sanction: 'none', reason: 'several-solutions' }],
    ['', 'no-points'],
    ['a jok', 'no-points'],
    ['12 n', 'null-points'],
    ['12 a xyz', 'unknown-reason'],
    ['12 constructor', 'unknown-reason'],
    ['12345', 'points-too-high'],
    ['123456 a jok', 'points-too-high'],
  ])('« %s »', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it('takes the reason that was chosen among those offered', () => {
    const line = readLine('24 a sco', REASONS);
    const other = line.choices.findIndex(({ reason }) => reason === 'score-missing');
    expect(other).toBeGreaterThan(0);
    expect(answerOf(line, other)).toMatchObject({ reason: 'score-missing' });
  });

  it('offers every reason of the edition before one is typed, then those that it may be', () => {
    expect(offered('24 a')).toHaveLength(REASONS.length);
    expect(offered('24 a score')).toEqual(['ssc', 'sco', 'loc']);
    expect(offered('24 n 5.4.1.c')).toEqual(['pos']);
    expect(offered('24 n 5.4.1')).toEqual(expect.arrayContaining(['mna', 'pos', 'tir']));
    expect(offered('24 n 9.9')).toEqual([]);
  });

  it('is what buttons write', () => {
    const [joker] = meantBy('jok', REASONS);
    for (const line of ['24 a jok', '24 a jok H4', '24 15O', '24', '24 pa', 'n', 'c', 'a', ''])
      expect(writeLine({ ...readLine(line, REASONS), reason: line.includes('jok') ? joker : undefined })).toBe(line);
  });
});

it('a code names one reason, and no code is a sanction', () => {
  const codes = Object.values(schoolTexts.reasons).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(readLine(`1 ${code}`, REASONS)).toMatchObject({ sanction: 'none', typed: code });
});

it.each(EDITION_NAMES)('every reason of %s is found by its code and by each of its articles', (edition) => {
  const reasons = reasonsIn(edition);
  for (const choice of reasons) {
    expect(meantBy(choice.code, reasons)[0]).toBe(choice);
    for (const number of choice.articles.join(' ').match(/\d+\.\d+/g) ?? [])
      expect(meantBy(number, reasons)).toContain(choice);
  }
});

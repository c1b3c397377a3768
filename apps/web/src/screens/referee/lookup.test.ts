import { parseReference, type Solution, unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { moveKey } from './entryrows.ts';
import { rankSolutions, readQuery } from './lookup.ts';

const solution = (word: string, reference: string, score: number): Solution => ({
  ...{ word, reference, score, jokerCount: 0, laidCount: word.length },
  start: unwrap(parseReference(reference)),
});

const top = solution('MAISONS', 'H4', 80);
const found = [top, solution('MAISON', 'H4', 24), solution('MAIS', '4H', 20), solution('MA', 'B2', 9)];
const words = (typed: string, played: string[] = [], isOpening = false) =>
  rankSolutions(found, readQuery(typed), {
    ...{ top, isOpening },
    played: new Map(played.map((word, index) => [moveKey(found.find((one) => one.word === word) ?? top), index + 1])),
  }).map(({ word }) => word);

test('letters and digits are told apart, accents aside', () => {
  expect(readQuery('é24a')).toEqual({ letters: 'EA', digits: '24' });
});

test('the best score comes first, the top last: Enter alone gives it', () => {
  expect(words('M')).toEqual(['MAISON', 'MAIS', 'MA', 'MAISONS']);
});

test('what others played on the turn comes before the rest, the most played first', () => {
  expect(words('M', ['MA', 'MAIS'])).toEqual(['MAIS', 'MA', 'MAISON', 'MAISONS']);
});

test('a word typed whole comes before longer ones, the top too', () => {
  expect(words('mais', ['MA'])[0]).toBe('MAIS');
  expect(words('maisons')[0]).toBe('MAISONS');
});

test('on the first turn a word written across counts once', () => {
  expect(words('M', [], true)).not.toContain('MAIS');
});

import { parseReference, type Solution, unwrap } from '@raccord/scrabble';
import { expect, test } from 'vitest';
import { moveKey } from './entryrows.ts';
import { isWholeSlip, rankSolutions, readQuery, typedSlip } from './lookup.ts';

const solution = (word: string, reference: string, score: number): Solution => ({
  ...{ word, reference, score, jokerCount: 0, laidCount: word.length },
  start: unwrap(parseReference(reference)),
});

const found = [
  solution('MAISONS', 'H4', 80),
  solution('MAISON', 'H4', 24),
  solution('MAIS', '4H', 20),
  solution('MA', 'B2', 9),
];
const rank = (from: readonly Solution[], typed: string, played: readonly Solution[] = [], isOpening = false) =>
  rankSolutions(from, readQuery(typed), {
    isOpening,
    played: new Map(played.map((one, index) => [moveKey(one), index + 1])),
  }).map(({ word, reference }) => `${word} ${reference}`);

test('letters and digits are told apart, accents aside', () => {
  expect(readQuery('é24a')).toEqual({ letters: 'EA', word: 'EA', digits: '24', reference: '' });
});

test('a slip typed as it is written is its word, its place and its score', () => {
  expect(readQuery('LASSANT H2 64')).toMatchObject({ word: 'LASSANT', digits: '64', reference: 'H2' });
  expect(readQuery('fadée 9g')).toMatchObject({ word: 'FADEE', digits: '', reference: '9G' });
  expect(readQuery('A 64')).toMatchObject({ word: 'A', digits: '64', reference: '' });
  expect(rank(found, 'MAISON H4')).toEqual(['MAISON H4']);
  expect(rank(found, 'MAISON H4 24', [], true)).toEqual(['MAISON H4']);
  expect(rank(found, 'MAISON H4 2')).toEqual([]);
  expect(rank(found, 'MAISON 4H')).toEqual([]);
});

test('a star circles the letter before it, as in the fields; without one, jokers are circled as they should be', () => {
  expect(readQuery('fa*dé*e* 9g 12')).toMatchObject({ letters: 'FADEE', word: 'FaDee', digits: '12' });
  expect(readQuery('*f**')).toMatchObject({ letters: 'F', word: 'f' });
  const jokers = [solution('MAIsON', 'H4', 20), solution('MAiSON', 'H4', 20)];
  expect(rank(jokers, 'MAISON H4 20')).toEqual(['MAIsON H4', 'MAiSON H4']);
  expect(rank(jokers, 'MAI*SON H4 20')).toEqual(['MAiSON H4']);
  expect(rank(found, 'MAI*SON H4 24')).toEqual([]);
});

test('what is told to be typed is read as it is written', () => {
  for (const [word, reference, score] of [
    ['FADeE', '9G', 23],
    ['oEIL', 'H4', 8],
  ] as const) {
    const query = readQuery(typedSlip(word, reference, score));
    expect(query).toMatchObject({ word, reference, digits: String(score) });
    expect(isWholeSlip(query)).toBe(true);
  }
  expect(typedSlip('FADeE', '9G', 23)).toBe('FADE*E 9G 23');
  expect(isWholeSlip(readQuery('FADEE 9G'))).toBe(false);
});

test('of what the letters typed can become the best score comes first, the top too', () => {
  const joue = [solution('JOUE', '6B', 28), solution('JoUE', 'G7', 40), solution('JoUER', 'G7', 22)];
  expect(rank(joue, 'JO')).toEqual(['JoUE G7', 'JOUE 6B', 'JoUER G7']);
  expect(rank(found, 'M')[0]).toBe('MAISONS H4');
});

test('what others played on the turn decides between equal scores only', () => {
  const equal = [solution('MARE', 'A1', 24), ...found];
  expect(rank(equal, 'M', [found[3], found[1]])).toEqual(['MAISONS H4', 'MAISON H4', 'MARE A1', 'MAIS 4H', 'MA B2']);
});

test('a word typed whole comes before longer ones, whichever of its letters is the joker', () => {
  expect(rank(found, 'mais', [found[3]])[0]).toBe('MAIS 4H');
  expect(rank([found[0], solution('mAIS', '4H', 20), solution('MAIs', 'A1', 26)], 'mais')).toEqual([
    ...['MAIs A1', 'mAIS 4H', 'MAISONS H4'],
  ]);
});

test('on the first turn a word written across counts once', () => {
  expect(rank(found, 'M', [], true)).not.toContain('MAIS 4H');
});

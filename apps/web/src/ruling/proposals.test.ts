import { expect, it } from 'vitest';
import { laidWordsOf } from './proposals.ts';

const place = (reference: string, notAdmitted: string[], ...tilings: [string, number][]) => ({
  ...{ reference, direction: 'horizontal' as const, squares: [], word: '', scores: [], notAdmitted },
  tilings: tilings.map(([word, score]) => ({ word, score })),
});

it('gives every way to lay a word: valid places, the score written, then the best', () => {
  const places = [
    place('H4', ['XU'], ['TABLE', 77]),
    place('5C', [], ['TaBLE', 20], ['TAbLE', 24]),
    place('A1', [], ['TABLe', 30], ['tABLE', 20]),
  ];
  const shown = laidWordsOf(places, 20).map(({ word, reference, score, isAsWritten }) => [
    `${word} ${reference}`,
    score,
    isAsWritten,
  ]);
  expect(shown).toEqual([
    ['TaBLE 5C', 20, true],
    ['tABLE A1', 20, true],
    ['TABLe A1', 30, false],
    ['TAbLE 5C', 24, false],
    ['TABLE H4', 77, false],
  ]);
  expect(laidWordsOf(places, undefined).every(({ isAsWritten }) => !isAsWritten)).toBe(true);
});

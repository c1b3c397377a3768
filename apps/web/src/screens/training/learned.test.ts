import { expect, test } from 'vitest';
import { learnedOf, lettersOf, linesOf } from './learned.ts';

const found = {
  letters: 'RAT',
  asWord: { isAdmitted: true, extensions: { before: ['ERAT', 'ODORAT'], after: ['RATE', 'RATER', 'RATERA'] } },
  anagrams: ['ART'],
};

test('the back of a card: what the word is, its anagrams, its nearest extensions', () => {
  const learned = learnedOf('RAT', found, [{ lemma: 'rat', nature: 'nom masculin' }]);
  expect(linesOf(learned).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'rat, nom masculin',
    'Anagrammes : ART',
    'Rallonges avant : ERAT',
    'Rallonges après : RATE, RATER',
  ]);
  expect(lettersOf('RAT')).toBe('ART');
});

test('a long list is cut, and says by how much', () => {
  const anagrams = Array.from({ length: 20 }, (_, index) => `A${index}`);
  const [line] = linesOf(learnedOf('RAT', { letters: 'RAT', anagrams }, []));
  expect(line).toMatch(/A11, … et 8 de plus$/);
});

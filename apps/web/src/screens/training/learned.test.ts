import { expect, test } from 'vitest';
import { backLines, learnedOf, sortedLetters } from './learned.ts';

const found = {
  letters: 'RAT',
  asWord: { isAdmitted: true, extensions: { before: ['ERAT', 'ODORAT'], after: ['RATE', 'RATER', 'RATERA'] } },
  anagrams: ['ART'],
};

test('the back of a card: what the word is, its anagrams, its nearest extensions', () => {
  const learned = learnedOf('RAT', found, [{ lemma: 'rat', nature: 'nom masculin' }]);
  expect(backLines(learned).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'rat, nom masculin',
    'Anagrammes : ART',
    'Rallonges avant : ERAT',
    'Rallonges après : RATE, RATER',
  ]);
  expect(sortedLetters('RAT')).toBe('ART');
});

test('a long list is cut, and says by how much', () => {
  const anagrams = Array.from({ length: 20 }, (_, index) => `A${index}`);
  const [line] = backLines(learnedOf('RAT', { letters: 'RAT', anagrams }, []));
  expect(line).toMatch(/A11, … et 8 de plus$/);
});

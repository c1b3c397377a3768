import { expect, test } from 'vitest';
import * as labels from './labels.ts';

const { describeNoTurn } = labels;

const CANCELLED = { number: 1, draw: 'AEINRST', reason: 'Erreur de temps' };

test('a game without a turn says whether it waits for its first draw or had its only turns cancelled', () => {
  const told = (cancelled: (typeof CANCELLED)[], isFinished = false) => describeNoTurn({ cancelled, isFinished });
  expect(told([])).toBe('Le premier tirage n’est pas encore fait.');
  expect(told([CANCELLED])).toBe(
    'Coup 1 annulé (AEINRST), motif : « Erreur de temps ». Un nouveau tirage est à faire.',
  );
  expect(told([CANCELLED, { ...CANCELLED, draw: 'AB?', reason: 'Erreur de pose' }], true)).toBe(
    'Coup 1 annulé (AEINRST), motif : « Erreur de temps ». Coup 1 annulé (AB?), motif : « Erreur de pose ». Aucun coup ne compte.',
  );
  expect(told([], true)).toBe('Aucun coup ne compte.');
});

test('what all editions call alike names no article: the average is in 5.9 of one text and in 5.7 of another', () => {
  expect(JSON.stringify(labels)).not.toMatch(/\d\.\d/);
});

test('the top is said where it is known, and where an average comes from', () => {
  const told = (line: Partial<Parameters<typeof labels.describeOutcome>[0]>, top: number | undefined) =>
    labels.describeOutcome({ outcome: 'accepted', points: 10, ...line }, top);
  expect([told({}, 10), told({}, 12), told({}, undefined)]).toEqual(['Top', 'Accepté', 'Accepté']);
  expect(told({ outcome: 'nullity', points: 0 }, 0)).toBe('Nul');
  expect(told({ outcome: 'average', average: 'granted' }, 10)).toBe('Moyenne accordée');
  expect(told({ outcome: 'missing', points: 0 }, 0)).toBe('Pas encore saisi');
});

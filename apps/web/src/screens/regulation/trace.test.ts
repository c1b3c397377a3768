import { expect, test } from 'vitest';
import { describeSaw } from './trace.ts';

test.each([
  [{ isAdmitted: false }, ['mot admis : non']],
  [{ writtenScore: undefined, realScore: 32 }, ['score écrit : rien', 'score réel : 32']],
  [{ circles: 0b101, jokers: 0 }, ['lettres encerclées : lettres 1, 3', 'lettres jouées avec un joker : aucune']],
  [
    { formedWords: ['TASX', 'XE'], falseWords: [] },
    ['mots formés non admis : TASX, XE', 'prolongements non admis : aucun'],
  ],
  [{ reading: 'part' as const }, ['lecture : partie d’un mot']],
])('%j reads %j', (saw, sentences) => {
  expect(describeSaw(saw).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(sentences);
});

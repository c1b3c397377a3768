import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from './filename.ts';

test.each([
  ['Résultats – Fougères', 'Résultats – Fougères.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf'],
  ['deux\nlignes\t et\0 un zéro', 'deux lignes et un zéro.pdf'],
  ['moitié \ud83d de signe', 'moitié de signe.pdf'],
  ['gepj.\u202efdp', 'gepj. fdp.pdf'],
  ['../../etc', 'etc.pdf'],
  ['CON', '_CON.pdf'],
  ['lpt1.essai', '_lpt1.essai.pdf'],
  ['Conrad', 'Conrad.pdf'],
  ['\ud800\u0007 ', 'document.pdf'],
  ['', 'document.pdf'],
])('%j', (title, name) => {
  expect(fileNameOf(title, 'pdf')).toBe(name);
});

test('a long title is cut between two letters', () => {
  expect(fileNameOf(`${'é'.repeat(99)}🎲🎲`, 'pdf')).toBe(`${'é'.repeat(99)}.pdf`);
});

test('whatever people write, the name goes into an address and on every disk', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const name = fileNameOf(title, 'raccord');
      expect(Buffer.byteLength(decodeURIComponent(encodeURIComponent(name)))).toBeLessThanOrEqual(212);
      expect(name).toMatch(/^[^\p{Cc}<>:"/\\|?*]+\.raccord$/u);
    }),
  );
});

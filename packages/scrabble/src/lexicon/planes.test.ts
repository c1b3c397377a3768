import { expect, test } from 'vitest';
import { decodeLexicon, encodeLexicon } from './file.ts';
import { fromPlanes, toPlanes } from './planes.ts';
import { WordGraph } from './wordgraph.ts';

test('bytes of the same rank in their cells stand together', () => {
  expect([...toPlanes(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8))]).toEqual([1, 5, 2, 6, 3, 7, 4, 8]);
});

test('bytes that make no whole cells are refused rather than lost', () => {
  expect(() => toPlanes(Uint8Array.of(1, 2, 3, 4, 5))).toThrow(RangeError);
  expect(() => fromPlanes(Uint8Array.of(1, 2, 3, 4, 5))).toThrow(RangeError);
});

test('a lexicon comes back from its planes as it was', () => {
  const file = encodeLexicon({ name: 'été', words: WordGraph.fromWords(['AS', 'TEST', 'TESTS']) });
  expect(fromPlanes(toPlanes(file))).toEqual(file);
  expect(decodeLexicon(fromPlanes(toPlanes(file))).ok).toBe(true);
});

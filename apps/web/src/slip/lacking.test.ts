import { expect, test } from 'vitest';
import { lackOf } from './lacking.ts';
import { EMPTY_DRAFT, type SlipDraft } from './slipdraft.ts';

const scored: SlipDraft = { ...EMPTY_DRAFT, score: '99' };
const written = (word: string, reference: string) => ({ word, reference, outside: [] });

test('a score without a word lacks its word, on every turn', () => {
  expect(lackOf(scored, 1)).toEqual({ what: 'word', solution: 0 });
  expect(lackOf({ ...scored, solutions: [written('', 'H8')] }, 2)).toEqual({ what: 'word', solution: 0 });
});

test('what is said of a slip asks for no word: blank, late, illegible', () => {
  for (const state of ['blank', 'absent', 'late'] as const) expect(lackOf({ ...scored, state }, 2)).toBeUndefined();
  expect(lackOf({ ...scored, legibility: 'illegible' }, 2)).toBeUndefined();
});

test('then the way of the word, where nobody has said it', () => {
  expect(lackOf({ ...scored, solutions: [written('MARE', '')] }, 2)).toEqual({ what: 'direction', solution: 0 });
  expect(lackOf({ ...scored, solutions: [written('MARE', 'H8')] }, 2)).toBeUndefined();
});

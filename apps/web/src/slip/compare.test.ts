import type { Slip } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { compareSlips, isSameSlip } from './compare.ts';

const SOLUTION = { word: 'MANIERE', direction: 'horizontal', reference: 'H4', outside: [] } as const;
const SLIP: Slip = { state: 'handed-in', solutions: [SOLUTION], score: 70 };

const differing = (other: Slip): string[] =>
  compareSlips(SLIP, other).flatMap(({ field, isSame }) => (isSame ? [] : field));

describe('two entries of one slip', () => {
  it('are the same, whatever the order of the letters around the word', () => {
    const [a, b] = [
      { letter: 'A', down: 1, right: 0 },
      { letter: 'B', down: 2, right: 0 },
    ];
    const drawn = (outside: typeof SOLUTION.outside | (typeof a)[]): Slip => ({
      ...SLIP,
      solutions: [{ ...SOLUTION, outside }],
    });
    expect(isSameSlip(SLIP, structuredClone(SLIP))).toBe(true);
    expect(isSameSlip(drawn([a, b]), drawn([b, a]))).toBe(true);
    expect(isSameSlip(drawn([a, b]), drawn([a]))).toBe(false);
  });

  it('are the same, however the reference is written', () => {
    for (const reference of ['h4', 'H 4', 'H04']) {
      expect(isSameSlip(SLIP, { ...SLIP, solutions: [{ ...SOLUTION, reference }] })).toBe(true);
    }
  });

  it('differ field by field', () => {
    expect(differing({ ...SLIP, score: 72 })).toEqual(['score']);
    expect(differing({ ...SLIP, solutions: [{ ...SOLUTION, word: 'MANIERe', reference: 'H5' }] })).toEqual([
      'word',
      'reference',
    ]);
    expect(differing({ state: 'absent', solutions: [] })).toEqual(['state', 'word', 'direction', 'reference', 'score']);
  });

  it('differ by what is struck out and by how it reads, not by what the paper does not show', () => {
    expect(differing({ ...SLIP, solutions: [{ ...SOLUTION, isStruck: true }] })).toEqual(['struck']);
    expect(differing({ ...SLIP, legibility: 'hard' })).toEqual(['legibility']);
    expect(isSameSlip(SLIP, { ...SLIP, conduct: 'warned' })).toBe(true);
  });

  it('differ by a solution more', () => {
    const both = { ...SLIP, solutions: [SOLUTION, { ...SOLUTION, word: 'ARMENIE' }] };
    expect(compareSlips(SLIP, both).filter(({ isSame }) => !isSame)[0]).toMatchObject({
      field: 'word',
      index: 1,
      first: '',
      second: 'ARMENIE',
    });
  });
});

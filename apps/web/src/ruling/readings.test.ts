import type { Verdict } from '@raccord/regulation';
import { describe, expect, it } from 'vitest';
import { isAlreadyBest, readingsOf } from './readings.ts';

const verdict = (points: number, penalty = 0, warning = false): Verdict => ({
  ...{ outcome: points > 0 ? 'accepted' : 'nullity', points, penalty, warning, retained: null, reasons: [] },
});

describe('readingsOf', () => {
  it('puts alike readings together, the one that brings most first', () => {
    const readings = readingsOf([
      ['accord', verdict(77, 5)],
      ['prolongement', verdict(0)],
      ['tout', verdict(0)],
      ['jamais', verdict(77, 0, true)],
    ]);
    expect(readings.map(({ by }) => by)).toEqual([['jamais'], ['accord'], ['prolongement', 'tout']]);
  });

  it('takes the one without a warning of two that bring the same', () => {
    const [best] = readingsOf([
      ['accord', verdict(77, 5, true)],
      ['jamais', verdict(72)],
    ]);
    expect(best.by).toEqual(['jamais']);
  });
});

describe('isAlreadyBest', () => {
  const standing = (points: number, penalty: number, warnings: number) => ({
    ...{ outcome: 'accepted' as const, points, penalty, warnings, reasons: [] },
  });
  const readings = readingsOf([['accord', verdict(77, 5)]]);
  it('compares points, then warnings', () => {
    expect(isAlreadyBest(standing(77, 5, 0), readings)).toBe(true);
    expect(isAlreadyBest(standing(77, 5, 1), readings)).toBe(false);
    expect(isAlreadyBest(standing(0, 0, 0), readings)).toBe(false);
    expect(isAlreadyBest(standing(80, 0, 2), readings)).toBe(true);
  });
});

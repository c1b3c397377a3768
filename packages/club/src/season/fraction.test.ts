import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareFractions, dividedBy, fraction, plus, toNumber, ZERO } from './fraction.ts';

test('fractions are compared as they are, not as they are shown', () => {
  const one = { over: 10n ** 30n + 1n, under: 10n ** 30n };
  expect(toNumber(one)).toBe(1);
  expect(compareFractions(one, fraction(1))).toBe(1);
  const third = fraction(1, 3);
  expect(compareFractions(plus(plus(third, third), third), fraction(7, 7))).toBe(0);
});

test('a sum is over the denominator of one of its terms where that serves both', () => {
  expect(plus(fraction(1, 6), fraction(1, 3))).toEqual({ over: 3n, under: 6n });
  expect(plus(fraction(1, 3), fraction(1, 6))).toEqual({ over: 3n, under: 6n });
  expect(plus(fraction(1, 2), fraction(1, 3))).toEqual({ over: 5n, under: 6n });
});

test('a figure is that which dividing gives', () => {
  const numbers = fc.array(fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 1500 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(numbers, (all) => {
      const sum = all.reduce((sum, [over, under]) => plus(sum, fraction(over, under)), ZERO);
      const plain = all.reduce((sum, [over, under]) => sum + over / under, 0) / all.length;
      expect(toNumber(dividedBy(sum, all.length))).toBeCloseTo(plain, 8);
    }),
  );
});

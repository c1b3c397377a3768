import { describe, expect, it } from 'vitest';
import { runOn, showTime } from './useclock.ts';

const SECOND = 1000;
const WRITE = 30 * SECOND;

describe('a clock between two answers of the server', () => {
  const thinking = { phase: 'think', left: 10 * SECOND, isRunning: true } as const;

  it('runs down', () => {
    expect(runOn(thinking, 4 * SECOND, WRITE)).toEqual({ phase: 'think', left: 6 * SECOND, isRunning: true });
  });

  it('goes from thinking to writing, then to its end, by itself', () => {
    expect(runOn(thinking, 12 * SECOND, WRITE)).toEqual({ phase: 'write', left: 28 * SECOND, isRunning: true });
    expect(runOn(thinking, 40 * SECOND, WRITE)).toEqual({ phase: 'over', left: 0, isRunning: true });
  });

  it('never shows less than nothing', () => {
    expect(runOn({ phase: 'over', left: 0, isRunning: true }, 90 * SECOND, WRITE).left).toBe(0);
  });
});

it('shows minutes and seconds, the second under way counted', () => {
  expect([180_000, 179_001, 60_000, 9_500, 1, 0].map(showTime)).toEqual([
    '3:00',
    '3:00',
    '1:00',
    '0:10',
    '0:01',
    '0:00',
  ]);
});

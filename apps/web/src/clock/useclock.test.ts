import { describe, expect, it } from 'vitest';
import { agedBy, runOn, showClock, showTime } from './useclock.ts';

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

it('says the same before the clock is started and when it is', () => {
  const times = { think: 150, write: 30 };
  expect(showClock(undefined, times)).toBe('2:30');
  expect(showClock(runOn({ phase: 'think', left: 150 * SECOND, isRunning: true }, 0, WRITE), times)).toBe('2:30');
});

it('ages the running clocks of a turn and no others: at 0:00 nobody thinks any more', () => {
  const clock = { phase: 'think', left: 10 * SECOND, isRunning: true } as const;
  const paused = { ...clock, isRunning: false };
  const turn = { number: 3, times: { write: 30 }, centres: [{ clock }, { clock: paused }, {}] };
  const phases = (passed: number) => agedBy(turn, passed).centres.map((at) => at.clock?.phase);
  expect(phases(9 * SECOND)).toEqual(['think', 'think', undefined]);
  expect(phases(10 * SECOND)).toEqual(['write', 'think', undefined]);
  expect(phases(40 * SECOND)).toEqual(['over', 'think', undefined]);
});

it('shows minutes and seconds, the second under way counted', () => {
  expect([3_909_000, 245_000, 180_000, 179_001, 60_000, 59_001, 9_500, 1, 0].map(showTime)).toEqual([
    '1:05:09',
    '4:05',
    '3:00',
    '3:00',
    '1:00',
    '1:00',
    '0:10',
    '0:01',
    '0:00',
  ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, elapsed, pauseClock, readClock, resumeClock, startClock } from './clock.ts';
import { timesOf } from './rhythms.ts';

const BLITZ = timesOf('2023', 'blitz', 1);
const NORMAL = timesOf('2023', 'normal', 1);
const SECOND = 1000;
const NOON = Date.UTC(2026, 10, 15, 12);

describe('a clock that runs', () => {
  it.each([
    [BLITZ, 0, 'think', 40],
    [BLITZ, 39, 'think', 1],
    [BLITZ, 40, 'write', 20],
    [BLITZ, 59, 'write', 1],
    [BLITZ, 60, 'over', 0],
    [BLITZ, 600, 'over', 0],
    [NORMAL, 0, 'think', 150],
    [NORMAL, 150, 'write', 30],
    [NORMAL, 180, 'over', 0],
  ] as const)('of %o after %i s shows « %s », %i s left', (times, after, phase, left) => {
    const reading = readClock(startClock(NOON), times, NOON + after * SECOND);
    expect(reading).toEqual({ phase, left: left * SECOND, isRunning: true });
  });
});

describe('a clock paused', () => {
  it('stands where it was', () => {
    const clock = pauseClock(startClock(NOON), NOON + 15 * SECOND);
    expect(readClock(clock, BLITZ, NOON + 500 * SECOND)).toEqual({
      phase: 'think',
      left: 25 * SECOND,
      isRunning: false,
    });
  });

  it('takes up where it stood', () => {
    const paused = pauseClock(startClock(NOON), NOON + 15 * SECOND);
    const clock = resumeClock(paused, NOON + 100 * SECOND);
    expect(readClock(clock, BLITZ, NOON + 130 * SECOND)).toEqual({
      phase: 'write',
      left: 15 * SECOND,
      isRunning: true,
    });
  });

  it('counts the time between starts and pauses, and nothing else', () => {
    const spells = fc.array(fc.record({ run: fc.nat(90_000), stand: fc.nat(90_000) }), { minLength: 1 });
    fc.assert(
      fc.property(spells, (list) => {
        let at = NOON;
        let clock: Clock = pauseClock(startClock(at), at);
        for (const { run, stand } of list) {
          clock = pauseClock(resumeClock(clock, at), at + run);
          at += run + stand;
        }
        expect(elapsed(clock, at)).toBe(list.reduce((sum, { run }) => sum + run, 0));
      }),
    );
  });
});

describe('a computer whose time is set back', () => {
  it('takes nothing away from the time run', () => {
    expect(elapsed(startClock(NOON), NOON - 3600 * SECOND)).toBe(0);
    const paused = pauseClock(resumeClock({ run: 10 * SECOND, since: undefined }, NOON), NOON - SECOND);
    expect(paused).toEqual({ run: 10 * SECOND, since: undefined });
  });
});

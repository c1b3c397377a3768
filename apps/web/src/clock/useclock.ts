import type { AnswerOf } from '@raccord/contract';
import { useEffect, useState } from 'react';
import { useServerTime } from '../server/station.tsx';

type Clock = NonNullable<NonNullable<AnswerOf<'seeHall'>['turn']>['centres'][number]['clock']>;

const TICK_MS = 200;

/** What the clock of a turn shows now. Milliseconds left in the phase. */
export interface ClockFace {
  readonly phase: Clock['phase'];
  readonly left: number;
  readonly isRunning: boolean;
}

/**
 * Runs the clock of a turn between two answers of the server.
 * @param told when the server gave it, by its own time.
 * @param write milliseconds of the time to write, which follows the time to think.
 */
export function useClock(clock: Clock | undefined, told: number, write: number): ClockFace | undefined {
  const time = useServerTime();
  const [now, setNow] = useState(() => time.now());
  const isRunning = clock?.isRunning === true;
  useEffect(() => {
    setNow(time.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(time.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, time]);
  return clock && runOn(clock, isRunning ? Math.max(0, now - told) : 0, write);
}

export function runOn({ phase, left, isRunning }: Clock, passed: number, write: number): ClockFace {
  const after = left - passed;
  if (phase === 'over' || after > 0) return { phase, left: Math.max(0, after), isRunning };
  if (phase === 'think' && after + write > 0) return { phase: 'write', left: after + write, isRunning };
  return { phase: 'over', left: 0, isRunning };
}

/** Minutes and seconds, the second under way counted: 3:00 down to 0:00. */
export function showTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

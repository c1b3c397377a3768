import { useEffect, useState } from 'react';
import type { HallTurn } from '../server/answers.ts';
import { useServerTime } from '../server/station.tsx';
import { texts } from '../texts/index.ts';
import { useNow } from './usenow.ts';

type Clock = NonNullable<HallTurn['centres'][number]['clock']>;

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
  const isRunning = clock?.isRunning === true;
  const now = useNow(time, isRunning);
  return clock && runOn(clock, isRunning ? Math.max(0, now - told) : 0, write);
}

interface Played {
  readonly times: { readonly write: number };
  readonly centres: readonly { readonly clock?: Clock | undefined }[];
}

/** A turn with its clocks as they are now, looked at again whenever one of them comes to another phase. */
export function useTurnNow<Turn extends Played>(turn: Turn | undefined, told: number): Turn | undefined {
  const time = useServerTime();
  const [, look] = useState(0);
  const passed = Math.max(0, time.now() - told);
  const now = turn && agedBy(turn, passed);
  const wait = Math.min(...(now?.centres ?? []).map(({ clock }) => (clock?.isRunning && clock.left) || Infinity));
  useEffect(() => {
    if (wait === Infinity) return;
    const timer = setTimeout(() => look((looked) => looked + 1), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return now;
}

/** A turn as it is so many milliseconds after it was told. */
export function agedBy<Turn extends Played>(turn: Turn, passed: number): Turn {
  const write = turn.times.write * 1000;
  const centres = turn.centres.map((at) =>
    at.clock?.isRunning ? { ...at, clock: runOn(at.clock, passed, write) } : at,
  );
  return { ...turn, centres };
}

export function runOn({ phase, left, isRunning }: Clock, passed: number, write: number): ClockFace {
  const after = left - passed;
  if (phase === 'over' || after > 0) return { phase, left: Math.max(0, after), isRunning };
  if (phase === 'think' && after + write > 0) return { phase: 'write', left: after + write, isRunning };
  return { phase: 'over', left: 0, isRunning };
}

/** What every clock shows of a turn: before it is started, the time to think that it will start from. */
export const showClock = (face: Pick<ClockFace, 'left'> | undefined, times: { readonly think: number }): string =>
  showTime(face?.left ?? times.think * 1000);

/** Minutes and seconds, the second under way counted: 1:05:00, 3:00, down to 0:00. */
export function showTime(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** What the clock tells players to do; no face before it is started. */
export function describePhase(face: ClockFace | undefined): string {
  if (!face) return texts.clock.ready;
  return face.isRunning || face.phase === 'over' ? texts.clock.phases[face.phase] : texts.clock.paused;
}

import type { Times } from '@raccord/regulation';

/** A clock of one centre for one turn. Times are milliseconds since 1970; the clock never ends a turn by itself. */
export interface Clock {
  /** Time run before the last start or resumption. */
  readonly run: number;
  /** When it was last started or resumed; undefined while it stands. */
  readonly since: number | undefined;
}

export const startClock = (at: number): Clock => ({ run: 0, since: at });

export const pauseClock = (clock: Clock, at: number): Clock => ({ run: elapsed(clock, at), since: undefined });

export const resumeClock = (clock: Clock, at: number): Clock => ({ run: clock.run, since: at });

/** Milliseconds run so far; a clock set back in the meantime takes nothing away. */
export const elapsed = ({ run, since }: Clock, at: number): number =>
  run + (since === undefined ? 0 : Math.max(0, at - since));

export type Phase = 'think' | 'write' | 'over';

export interface ClockReading {
  readonly phase: Phase;
  /** Milliseconds left in this phase; when it is over, nothing. */
  readonly left: number;
  readonly isRunning: boolean;
}

/** What a clock shows. */
export function readClock(clock: Clock, times: Times, at: number): ClockReading {
  const run = elapsed(clock, at);
  const isRunning = clock.since !== undefined;
  const think = times.think * 1000;
  const all = think + times.write * 1000;
  if (run < think) return { phase: 'think', left: think - run, isRunning };
  if (run < all) return { phase: 'write', left: all - run, isRunning };
  return { phase: 'over', left: 0, isRunning };
}

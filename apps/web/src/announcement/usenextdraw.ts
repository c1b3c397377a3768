import { useEffect, useState } from 'react';
import { timeLeft } from './progress.ts';
import { useKeptProgress } from './useprogress.ts';

const TICK_MS = 200;

/** When the next draw may be made, after the announcement of the solution of a turn (3.1). */
export interface NextDraw {
  readonly game: string;
  readonly turn: number;
  /** Milliseconds to wait; none once they are over. */
  readonly left: number;
}

/** Counts down from the end of the last solution announced in this browser; undefined before there is one. */
export function useNextDraw(): NextDraw | undefined {
  const ended = useKeptProgress()?.ended;
  const [now, setNow] = useState(Date.now);
  const at = ended?.at;
  const left = at === undefined ? 0 : timeLeft(at, now);
  const isCounting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!isCounting || at === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [at, isCounting]);
  return ended && { game: ended.game, turn: ended.turn, left };
}

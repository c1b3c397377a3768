import { useEffect, useRef, useState } from 'react';
import { serverTimeOf } from '../../server/servertime.ts';

const TICK_MS = 200;

/** The time of the server of a sitting, looked at several times a second while something runs. */
export function useSittingNow(sitting: string, isRunning: boolean): number {
  const time = serverTimeOf(sitting);
  const [now, setNow] = useState(() => time.now());
  useEffect(() => {
    setNow(time.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(time.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [time, isRunning]);
  return now;
}

/** Does something once this time of the server has come. */
export function useAt(sitting: string, at: number | undefined, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => latest.current(), Math.max(0, at - serverTimeOf(sitting).now()));
    return () => clearTimeout(timer);
  }, [sitting, at]);
}

import { useEffect, useState } from 'react';

const TICK_MS = 200;
/** A timer may be a moment early. */
const MARGIN_MS = 10;

/** What tells the time: that of the machine (`Date`), or of a server (`ServerTime`). */
interface TimeSource {
  now(): number;
}

/** The time, looked at several times a second while something runs. */
export function useNow(time: TimeSource = Date, isRunning = true): number {
  const [now, setNow] = useState(() => time.now());
  useEffect(() => {
    setNow(time.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(time.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [time, isRunning]);
  return now;
}

/** The time, looked at again once this one has come. */
export function useWake(at: number | undefined, time: TimeSource = Date): number {
  const [now, setNow] = useState(() => time.now());
  useEffect(() => {
    setNow(time.now());
    if (at === undefined) return;
    const timer = setTimeout(() => setNow(time.now()), Math.max(0, at - time.now()) + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [time, at]);
  return now;
}

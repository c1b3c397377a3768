import { useEffect, useState } from 'react';

/** A timer may be a moment early. */
const MARGIN_MS = 10;

/** Looks again when this time of the clock has come, and tells what time it was then. */
export function useWake(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (at === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, at - Date.now()) + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  return now;
}

/** The time, looked at several times a second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const TICK_MS = 100;

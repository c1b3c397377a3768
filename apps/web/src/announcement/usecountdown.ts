import { useEffect, useState } from 'react';

const TICK_MS = 200;

/** Milliseconds left until a time; none once it has passed. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = until === undefined ? 0 : Math.max(0, until - now);
  const isCounting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!isCounting || until === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [until, isCounting]);
  return left;
}

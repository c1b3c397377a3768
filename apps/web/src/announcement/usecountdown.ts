import { useEffect, useState } from 'react';
import { useServerTime } from '../server/station.tsx';

const TICK_MS = 200;

/** Milliseconds left until a time of the server; none once it has passed. */
export function useCountdown(until: number | undefined): number {
  const time = useServerTime();
  const [now, setNow] = useState(() => time.now());
  const left = until === undefined ? 0 : Math.max(0, until - now);
  const isCounting = left > 0;
  useEffect(() => {
    setNow(time.now());
    if (!isCounting || until === undefined) return;
    const timer = setInterval(() => setNow(time.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [time, until, isCounting]);
  return left;
}

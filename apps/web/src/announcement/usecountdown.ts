import { useNow } from '../clock/usenow.ts';
import { useServerTime } from '../server/station.tsx';

/** Milliseconds left until a time of the server; none once it has passed. */
export function useCountdown(until = 0): number {
  const time = useServerTime();
  return Math.max(0, until - useNow(time, until > time.now()));
}

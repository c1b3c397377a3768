import { useEffect, useRef } from 'react';
import { serverTimeOf } from '../../server/servertime.ts';

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

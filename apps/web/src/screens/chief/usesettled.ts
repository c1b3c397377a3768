import { useEffect, useRef, useState } from 'react';
import { type SeenStep, settle } from './settled.ts';

/** Whether the step may be done already. */
export function useSettled(step: string | undefined): boolean {
  const seen = useRef<SeenStep | undefined>(undefined);
  const [reached, reach] = useState(0);
  // What a page shows first is there to be done.
  if (step !== undefined) seen.current = settle(seen.current ?? { step, from: 0 }, step, performance.now());
  const { from } = seen.current ?? { from: 0 };
  // A timer may be early by less than a millisecond.
  const isSettled = reached === from || performance.now() >= from;
  useEffect(() => {
    if (isSettled) return;
    const timer = setTimeout(() => reach(from), from - performance.now());
    return () => clearTimeout(timer);
  }, [isSettled, from]);
  return isSettled;
}
